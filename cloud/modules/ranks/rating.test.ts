import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceToBeat, NEWCOMER_RATING, type Rating, ratingsAfter, scaleOf } from './rating.ts'

const rating = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 1, max: 8, noNaN: true }),
})
const game = (places: readonly number[], ratings: readonly Rating[] = places.map(() => NEWCOMER_RATING)) =>
  ratingsAfter(places.map((place, index) => ({ place, rating: ratings[index] as Rating })))

describe('the hidden rating', () => {
  it('rises for the first, falls for the last, and grows surer for all', () => {
    const [first, , last] = game([1, 2, 3]) as [Rating, Rating, Rating]
    expect(first.mu).toBeGreaterThan(NEWCOMER_RATING.mu)
    expect(last.mu).toBeLessThan(NEWCOMER_RATING.mu)
    for (const { sigma } of game([1, 2, 3])) expect(sigma).toBeLessThan(NEWCOMER_RATING.sigma)
  })

  it('comes back in the order in which the players were named, not in that of their places', () => {
    const [a, b, c, d] = game([1, 2, 3, 4]) as [Rating, Rating, Rating, Rating]
    const named = game([3, 1, 4, 2])
    for (const [index, expected] of [c, a, d, b].entries()) {
      expect(named[index]?.mu).toBeCloseTo(expected.mu, 10)
      expect(named[index]?.sigma).toBeCloseTo(expected.sigma, 10)
    }
  })

  it('treats alike those who are level', () => {
    const [first, second, third] = game([1, 2, 2]) as [Rating, Rating, Rating]
    expect(second).toEqual(third)
    expect(first.mu).toBeGreaterThan(second.mu)
  })

  it('learns more from a surprise than from what was foreseen', () => {
    const strong = { mu: 35, sigma: 3 }
    const weak = { mu: 15, sigma: 3 }
    const gain = ([first]: Rating[], before: Rating) => (first as Rating).mu - before.mu
    expect(gain(game([1, 2], [weak, strong]), weak)).toBeGreaterThan(
      10 * gain(game([1, 2], [strong, weak]), strong),
    )
  })

  it('leaves alone who played alone', () => {
    expect(game([1])).toEqual([NEWCOMER_RATING])
    expect(game([])).toEqual([])
  })

  it('never moves the winner down nor the last up, and stays a number', () => {
    fc.assert(
      fc.property(fc.array(rating, { minLength: 2, maxLength: 8 }), (ratings) => {
        const after = game(
          ratings.map((_, index) => index + 1),
          ratings,
        )
        expect(after.every(({ mu, sigma }) => Number.isFinite(mu) && sigma > 0)).toBe(true)
        expect(after[0]?.mu).toBeGreaterThanOrEqual(ratings[0]?.mu as number)
        expect(after.at(-1)?.mu).toBeLessThanOrEqual(ratings.at(-1)?.mu as number)
      }),
    )
  })
})

describe('the chance to end before another', () => {
  it('is even between equals, and both chances are one together', () => {
    const scale = scaleOf([NEWCOMER_RATING, NEWCOMER_RATING])
    expect(chanceToBeat(25, 25, scale)).toBe(0.5)
    expect(chanceToBeat(30, 22, scale) + chanceToBeat(22, 30, scale)).toBeCloseTo(1, 12)
    expect(chanceToBeat(30, 22, scale)).toBeGreaterThan(0.6)
  })
})
