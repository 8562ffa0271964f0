const MEASURE_EVERY_MS = 10_000
/** How far a computer's clock goes wrong at worst, in milliseconds a millisecond. */
const DRIFT = 2e-4

interface Sample {
  /** What Redis's clock is ahead of this process's. */
  readonly offset: number
  /** The offset is right to so many milliseconds: half of the way there and back. */
  readonly error: number
  readonly at: number
}

/**
 * One clock for all processes: Redis's, as it was read a moment ago and counted on from since by a clock of this process that
 * nobody sets. Each process's own may be wrong by hours; two readings differ by half of a way to Redis and back.
 */
export function createSharedClock(
  /** The time by Redis's clock, in epoch milliseconds. */
  readTime: () => Promise<number>,
  elapsed: () => number = () => performance.now(),
) {
  let sample: Sample | undefined
  let timer: NodeJS.Timeout | undefined
  let isMeasuring = false

  /** A worse reading is taken only when the better one cannot be true any more: Redis may be another one by now. */
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
