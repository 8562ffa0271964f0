import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES } from '#shared/constants/game.ts'
import { pointsFor, type RightAnswer } from './scoring.ts'

const right = (changes: Partial<RightAnswer> = {}): RightAnswer => ({
  difficulty: 'medium',
  timeLeft: 20_000,
  timeGiven: 20_000,
  isFirst: false,
  hintsTaken: 0,
  ...changes,
})

describe('points', () => {
  it('[SCORE-1] counts 100, 150, 200 and 300 by difficulty', () => {
    expect(DIFFICULTIES.map((difficulty) => pointsFor(right({ difficulty })))).toEqual([100, 150, 200, 300])
  })

  it('[SCORE-2, SCORE-5] gives medium with half the time left 113, rounding 112.5 up', () => {
    expect(pointsFor(right({ timeLeft: 10_000 }))).toBe(113)
    expect(pointsFor(right({ timeLeft: 0 }))).toBe(75)
  })

  it('[SCORE-3] gives the first a tenth more', () => {
    expect(pointsFor(right({ isFirst: true }))).toBe(165)
    expect(pointsFor(right({ difficulty: 'easy', isFirst: true, timeLeft: 0 }))).toBe(55)
  })

  it('[SCORE-4] takes a quarter for each hint', () => {
    expect([0, 1, 2, 3].map((hintsTaken) => pointsFor(right({ difficulty: 'hard', hintsTaken })))).toEqual([
      200, 150, 100, 50,
    ])
  })

  it('[SCORE-5] rounds once, at the end', () => {
    // 150 × 0.75 × 1.1 × 0.75 = 92.8125, where rounding at each step would give 93.x otherwise.
    expect(pointsFor(right({ timeLeft: 10_000, isFirst: true, hintsTaken: 1 }))).toBe(93)
    // 150 × (0.5 + 0.5 × 1/3) × 1.1 = 110 exactly: no binary fraction may turn it into 109 or 111.
    expect(pointsFor(right({ timeGiven: 30_000, timeLeft: 10_000, isFirst: true }))).toBe(110)
  })

  it('[SCORE-2] never pays less for more time left, nor more than full points', () => {
    const anyAnswer = fc.record({
      difficulty: fc.constantFrom(...DIFFICULTIES),
      timeGiven: fc.integer({ min: 5_000, max: 180_000 }),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
      more: fc.double({ min: 0, max: 1, noNaN: true }),
      isFirst: fc.boolean(),
      hintsTaken: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(anyAnswer, ({ left, more, timeGiven, ...rest }) => {
        const [less, most] = [Math.min(left, more), Math.max(left, more)]
        const slow = pointsFor({ ...rest, timeGiven, timeLeft: less * timeGiven })
        const fast = pointsFor({ ...rest, timeGiven, timeLeft: most * timeGiven })
        expect(Number.isInteger(slow)).toBe(true)
        expect(slow).toBeLessThanOrEqual(fast)
        expect(fast).toBeLessThanOrEqual(pointsFor({ ...rest, timeGiven, timeLeft: timeGiven }))
      }),
    )
  })
})
