import { useTranslation } from 'react-i18next'
import { CountRing } from '#renderer/components/play/count-ring.tsx'
import { modeKey } from '#renderer/components/play/mode-key.ts'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import classes from '#renderer/features/room/match-head.module.css'
import { useStartsBy } from '#renderer/features/room/use-starts-by.ts'
import type { Room } from '#shared/schemas/room.ts'

/** The head of a matched room: its mode, and how long it waits for its players. */
export function MatchHead({ room }: { room: Room }) {
  const { t } = useTranslation()
  const left = useCountdown(useStartsBy(room))
  const hasBots = room.players.some(({ isBot }) => isBot)
  return (
    <div className={classes.match} data-testid="match-head">
      {left && <CountRing left={left} label={t('game.timer.left', { count: left.seconds })} />}
      <div className={classes.words}>
        <p className={classes.mode}>{t(modeKey(room))}</p>
        <h1 className={classes.title}>{t('room.match.found')}</h1>
      </div>
      {hasBots && <p className={classes.bots}>{t('room.match.bots')}</p>}
    </div>
  )
}
