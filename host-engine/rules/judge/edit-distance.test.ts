import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

const short = fc.stringMatching(/^[abc]{0,7}$/)

it('[GAME-23] counts a change, an extra, a missing and a swapped letter as one each', () => {
  expect(
    ['cat', 'cxt', 'caat', 'ct', 'cta', 'act', 'tca'].map((typed) => editDistance('cat', typed, 3)),
  ).toEqual([0, 1, 1, 1, 1, 1, 2])
})
it('[GAME-23] is the same both ways, and gives up at the limit without changing the answer', () => {
  fc.assert(
    fc.property(short, short, fc.nat(4), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(editDistance(b, a, limit))
      expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b, 20), limit + 1))
    }),
  )
})
