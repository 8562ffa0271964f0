import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/errors/app-error.ts'

/** So many times in so many seconds. The name keeps the counts of two limits apart. */
export interface RateLimit {
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** In seconds: whoever reaches the limit again within a day waits twice as long as the last time, up to this. */
  readonly longest?: number
}

export interface RateLimiter {
  /** Counts one use, or throws RATE_LIMITED with the seconds to wait. */
  take(limit: RateLimit, key: string): Promise<void>
  /** Takes one use back. */
  refund(limit: RateLimit, key: string): Promise<void>
  /** Forgets what was counted. */
  reset(limit: RateLimit, key: string): Promise<void>
}

const tooMany = (wait: RateLimiterRes) =>
  new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(wait.msBeforeNext / 1000)) })

const nothing = async (): Promise<void> => undefined

const DAY = 86_400
/** Counts how often a limit was reached. */
const reachedOf = ({ name }: RateLimit): RateLimit => ({ name: `${name}-reached`, points: 1, seconds: DAY })

export interface RateLimiterParts {
  readonly enabled: boolean
  /** Where several processes count together; while it is away each counts for itself. */
  readonly redis?: Redis | undefined
}

export function createRateLimiter({ enabled, redis }: RateLimiterParts): RateLimiter {
  if (!enabled) return { take: nothing, refund: nothing, reset: nothing }
  const counters = new Map<string, RateLimiterMemory | RateLimiterRedis>()

  const counterOf = (limit: RateLimit): RateLimiterMemory | RateLimiterRedis => {
    const known = counters.get(limit.name)
    if (known) return known
    const options = { keyPrefix: `limit:${limit.name}`, points: limit.points, duration: limit.seconds }
    const own = new RateLimiterMemory(options)
    const made = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          insuranceLimiter: own,
          rejectIfRedisNotReady: true,
        })
      : own
    counters.set(limit.name, made)
    return made
  }

  /** The first refusal sets the pause; those during it only hear how much of it is left. */
  const grown = async (limit: RateLimit, key: string, refusal: RateLimiterRes): Promise<RateLimiterRes> => {
    if (limit.longest === undefined || refusal.consumedPoints !== limit.points + 1) return refusal
    const { consumedPoints: times } = await counterOf(reachedOf(limit)).penalty(key)
    return counterOf(limit).block(key, Math.min(limit.seconds * 2 ** (times - 1), limit.longest))
  }

  return {
    async take(limit, key) {
      try {
        await counterOf(limit).consume(key)
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(await grown(limit, key, refusal)) : refusal
      }
    },
    async refund(limit, key) {
      await counterOf(limit).reward(key)
    },
    async reset(limit, key) {
      await counterOf(limit).delete(key)
      if (limit.longest !== undefined) await counterOf(reachedOf(limit)).delete(key)
    },
  }
}
