import type { Countdown } from '#renderer/realtime/room/room-model.ts'
import { useNow } from './use-now.ts'

export interface TimeLeft {
  ms: number
  seconds: number
  /** 1 at the beginning, 0 at the end; `null` when it is not known how long it all takes. */
  share: number | null
}

export function timeLeft(countdown: Countdown, now: number): TimeLeft {
  const ms = Math.max(countdown.kind === 'stopped' ? countdown.remainingMs : countdown.endsAt - now, 0)
  const { durationMs } = countdown
  return {
    ms,
    seconds: Math.ceil(ms / 1000),
    share: durationMs === null || durationMs === 0 ? null : Math.min(ms / durationMs, 1),
  }
}

/** What is left of a countdown, drawn anew five times a second. */
export function useCountdown(countdown: Countdown | null): TimeLeft | null {
  const now = useNow(countdown?.kind === 'running')
  return countdown && timeLeft(countdown, now)
}
