import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createRateLimiter, type RateLimit, type RateLimiter } from '#cloud/rate-limiter.ts'
import { type ClaimedRedis, claimRedis } from '../support/claim-redis.ts'

let claimed: ClaimedRedis
let one: RateLimiter
let other: RateLimiter
beforeAll(async () => {
  claimed = await claimRedis(inject('redisUrl'))
  one = createRateLimiter({ enabled: true, redis: claimed.redis })
  other = createRateLimiter({ enabled: true, redis: claimed.redis })
})
afterAll(() => claimed.drop())

const GROWING: RateLimit = { name: 'tries', points: 2, seconds: 60, longest: 240 }

/** Null when it is let through, else the seconds to wait. */
const pauseOf = (limiter: RateLimiter, key: string): Promise<number | null> =>
  limiter.take(GROWING, key).then(
    () => null,
    ({ details }) => details.retryAfter,
  )
/** Matches the rest of a pause in seconds. Redis counts down between two calls. */
const restOf = (seconds: number) => expect.toSatisfy((left) => left > seconds / 2 && left <= seconds)
const exhaust = async (key: string): Promise<number | null> => {
  expect([await pauseOf(one, key), await pauseOf(other, key)]).toEqual([null, null])
  return pauseOf(one, key)
}

describe('limits that are counted in Redis', () => {
  it('[OPS-6] are the same for all who count there', async () => {
    expect(await exhaust('ann')).toEqual(restOf(60))
    expect(await pauseOf(other, 'ann')).toEqual(restOf(60))
    await other.reset(GROWING, 'ann')
    await one.take(GROWING, 'ann')
    await other.refund(GROWING, 'ann')
    expect(await exhaust('ann')).toEqual(restOf(60))
  })

  it('[OPS-6] grow together', async () => {
    for (const seconds of [60, 120, 240, 240]) {
      expect(await exhaust('bob')).toEqual(restOf(seconds))
      // The pause is over, for all that Redis knows.
      await claimed.redis.del('limit:tries:bob')
    }
  })

  it('[OPS-6, AUTH-46] pause together', async () => {
    const paced: RateLimit = { name: 'paced', points: 1, seconds: 60, pauses: { first: 5, longest: 20 } }
    const pause = (limiter: RateLimiter) =>
      limiter.take(paced, 'dan').then(
        () => null,
        ({ details }) => details.retryAfter,
      )
    expect([await pause(one), await pause(other), await pause(one)]).toEqual([null, null, restOf(5)])
    for (const seconds of [10, 20, 20]) {
      // The pause is over, for all that Redis knows.
      await claimed.redis.del('limit:paced-pause:dan')
      expect([await pause(other), await pause(one), await pause(other)]).toEqual([
        null,
        restOf(seconds),
        restOf(seconds),
      ])
    }
    await one.reset(paced, 'dan')
    expect([await pause(other), await pause(one), await pause(other)]).toEqual([null, null, restOf(5)])
  })

  it('[OPS-6, AUTH-46] take back a pause that another process started', async () => {
    const paced: RateLimit = { name: 'refunded', points: 1, seconds: 60, pauses: { first: 5, longest: 20 } }
    await one.take(paced, 'eve')
    for (let i = 0; i < 3; i++) {
      await one.take(paced, 'eve')
      await other.refund(paced, 'eve')
    }
    await one.take(paced, 'eve')
    await expect(other.take(paced, 'eve')).rejects.toMatchObject({ details: { retryAfter: restOf(5) } })
  })

  it('[OPS-6] count in each process while Redis is away', async () => {
    const away = new Redis({ port: 1, enableOfflineQueue: false, retryStrategy: () => null })
    away.on('error', () => undefined)
    const alone = createRateLimiter({ enabled: true, redis: away })
    expect(await pauseOf(alone, 'cem')).toBeNull()
    await alone.refund(GROWING, 'cem')
    expect([await pauseOf(alone, 'cem'), await pauseOf(alone, 'cem')]).toEqual([null, null])
    expect(await pauseOf(alone, 'cem')).toEqual(restOf(60))
    await alone.reset(GROWING, 'cem')
    expect(await pauseOf(alone, 'cem')).toBeNull()
    away.disconnect()
  })
})
