import {
  ROOM_RETRY_FOR_MS,
  SOCKET_RECONNECT_MAX_MS,
  SOCKET_RECONNECT_MIN_MS,
} from '#shared/constants/timings.ts'

/** How long to wait before the next reconnection attempt; `null` gives up. */
export interface RetryPolicy {
  delay: (attempt: number, lostForMs: number) => number | null
}

/** 1 to 5 s apart, longer each time, with jitter, so that a room's players do not all reconnect at one instant. */
export const patientRetry = (random: () => number = Math.random): RetryPolicy => ({
  delay(attempt, lostForMs) {
    if (lostForMs >= ROOM_RETRY_FOR_MS) return null
    const ceiling = Math.min(SOCKET_RECONNECT_MIN_MS * 2 ** attempt, SOCKET_RECONNECT_MAX_MS)
    return SOCKET_RECONNECT_MIN_MS + random() * (ceiling - SOCKET_RECONNECT_MIN_MS)
  },
})

const DEV_TRIES = 8
const DEV_GAP_MS = 2_000
/** In development the server restarts often and quickly. */
export const developmentRetry: RetryPolicy = {
  delay: (attempt) => (attempt < DEV_TRIES ? DEV_GAP_MS : null),
}

export type OnWakeUp = (listener: () => void) => () => void

/** Calls back when the device may have a network again: it came online, or the player looked at the page. */
export function onWakeUp(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** Waits, but no longer than until the device wakes up. */
export function pause(ms: number, onWakeUp: OnWakeUp): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      off()
      resolve()
    }
    const timer = setTimeout(done, ms)
    const off = onWakeUp(done)
  })
}
