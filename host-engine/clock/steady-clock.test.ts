import { describe, expect, it } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const MINUTE = 60_000

function clocks() {
  const time = { wall: 1_800_000_000_000, elapsed: 5_000 }
  const now = createSteadyClock(
    () => time.wall,
    () => time.elapsed,
  )
  return {
    now,
    pass: (ms: number) => {
      time.wall += ms
      time.elapsed += ms
    },
    step: (ms: number) => {
      time.wall += ms
    },
    /** How far it is from the wall clock. */
    apart: () => now() - time.wall,
  }
}

describe('the steady clock', () => {
  it('begins at the wall clock, and goes on with the monotonic one', () => {
    const { now, pass, apart } = clocks()
    const begun = now()
    pass(90_000)
    expect(now()).toBe(begun + 90_000)
    expect(apart()).toBe(0)
  })

  it.each([30_000, -30_000])('is not moved by a step of %s ms, and makes up for it slowly', (step) => {
    const { now, pass, step: set, apart } = clocks()
    const before = now()
    set(step)
    expect(now()).toBe(before)
    pass(10_000)
    expect(Math.abs(now() - before - 10_000)).toBeLessThanOrEqual(101)
    for (let minute = 0; minute < 25; minute++) {
      pass(MINUTE)
      now()
    }
    expect(Math.abs(apart())).toBeGreaterThan(14_000)
    for (let minute = 0; minute < 30; minute++) {
      pass(MINUTE)
      now()
    }
    expect(Math.abs(apart())).toBeLessThanOrEqual(1)
  })

  it('never goes back while it makes up for a step', () => {
    const { now, pass, step } = clocks()
    step(-30_000)
    let last = now()
    for (let ms = 0; ms < 2_000; ms++) {
      pass(1)
      const next = now()
      expect(next).toBeGreaterThanOrEqual(last)
      last = next
    }
  })

  it('takes a difference beyond ten minutes at once: the computer slept', () => {
    const { step, apart } = clocks()
    step(8 * 3_600_000)
    expect(apart()).toBe(0)
  })
})
