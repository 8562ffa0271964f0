import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/errors/app-error.ts'

/** Allows `points` uses per `seconds`. The name keeps the counts of two limits apart. */
export interface RateLimit {
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** In seconds. Each time the limit is reached within a day, the wait doubles, up to this. */
  readonly longest?: number
  readonly pauses?: Pauses
}

/** Beyond `points` single uses still pass, each after a pause twice as long as the one before. In seconds; one day long. */
interface Pauses {
  readonly first: number
  readonly longest: number
}

export interface RateLimiter {
  /** Counts one use, or throws RATE_LIMITED with the seconds to wait. A refused use makes no wait longer. */
  take(limit: RateLimit, key: string): Promise<void>
  /** Takes one use back, with the pause that it started. */
  refund(limit: RateLimit, key: string): Promise<void>
  /** Forgets what was counted. */
  reset(limit: RateLimit, key: string): Promise<void>
}

const tooMany = (wait: RateLimiterRes) =>
  new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(wait.msBeforeNext / 1000)) })

const nothing = async (): Promise<void> => undefined

const DAY = 86_400
const partOf = ({ name }: RateLimit, part: string): RateLimit => ({
  name: `${name}-${part}`,
  points: 1,
  seconds: DAY,
})
/** Counts how often a limit was reached. */
const reachedOf = (limit: RateLimit): RateLimit => partOf(limit, 'reached')
/** Full while a pause lasts. */
const pauseOf = (limit: RateLimit): RateLimit => partOf(limit, 'pause')
/** Counts the uses that passed beyond the limit. */
const beyondOf = (limit: RateLimit): RateLimit => partOf(limit, 'beyond')

export interface RateLimiterParts {
  readonly enabled: boolean
  /** Shared by several processes. While it is unreachable, each process counts for itself. */
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

  /** The first refusal sets the wait; those during it only hear how much of it is left. */
  const grown = async (limit: RateLimit, key: string, refusal: RateLimiterRes): Promise<RateLimiterRes> => {
    if (limit.longest === undefined || refusal.consumedPoints !== limit.points + 1) return refusal
    const { consumedPoints: times } = await counterOf(reachedOf(limit)).penalty(key)
    return counterOf(limit).block(key, Math.min(limit.seconds * 2 ** (times - 1), limit.longest))
  }

  /** The use that passes starts the next pause; a use during a pause is refused. */
  const passBeyond = async (limit: RateLimit, key: string, { first, longest }: Pauses): Promise<void> => {
    const passed = (await counterOf(beyondOf(limit)).get(key))?.consumedPoints ?? 0
    const customDuration = Math.min(first * 2 ** passed, longest)
    await counterOf(pauseOf(limit)).consume(key, 1, { customDuration })
    await counterOf(beyondOf(limit)).penalty(key)
  }

  /** Throws the refusal, or an error of the store. */
  const consume = async (limit: RateLimit, key: string): Promise<void> => {
    try {
      await counterOf(limit).consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      if (limit.pauses === undefined) throw await grown(limit, key, refusal)
      await passBeyond(limit, key, limit.pauses)
    }
  }

  return {
    async take(limit, key) {
      try {
        await consume(limit, key)
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal
      }
    },
    async refund(limit, key) {
      const { consumedPoints: left } = await counterOf(limit).reward(key)
      if (limit.pauses === undefined || left < limit.points) return
      // The use was beyond the limit.
      await counterOf(pauseOf(limit)).delete(key)
      await counterOf(beyondOf(limit)).reward(key)
    },
    async reset(limit, key) {
      const parts = [
        limit,
        ...(limit.longest === undefined ? [] : [reachedOf(limit)]),
        ...(limit.pauses === undefined ? [] : [pauseOf(limit), beyondOf(limit)]),
      ]
      for (const part of parts) await counterOf(part).delete(key)
    },
  }
}
