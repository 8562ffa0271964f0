import { steadyNow } from '../clock/steady-clock.ts'

/** So many at once, and so many more each second. */
export interface Allowance {
  readonly atOnce: number
  readonly perSecond: number
}

export interface TokenBuckets {
  /** Takes one; false when none is left. */
  take(key: string): boolean
  /** Takes so many, even more than are left: then the next waits. */
  charge(key: string, amount: number): void
  /** The seconds until what was taken too much is made up for; 0 for now. */
  secondsToWait(key: string): number
}

const SWEEP_EVERY_MS = 60_000

/** A token bucket for each key. */
export function createTokenBuckets(
  { atOnce, perSecond }: Allowance,
  now: () => number = steadyNow,
): TokenBuckets {
  const buckets = new Map<string, { readonly level: number; readonly at: number }>()
  let sweptAt = now()

  function levelOf(key: string): number {
    const bucket = buckets.get(key)
    return bucket ? Math.min(atOnce, bucket.level + ((now() - bucket.at) / 1_000) * perSecond) : atOnce
  }

  /** Forgets the full ones: a new one is the same. */
  function sweep(): void {
    sweptAt = now()
    for (const key of buckets.keys()) if (levelOf(key) === atOnce) buckets.delete(key)
  }

  function charge(key: string, amount: number): void {
    if (now() - sweptAt > SWEEP_EVERY_MS) sweep()
    buckets.set(key, { level: levelOf(key) - amount, at: now() })
  }

  return {
    charge,
    take(key) {
      if (levelOf(key) < 1) return false
      charge(key, 1)
      return true
    },
    secondsToWait: (key) => Math.max(0, Math.ceil(-levelOf(key) / perSecond)),
  }
}
