import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisOf, mostOf, pathOf } from '#renderer/features/admin/overview/chart-scale.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('the steps up to %i are round, and whole', (most, ticks) => {
  expect(axisOf(most, true).ticks).toEqual(ticks)
})

it('the axis holds whatever there is, in a handful of steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.boolean(), (most, isWhole) => {
      const { end, ticks } = axisOf(most, isWhole)
      expect(end).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.at(-1)).toBe(end)
    }),
  )
})

it('a line breaks where nothing is known, and a single point is a dot', () => {
  const path = pathOf(
    [1, 2, null, 3, null, null, 4, 5],
    (index) => index,
    (value) => value,
  )
  expect(path).toBe('M0.0 1.0L1.0 2.0M3.0 3.0h0M6.0 4.0L7.0 5.0')
  expect(mostOf([null, 2, 1])).toBe(2)
})
