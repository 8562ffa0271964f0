import type { Countdown } from './room-model.ts'

/** Calls once for each of these numbers of seconds, at the moment when so much is left. Answers how to stop it. */
export function atSecondsLeft(
  countdown: Countdown | null,
  seconds: readonly number[],
  call: (seconds: number) => void,
): () => void {
  if (countdown?.kind !== 'running') return () => undefined
  const now = performance.now()
  const timers = seconds
    .map((left) => ({ left, wait: countdown.endsAt - now - left * 1000 }))
    .filter(({ wait }) => wait > 0)
    .map(({ left, wait }) => setTimeout(call, wait, left))
  return () => timers.forEach(clearTimeout)
}
