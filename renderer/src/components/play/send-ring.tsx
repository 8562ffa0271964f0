import classes from '#renderer/components/play/composer.module.css'
import { useNow } from '#renderer/components/play/use-now.ts'
import { nextSendAt } from '#renderer/realtime/room/composer.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'

/** Closes around the send button while the next line may not go out yet. */
export function SendRing() {
  const sentAt = useRoomStore((state) => state.sentAt)
  const blockedUntil = useRoomStore((state) => state.model.blockedUntil)
  const waits = Math.max(sentAt === null ? 0 : sentAt + CHAT_GAP_MS, blockedUntil ?? 0) > performance.now()
  const now = useNow(waits, 50)
  // Once nothing waits, the clock stands still.
  const left = waits ? nextSendAt() - now : 0
  if (left <= 0) return null
  const whole = Math.max(CHAT_GAP_MS, blockedUntil !== null && blockedUntil > now ? left : CHAT_GAP_MS)
  return (
    <svg className={classes.ring} viewBox="0 0 48 48" aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="44"
        height="44"
        rx="6"
        pathLength="1"
        style={{ strokeDashoffset: Math.min(left / whole, 1) }}
      />
    </svg>
  )
}
