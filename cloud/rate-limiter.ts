import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/errors/app-error.ts'

/** So many times in so many seconds. The name keeps the counts of two limits apart. */
export interface RateLimit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export interface RateLimiter {
  /** Counts one use, or throws RATE_LIMITED with the seconds to wait. */
  take(limit: RateLimit, key: string): Promise<void>
  /** Forgets what was counted. */
  reset(limit: RateLimit, key: string): Promise<void>
}

const tooMany = (wait: RateLimiterRes) =>
  new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(wait.msBeforeNext / 1000)) })

export function createRateLimiter({ enabled }: { enabled: boolean }): RateLimiter {
  if (!enabled) return { take: async () => undefined, reset: async () => undefined }
  const counters = new Map<string, RateLimiterMemory>()

  const counterOf = (limit: RateLimit): RateLimiterMemory => {
    const known = counters.get(limit.name)
    if (known) return known
    const made = new RateLimiterMemory({
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    })
    counters.set(limit.name, made)
    return made
  }

  return {
    async take(limit, key) {
      try {
        await counterOf(limit).consume(key)
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal
      }
    },
    async reset(limit, key) {
      await counterOf(limit).delete(key)
    },
  }
}
