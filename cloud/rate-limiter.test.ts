import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiter, type RateLimit, type RateLimiter } from './rate-limiter.ts'

const MINUTE = 60_000
const GROWING: RateLimit = { name: 'tries', points: 2, seconds: 60, longest: 240 }

let limiter: RateLimiter
beforeEach(() => {
  vi.useFakeTimers()
  limiter = createRateLimiter({ enabled: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Null when it is let through, else the seconds to wait. */
const pauseOf = (limit: RateLimit): Promise<number | null> =>
  limiter.take(limit, 'ann').then(
    () => null,
    ({ details }) => details.retryAfter,
  )
const exhaust = async (): Promise<number | null> => {
  expect([await pauseOf(GROWING), await pauseOf(GROWING)]).toEqual([null, null])
  return pauseOf(GROWING)
}

describe('a limit', () => {
  it('lets as many through as it says, and again when its time is over', async () => {
    const limit = { name: 'plain', points: 1, seconds: 60 }
    expect([await pauseOf(limit), await pauseOf(limit)]).toEqual([null, 60])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(await pauseOf(limit)).toBeNull()
  })

  it('that grows doubles its pause with each time that it is reached, up to its longest', async () => {
    for (const seconds of [60, 120, 240, 240]) {
      expect(await exhaust()).toBe(seconds)
      await vi.advanceTimersByTimeAsync((seconds - 1) * 1000)
      // Asking during the pause neither helps nor makes it longer.
      expect(await pauseOf(GROWING)).toBe(1)
      await vi.advanceTimersByTimeAsync(1000)
    }
  })

  it('that grew begins anew after a day', async () => {
    expect(await exhaust()).toBe(60)
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE)
    expect(await exhaust()).toBe(60)
  })

  it('with pauses lets single uses pass beyond it, after longer and longer pauses', async () => {
    const paced = { name: 'paced', points: 2, seconds: 3600, pauses: { first: 10, longest: 25 } }
    for (let i = 0; i < 3; i++) expect(await pauseOf(paced)).toBeNull()
    for (const seconds of [10, 20, 25, 25]) {
      expect([await pauseOf(paced), await pauseOf(paced)]).toEqual([seconds, seconds])
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      expect(await pauseOf(paced)).toBeNull()
    }
    await limiter.reset(paced, 'ann')
    for (let i = 0; i < 3; i++) expect(await pauseOf(paced)).toBeNull()
    expect(await pauseOf(paced)).toBe(10)
  })

  it('with pauses takes back the pause that a refunded use beyond it started, and no other', async () => {
    const paced = { name: 'refunded', points: 2, seconds: 3600, pauses: { first: 10, longest: 40 } }
    for (let i = 0; i < 2; i++) expect(await pauseOf(paced)).toBeNull()
    for (let i = 0; i < 3; i++) {
      expect(await pauseOf(paced)).toBeNull()
      await limiter.refund(paced, 'ann')
    }
    expect([await pauseOf(paced), await pauseOf(paced)]).toEqual([null, 10])
    await vi.advanceTimersByTimeAsync(10_000)
    expect([await pauseOf(paced), await pauseOf(paced)]).toEqual([null, 20])
  })

  it('forgets everything, or one use', async () => {
    await exhaust()
    await limiter.reset(GROWING, 'ann')
    expect(await exhaust()).toBe(60)
    await limiter.reset(GROWING, 'ann')
    await limiter.take(GROWING, 'ann')
    await limiter.refund(GROWING, 'ann')
    expect(await exhaust()).toBe(60)
  })
})
