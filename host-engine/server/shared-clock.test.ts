import { describe, expect, it } from 'vitest'
import { createSharedClock } from './shared-clock.ts'

/** A Redis whose answers take their time, seen by a process whose clock has started somewhere. */
function scene({ redisAhead }: { redisAhead: number }) {
  let time = 1_000_000
  let wayMs = 1
  let ahead = redisAhead
  const clock = createSharedClock(
    async () => {
      time += wayMs
      const told = time + ahead
      time += wayMs
      return told
    },
    () => time,
  )
  return {
    clock,
    redisTime: () => time + ahead,
    pass: (ms: number) => {
      time += ms
    },
    slow: (ms: number) => {
      wayMs = ms
    },
    replaceRedis: (by: number) => {
      ahead = by
    },
  }
}

describe('the clock that processes share', () => {
  it('[OPS-6] is Redis’s, whatever their own clocks say', async () => {
    for (const redisAhead of [0, -5_000_000_000, 7_200_000]) {
      const { clock, redisTime, pass } = scene({ redisAhead })
      await clock.measure()
      pass(5_000)
      expect(clock.now()).toBeCloseTo(redisTime(), 0)
    }
  })

  it('keeps a good reading when a worse one comes, and takes a worse one when Redis is another', async () => {
    const { clock, redisTime, pass, slow, replaceRedis } = scene({ redisAhead: 9_000 })
    await clock.measure()
    const before = clock.now() - redisTime()
    pass(10_000)
    slow(400)
    await clock.measure()
    expect(clock.now() - redisTime()).toBeCloseTo(before, 5)
    replaceRedis(-3_000)
    await clock.measure()
    expect(Math.abs(clock.now() - redisTime())).toBeLessThanOrEqual(400)
  })

  it('says so when it was not read yet', () => {
    expect(() => scene({ redisAhead: 0 }).clock.now()).toThrow('the shared clock was not read yet')
  })
})
