import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateAlone, estimateWait, type MeasuredWait } from './wait-estimate.ts'

const NOW = 10_000_000
const waits = (seconds: readonly number[], at = NOW): MeasuredWait[] =>
  seconds.map((one) => ({ waitedMs: one * 1_000, at }))
const many = (seconds: number, count: number) => waits(Array.from({ length: count }, () => seconds))
const ranked = (measured: readonly MeasuredWait[], waitedSeconds = 0) =>
  estimateWait('ranked', measured, waitedSeconds * 1_000, NOW) / 1_000

describe('the estimate of the wait', () => {
  it('begins with a guess, and follows what is measured', () => {
    expect(ranked([])).toBe(30)
    expect(ranked(many(8, 20))).toBe(8)
    expect(ranked(many(90, 20))).toBe(90)
  })

  it('is not thrown off by outliers', () => {
    expect(ranked([...many(12, 20), ...waits([3_600, 7_200, 0, 0])])).toBe(12)
  })

  it('forgets what is older than half an hour', () => {
    expect(ranked([...waits(Array(40).fill(300), NOW - 1_800_001), ...many(10, 10)])).toBe(10)
    expect(ranked(waits(Array(40).fill(300), NOW - 1_800_000))).toBe(300)
  })

  it('follows the last fifty', () => {
    const older = waits(Array(200).fill(300), NOW - 60_000)
    expect(ranked([...older, ...many(10, 50)])).toBe(10)
  })

  it('tells what is left to one who has waited already', () => {
    const measured = [...many(10, 10), ...many(40, 10)]
    expect(ranked(measured, 15)).toBe(25)
    expect(ranked(measured, 100)).toBe(100)
  })

  it('never promises people later than practice opponents come', () => {
    const quick = (waitedSeconds: number) =>
      estimateWait('quick_match', many(60, 30), waitedSeconds * 1_000, NOW) / 1_000
    expect([0, 5, 14, 15, 40].map(quick)).toEqual([15, 10, 1, 1, 1])
  })

  it('[MM-13] of one who searches alone is the time until practice opponents come, whatever others waited', () => {
    expect([0, 3_400, 14_900, 40_000].map((waited) => estimateAlone('quick_match', waited))).toEqual([
      15_000, 12_000, 1_000, 1_000,
    ])
    expect(estimateAlone('ranked', 5_000)).toBeNull()
  })

  it('is always whole seconds, at least one', () => {
    const measured = fc.array(
      fc.record({ waitedMs: fc.nat(5_000_000), at: fc.integer({ min: 0, max: NOW + 1_000 }) }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom('quick_match' as const, 'ranked' as const),
        measured,
        fc.nat(500_000),
        (modeId, all, waited) => {
          const estimate = estimateWait(modeId, all, waited, NOW)
          expect(estimate).toBeGreaterThanOrEqual(1_000)
          expect(estimate % 1_000).toBe(0)
        },
      ),
    )
  })
})
