import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES } from './constants/game.ts'
import { pointsFor, type RightAnswer } from './points.ts'

const right = (changes: Partial<RightAnswer> = {}): RightAnswer => ({
  difficulty: 'medium',
  timeLeft: 20_000,
  timeGiven: 20_000,
  order: 4,
  players: 8,
  streak: 1,
  hintsTaken: 0,
  ...changes,
})

describe('points', () => {
  it('[SCORE-1] counts 100, 150, 200 and 300 by difficulty', () => {
    expect(DIFFICULTIES.map((difficulty) => pointsFor(right({ difficulty })))).toEqual([100, 150, 200, 300])
  })

  it('[SCORE-2, SCORE-5] gives medium with half the time left 83, rounding 82.5 up', () => {
    expect(pointsFor(right({ timeLeft: 10_000 }))).toBe(83)
    expect(pointsFor(right({ timeLeft: 0 }))).toBe(60)
  })

  it('[SCORE-3] gives the first three more, and the second and the third only among enough players', () => {
    const easy = (order: number, players: number) => pointsFor(right({ difficulty: 'easy', order, players }))
    expect([1, 2, 3, 4, 5].map((order) => easy(order, 4))).toEqual([130, 115, 105, 100, 100])
    expect([1, 2, 3].map((order) => easy(order, 3))).toEqual([130, 115, 100])
    expect([1, 2].map((order) => easy(order, 2))).toEqual([130, 100])
    expect(easy(1, 1)).toBe(130)
  })

  it('[SCORE-4] takes a quarter for each hint', () => {
    expect([0, 1, 2, 3].map((hintsTaken) => pointsFor(right({ difficulty: 'hard', hintsTaken })))).toEqual([
      200, 150, 100, 50,
    ])
  })

  it('[SCORE-9] adds 10, 20 and 30 % from the third right answer in a row on', () => {
    const points = [1, 2, 3, 4, 5, 6, 50].map((streak) => pointsFor(right({ difficulty: 'easy', streak })))
    expect(points).toEqual([100, 100, 110, 120, 130, 130, 130])
  })

  it('[SCORE-5, SCORE-9] multiplies base, time, order, streak and hints, and rounds once', () => {
    // 150 × (0.4 + 0.6 × 0.25) × 1.3 × 1.1 × 0.75 = 88.48125; rounded at each step it would be 89.
    expect(pointsFor(right({ timeLeft: 10_000, order: 1, streak: 3, hintsTaken: 1 }))).toBe(88)
    // 300 × (0.4 + 0.6 × 4/9) × 1.05 = 210 exactly: no binary fraction may turn it into 209 or 211.
    const third = { difficulty: 'enigmaster', timeGiven: 30_000, timeLeft: 20_000, order: 3 } as const
    expect(pointsFor(right(third))).toBe(210)
  })

  it('[SCORE-2] never pays less for more time left, nor more than full points', () => {
    const anyAnswer = fc.record({
      difficulty: fc.constantFrom(...DIFFICULTIES),
      timeGiven: fc.integer({ min: 5_000, max: 600_000 }),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
      more: fc.double({ min: 0, max: 1, noNaN: true }),
      order: fc.integer({ min: 1, max: 8 }),
      players: fc.integer({ min: 1, max: 100 }),
      streak: fc.integer({ min: 1, max: 50 }),
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
