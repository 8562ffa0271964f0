const MEASURE_EVERY_MS = 10_000
/** The worst drift of a computer's clock, in milliseconds a millisecond. */
const DRIFT = 2e-4

interface Sample {
  /** What Redis's clock is ahead of this process's. */
  readonly offset: number
  /** The uncertainty of the offset in milliseconds: half of the round trip. */
  readonly error: number
  readonly at: number
}

/**
 * One clock for all processes: a recent reading of Redis's clock plus the monotonic time since. The processes' own clocks may
 * be wrong by hours; two readings of this one differ by half of a round trip to Redis.
 */
export function createSharedClock(
  /** The time by Redis's clock, in epoch milliseconds. */
  readTime: () => Promise<number>,
  elapsed: () => number = () => performance.now(),
) {
  let sample: Sample | undefined
  let timer: NodeJS.Timeout | undefined
  let isMeasuring = false

  /** A less certain sample replaces a better one only when the two contradict each other: Redis may have been replaced. */
  const isBetter = (fresh: Sample, old: Sample): boolean => {
    const oldError = old.error + (fresh.at - old.at) * DRIFT
    return fresh.error <= oldError || Math.abs(fresh.offset - old.offset) > fresh.error + oldError
  }

  async function measure(): Promise<void> {
    const asked = elapsed()
    const time = await readTime()
    const answered = elapsed()
    const fresh = { offset: time - (asked + answered) / 2, error: (answered - asked) / 2, at: answered }
    if (!sample || isBetter(fresh, sample)) sample = fresh
  }

  function measureAgain(): void {
    if (isMeasuring) return
    isMeasuring = true
    const done = () => {
      isMeasuring = false
    }
    // While Redis is away the last reading serves.
    measure().then(done, done)
  }

  return {
    /** Epoch milliseconds. Throws before the first reading. */
    now(): number {
      if (!sample) throw new Error('the shared clock was not read yet')
      return elapsed() + sample.offset
    },
    measure,
    async start(): Promise<void> {
      await measure()
      timer = setInterval(measureAgain, MEASURE_EVERY_MS).unref()
    },
    stop(): void {
      clearInterval(timer)
    },
  }
}
