import type { Countdown } from './room-model.ts'

/** Calls back once for each of `seconds`, when that much is left. Returns a function that stops it. */
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
