import { describe, expect, it } from 'vitest'
import { NEWCOMER_RATING } from './rating.ts'
import { type Standing, standingIn } from './season.ts'

const top: Standing = { rating: { mu: 50, sigma: 2 }, points: 2_001, rank: 'enigmaster', season: 3 }

describe('the soft reset', () => {
  it('keeps half of the points and the rank that they reach, and doubts the rating a little more', () => {
    const next = standingIn(4, top)
    expect(next).toMatchObject({ points: 1_000, rank: 'sage', season: 4 })
    expect(next.rating.mu).toBe(50)
    expect(next.rating.sigma).toBeGreaterThan(2)
    expect(next.rating.sigma).toBeLessThan(4)
  })

  it('happens once for each season that has passed, in one step or in several', () => {
    expect(standingIn(3, top)).toEqual(top)
    expect(standingIn(6, top)).toEqual(standingIn(6, standingIn(5, standingIn(4, top))))
    expect(standingIn(6, top).points).toBe(250)
  })

  it('never doubts anyone more than a newcomer, and leaves a newcomer as they are', () => {
    expect(standingIn(200, top).rating.sigma).toBe(NEWCOMER_RATING.sigma)
    const newcomer: Standing = { rating: NEWCOMER_RATING, points: 0, rank: 'apprentice', season: 1 }
    expect(standingIn(2, newcomer)).toEqual({ ...newcomer, season: 2 })
  })

  it('keeps the order in which players stood', () => {
    const standings = [0, 1, 2, 199, 640, 1_300, 1_301, 2_600].map(
      (points) => standingIn(4, { ...top, points }).points,
    )
    expect(standings).toEqual(standings.toSorted((a, b) => a - b))
  })
})
