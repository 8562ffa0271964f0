import { KEYHOLE } from '#renderer/components/keyhole.ts'
import classes from '#renderer/components/play/count-ring.module.css'
import type { TimeLeft } from '#renderer/components/play/use-countdown.ts'

const urgencyOf = ({ seconds }: TimeLeft) => (seconds <= 5 ? 'last' : seconds <= 10 ? 'soon' : 'calm')

/** A ring that empties as time runs; a lock while nothing runs. Not announced. */
export function CountRing({ left, label }: { left: TimeLeft | null; label: string }) {
  return (
    <div
      className={classes.timer}
      role="timer"
      aria-label={label}
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
          style={{ strokeDashoffset: 1 - (left?.share ?? 0) }}
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
