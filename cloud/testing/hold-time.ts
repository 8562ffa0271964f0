import { onTestFinished, vi } from 'vitest'

export interface HeldTime {
  /** Advances the clock by at least this many milliseconds. */
  pass(ms: number): void
  /** Starts the clock again, as the end of the test does. */
  release(): void
}

/**
 * Stops the monotonic clock of this process, by which rooms and limits measure. Limits then refuse early calls on slow machines,
 * too, and `pass` lets them expire. Timers of rooms wait meanwhile.
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
