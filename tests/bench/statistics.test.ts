import { describe, expect, it } from 'vitest'
import { logLogSlope, median, percentile, spreadOf } from './statistics.ts'

describe('median', () => {
  it('is the middle value, whatever the order', () => expect(median([9, 1, 5])).toBe(5))
  it('lies half way between two middle values', () => expect(median([1, 2, 4, 9])).toBe(3))
  it('orders numbers, not texts', () => expect(median([2, 10, 100])).toBe(10))
  it('leaves its values as they were', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })
  it('of nothing is no number', () => expect(median([])).toBeNaN())
})

describe('percentile', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => index)
  it.each([
    [0, 0],
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('finds the share %d', (share, value) => expect(percentile(hundred, share)).toBeCloseTo(value))
  it('lies between two values in proportion', () => expect(percentile([10, 20], 0.25)).toBe(12.5))
})

describe('spreadOf', () => {
  it('keeps the middle and both ends', () =>
    expect(spreadOf([4, 1, 7])).toEqual({ median: 4, least: 1, most: 7 }))
})

describe('logLogSlope', () => {
  const law = (y: (x: number) => number) => logLogSlope([8, 16, 32, 50].map((x) => ({ x, y: y(x) })))
  it('is 1 for what grows in proportion', () => expect(law((x) => 3 * x)).toBeCloseTo(1))
  it('is 0 for what does not grow', () => expect(law(() => 7)).toBeCloseTo(0))
  it('is 2 for what grows with the square', () => expect(law((x) => x * x)).toBeCloseTo(2))
  it('is below 1 for a fixed cost with a share for each', () => {
    const slope = law((x) => 100 + 10 * x)
    expect(slope).toBeGreaterThan(0.5)
    expect(slope).toBeLessThan(1)
  })
})
