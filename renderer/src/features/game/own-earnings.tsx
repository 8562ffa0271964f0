import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/game-over.module.css'
import { formatNumber } from '#renderer/lib/format.ts'

/** What the game brought the player: the podium shows the R3 of the first three alone, and nobody's XP. */
export function OwnEarnings({ r3, passXp }: { r3: number; passXp: number }) {
  const { t } = useTranslation()
  const parts = [
    ...(r3 > 0 ? [t('pass.r3', { value: formatNumber(r3) })] : []),
    ...(passXp > 0 ? [t('pass.xp', { value: formatNumber(passXp) })] : []),
  ]
  const [one, other] = parts
  if (one === undefined) return null
  const what = other === undefined ? one : t('pass.and', { one, other })
  return (
    <p className={classes.offer} data-testid="own-earnings">
      {t('pass.earned', { what })}
    </p>
  )
}
