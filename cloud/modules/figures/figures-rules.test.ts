import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BOUNDS_MS,
  COUNTED,
  type Counts,
  type Figure,
  GAUGES,
  p95,
  rollUp,
  stretches,
} from './figures-rules.ts'

const NOTHING = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts
const figure = (at: number, more: Partial<Figure> = {}): Figure =>
  ({ at, ...Object.fromEntries(GAUGES.map((name) => [name, null])), ...NOTHING, ...more }) as Figure

/** As a histogram counts these times. */
const counted = (times: readonly number[]): Counts => ({
  ...NOTHING,
  answers: times.length,
  ...Object.fromEntries(BOUNDS_MS.map((ms) => [`within${ms}`, times.filter((time) => time <= ms).length])),
})

describe('figures', () => {
  it('[ADMIN-19] of several stretches add up what was counted, and keep the most of what was measured', () => {
    const rows = [
      figure(0, { gamesBegun: 2, online: 5, queued: null }),
      figure(1, { gamesBegun: 3, online: 4 }),
      figure(2, { errors: 1, online: null }),
    ]
    expect(rollUp(rows)).toMatchObject({ gamesBegun: 5, errors: 1, online: 5, queued: null })
  })

  it('[ADMIN-19] leave a gap where nothing is known', () => {
    const found = stretches([figure(120), figure(130), figure(190)], { until: 205, stepMs: 60, count: 4 })
    expect(found.map(({ at, rows }) => [at, rows.map((row) => row.at)])).toEqual([
      [0, []],
      [60, []],
      [120, [120, 130]],
      [180, [190]],
    ])
  })

  it('[ADMIN-19] tell the time of 19 of 20 answers', () => {
    expect(p95(NOTHING)).toBeNull()
    // Ten of the 25 ms bucket: between 10 and 25.
    expect(p95(counted(Array.from({ length: 10 }, () => 20)))).toBe(24)
    expect(
      p95(counted([...Array.from({ length: 95 }, () => 4), ...Array.from({ length: 5 }, () => 900)])),
    ).toBe(5)
    expect(p95(counted([9_000]))).toBe(5_000)
  })

  it('[ADMIN-19] never tell a time that lies in another bucket than the true one', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 5_000, noNaN: true }), { minLength: 1 }), (times) => {
        const sorted = times.toSorted((a, b) => a - b)
        const truth = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
        const upper = BOUNDS_MS.find((ms) => truth <= ms) ?? 0
        const lower = BOUNDS_MS.findLast((ms) => ms < truth) ?? 0
        const told = p95(counted(times)) ?? -1
        expect(told).toBeGreaterThanOrEqual(lower)
        expect(told).toBeLessThanOrEqual(upper)
      }),
    )
  })
})
