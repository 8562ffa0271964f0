import { useTranslation } from 'react-i18next'
import { Meter } from '#renderer/components/meter.tsx'
import classes from '#renderer/features/game-pass/game-pass-page.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { PASS_LEVELS, xpUpTo } from '#shared/constants/rewards.ts'
import type { GamePass } from '#shared/schemas/game-pass.ts'

/** Where the player stands, and how far it is to the next level. */
export function LevelBar({ pass: { level, xp } }: { pass: GamePass }) {
  const { t } = useTranslation()
  const isDone = level >= PASS_LEVELS
  const need = xpUpTo(level + 1) - xpUpTo(level)
  const have = xp - xpUpTo(level)
  const words = isDone
    ? t('pass.done', { levels: PASS_LEVELS })
    : t('pass.toNext', { have: formatNumber(have), need: formatNumber(need), level: level + 1 })
  return (
    <div className={classes.level} data-testid="pass-level">
      <h2 className={classes.heading}>{level === 0 ? t('pass.start') : t('pass.level', { level })}</h2>
      <Meter label={words} share={isDone ? 1 : have / need} />
    </div>
  )
}
