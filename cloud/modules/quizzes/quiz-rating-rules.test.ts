import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES } from '#shared/constants/game.ts'
import {
  afterAnswer,
  bandOf,
  chanceOf,
  NEWCOMER,
  priorOf,
  RATED_ENOUGH,
  whyUnplayable,
} from './quiz-rating-rules.ts'

const rating = fc.record({ rating: fc.double({ min: 0, max: 3_000, noNaN: true }), rated: fc.nat(5_000) })

describe('the chance of a right answer', () => {
  it('is what the declared difficulties expect of a newcomer', () => {
    const chances = DIFFICULTIES.map((one) => chanceOf(NEWCOMER.rating, priorOf(one).rating))
    for (const [index, expected] of [0.7, 0.5, 0.35, 0.2].entries())
      expect(chances[index]).toBeCloseTo(expected, 2)
  })

  it('is even among equals, and ten to one 400 points below', () => {
    expect(chanceOf(1234, 1234)).toBe(0.5)
    expect(chanceOf(1900, 1500)).toBeCloseTo(10 / 11, 12)
    expect(chanceOf(1500, 1900)).toBeCloseTo(1 / 11, 12)
  })
})

describe('an answer', () => {
  it('moves both, towards what it says, and never by more than the first step', () => {
    fc.assert(
      fc.property(rating, rating, fc.boolean(), (player, quiz, isRight) => {
        const after = afterAnswer(player, quiz, isRight)
        const [up, down] = isRight ? [after.player, after.quiz] : [after.quiz, after.player]
        const [wasUp, wasDown] = isRight ? [player, quiz] : [quiz, player]
        expect(up.rating).toBeGreaterThanOrEqual(wasUp.rating)
        expect(down.rating).toBeLessThanOrEqual(wasDown.rating)
        expect(Math.abs(after.quiz.rating - quiz.rating)).toBeLessThanOrEqual(48)
        expect(after.quiz.rated).toBe(quiz.rated + 1)
        expect(after.player.rated).toBe(player.rated + 1)
      }),
    )
  })

  it('weighs less the more there are before it', () => {
    const moved = (rated: number) => 1500 - afterAnswer(NEWCOMER, { rating: 1500, rated }, true).quiz.rating
    expect(moved(0)).toBe(24)
    expect(moved(30)).toBe(12)
    expect(moved(210)).toBe(3)
    expect(moved(100_000)).toBe(3)
  })
})

describe('the difficulty in which a quiz is dealt', () => {
  it('stays as declared until enough have answered', () => {
    expect(bandOf({ rating: 3_000, rated: RATED_ENOUGH - 1 }, 'easy')).toBe('easy')
    expect(bandOf({ rating: 3_000, rated: RATED_ENOUGH }, 'easy')).toBe('enigmaster')
    expect(bandOf({ rating: 0, rated: RATED_ENOUGH }, 'enigmaster')).toBe('easy')
  })

  it('is kept near a border', () => {
    // Half-way between 1353 and 1500.
    expect(bandOf({ rating: 1440, rated: 99 }, 'easy')).toBe('easy')
    expect(bandOf({ rating: 1440, rated: 99 }, 'medium')).toBe('medium')
    expect(bandOf({ rating: 1450, rated: 99 }, 'easy')).toBe('medium')
    expect(bandOf({ rating: 1400, rated: 99 }, 'medium')).toBe('easy')
  })

  it('once found does not change again, and is no easier for a higher rating', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 3_000, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.constantFrom(...DIFFICULTIES),
        (value, more, band) => {
          const found = bandOf({ rating: value, rated: 99 }, band)
          expect(bandOf({ rating: value, rated: 99 }, found)).toBe(found)
          const harder = bandOf({ rating: value + more, rated: 99 }, band)
          expect(DIFFICULTIES.indexOf(harder)).toBeGreaterThanOrEqual(DIFFICULTIES.indexOf(found))
        },
      ),
    )
  })
})

describe('a quiz leaves play', () => {
  it.each([
    [0, 0, null],
    [51, 0, null],
    [52, 0, 'nobody_solves'],
    [500, 12, 'nobody_solves'],
    [500, 20, null],
    [87, 87, null],
    [88, 88, 'everybody_solves'],
    [1_000, 985, 'everybody_solves'],
    [1_000, 970, null],
  ])('asked %i times and solved %i times: %s', (asked, right, why) => {
    expect(whyUnplayable(asked, right)).toBe(why)
  })
})
