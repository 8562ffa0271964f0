import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/game-over.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { useRoomStore } from '#renderer/realtime/room-store.ts'
import type { Rewards } from '#shared/protocol/parts.ts'

/** What else the game brought to the account; nothing is said of nothing. */
export function OwnRewards({ rewards }: { rewards: Rewards }) {
  const { t } = useTranslation()
  const me = useRoomStore(({ board }) => board.me)
  const own = rewards?.find(({ userId }) => userId === me)
  if (!own || !(own.r3 || own.passXp)) return null
  return (
    <div>
      <h3 className={classes.heading}>{t('game.finished.rewards')}</h3>
      <ul className={classes.rewards}>
        {own.r3 > 0 && <li>{t('game.finished.r3', { value: formatNumber(own.r3) })}</li>}
        {own.passXp > 0 && <li>{t('game.finished.passXp', { value: formatNumber(own.passXp) })}</li>}
      </ul>
    </div>
  )
}
