import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it('[GAME-23] counts a change, an addition, an omission and a swap as one each', () => {
  const pairs = [
    ['candle', 'kandle'],
    ['candle', 'candlle'],
    ['candle', 'canle'],
    ['candle', 'cadnle'],
  ] as const
  expect(pairs.map(([a, b]) => editDistance(a, b, 3))).toEqual([1, 1, 1, 1])
})

it('[GAME-23] is the same both ways round, none only for the same, and cut off beyond the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, limit) => {
      const distance = editDistance(a, b, limit)
      expect(distance).toBe(editDistance(b, a, limit))
      expect(distance).toBe(Math.min(editDistance(a, b, 50), limit + 1))
      expect(distance === 0).toBe(a === b)
    }),
  )
})
