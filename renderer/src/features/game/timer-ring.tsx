import { useTranslation } from 'react-i18next'
import { KEYHOLE } from '#renderer/components/keyhole.ts'
import { type TimeLeft, useCountdown } from '#renderer/components/play/use-countdown.ts'
import classes from '#renderer/features/game/timer-ring.module.css'
import { useRoomStore } from '#renderer/realtime/room-store.ts'

const urgencyOf = ({ seconds }: TimeLeft) => (seconds <= 5 ? 'last' : seconds <= 10 ? 'soon' : 'calm')

/** The round's clock: ink that runs out. Readers are told at 30, 10 and 5 seconds only. */
export function TimerRing() {
  const { t } = useTranslation()
  const runs = useRoomStore(
    ({ board }) =>
      board.phase === 'answering' || (board.phase === 'paused' && board.pause?.of === 'answering'),
  )
  const countdown = useRoomStore(({ board }) => board.countdown)
  const left = useCountdown(runs ? countdown : null)
  const share = left?.share ?? 0
  return (
    <div
      className={classes.timer}
      role="timer"
      aria-label={left ? t('game.timer.left', { count: left.seconds }) : t('game.timer.label')}
      data-urgency={left ? urgencyOf(left) : 'none'}
      data-testid="timer"
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className={classes.track} cx="32" cy="32" r="27" />
        <circle
          className={classes.ink}
          cx="32"
          cy="32"
          r="27"
          pathLength="1"
          transform="rotate(-90 32 32)"
          style={{ strokeDashoffset: 1 - share }}
        />
      </svg>
      {left ? (
        <span className={classes.seconds}>{left.seconds}</span>
      ) : (
        <svg className={classes.shut} viewBox="-12 -12 24 24" aria-hidden="true">
          <path d={KEYHOLE} />
        </svg>
      )}
    </div>
  )
}
