import { describe, expect, it } from 'vitest'
import {
  afterLeaving,
  type LeaverRecord,
  leavingCosts,
  NEVER_LEFT,
  shutUntil,
  stepAt,
} from './leaver-penalties.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const NOW = 100 * DAY_MS

const leaveTimes = (times: number): LeaverRecord => {
  let record = NEVER_LEFT
  for (let n = 0; n < times; n++) record = afterLeaving(record, NOW)
  return record
}

describe('the ladder of leavers', () => {
  it('shuts the queue for longer each time, and never for more than a day', () => {
    const minutes = [0, 1, 2, 3, 4, 5, 6, 50].map((times) => {
      const record = leaveTimes(times)
      return times === 0 ? 0 : (shutUntil(record) - NOW) / MINUTE_MS
    })
    expect(minutes).toEqual([0, 5, 15, 60, 240, 1_440, 1_440, 1_440])
  })

  it('shuts it for nobody who never left', () => {
    expect(shutUntil(NEVER_LEFT)).toBeLessThan(NOW)
  })

  it('forgives a step every three days, down to none', () => {
    const record = leaveTimes(3)
    expect(stepAt(record, NOW + 3 * DAY_MS - 1)).toBe(3)
    expect(stepAt(record, NOW + 3 * DAY_MS)).toBe(2)
    expect(stepAt(record, NOW + 6 * DAY_MS)).toBe(1)
    expect(stepAt(record, NOW + 60 * DAY_MS)).toBe(0)
    expect(afterLeaving(record, NOW + 60 * DAY_MS).step).toBe(1)
  })

  it('costs more each time, up to a cap', () => {
    expect([1, 2, 3, 4, 5].map(leavingCosts)).toEqual([20, 40, 60, 80, 80])
  })
})
