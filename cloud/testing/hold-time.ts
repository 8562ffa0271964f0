import { onTestFinished, vi } from 'vitest'

export interface HeldTime {
  /** Moves the time on by so much, or a little more. */
  pass(ms: number): void
  /** Lets the time run again, which the end of the test does too. */
  release(): void
}

/**
 * Stops the monotonic clock of this process, by which rooms and limits measure. What may come next only after some seconds is
 * then refused however slow the machine is, and allowed as soon as a test lets them pass. Timers of rooms wait meanwhile.
 */
export function holdTime(): HeldTime {
  let time = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  const release = () => clock.mockRestore()
  onTestFinished(release)
  return {
    pass: (ms) => {
      // The steady clock may go by a hundredth slower.
      time += 1.02 * ms
    },
    release,
  }
}
