/** The share of the time passed by which a difference from the wall clock is made up for. */
const SLEW = 0.01
/** Beyond this the computer has slept, or its clock was wrong altogether: the new time is taken at once. */
const LARGEST_SLEWED_MS = 600_000

/**
 * A clock that is not moved when the computer's is set: the wall clock of the start and the monotonic time since. It then
 * follows the wall clock slowly, 0.6 s a minute, so that processes and what they have stored do not stay apart.
 */
export function createSteadyClock(
  wall: () => number = () => Date.now(),
  elapsed: () => number = () => performance.now(),
): () => number {
  let last = elapsed()
  let offset = wall() - last
  /** In whole epoch milliseconds. */
  return () => {
    const present = elapsed()
    const passed = present - last
    last = present
    const behind = wall() - (offset + present)
    const step = passed * SLEW
    const isElsewhere = Math.abs(behind) > LARGEST_SLEWED_MS || passed < 0
    offset += isElsewhere ? behind : Math.min(Math.max(behind, -step), step)
    return Math.floor(offset + present)
  }
}

/**
 * The time for rounds, limits, leases and whatever else is measured. What other services judge by the wall clock, such as a
 * token's expiry, is told by `Date.now`.
 */
export const steadyNow = createSteadyClock()
