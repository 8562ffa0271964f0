import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Contender, pointsChange, pointsOfRating, stakeOf } from './rank-points.ts'
import { NEWCOMER_RATING } from './rating.ts'

const SETTLED = 2.5
/** One whose points tell their skill. */
const settled = (mu: number, place: number): Contender => {
  const rating = { mu, sigma: SETTLED }
  return { rating, points: pointsOfRating(rating), uncounted: 0, place }
}

const contender = fc.record({
  rating: fc.record({
    mu: fc.double({ min: -15, max: 65, noNaN: true }),
    sigma: fc.double({ min: 1, max: 8.3, noNaN: true }),
  }),
  points: fc.integer({ min: 0, max: 3_000 }),
  uncounted: fc.constantFrom(0, 3, 100),
})
const game = fc
  .array(contender, { minLength: 2, maxLength: 8 })
  .map((all) => all.map((one, index): Contender => ({ ...one, place: index + 1 })))

const changes = (players: readonly Contender[]) =>
  players.map((player) =>
    pointsChange(
      player,
      players.filter((other) => other !== player),
    ),
  )

describe('what a game adds to the points', () => {
  it('is the stake times what came beyond, or short of, what was expected', () => {
    expect(changes([settled(25, 1), settled(25, 2)])).toEqual([15, -15])
    expect(changes([settled(25, 1), settled(25, 1)])).toEqual([0, 0])
    expect(changes([settled(25, 1), settled(25, 2), settled(25, 3)])).toEqual([15, 0, -15])
  })

  it('is more against the stronger, less against the weaker', () => {
    const [gain] = changes([settled(25, 1), settled(35, 2)])
    const [small] = changes([settled(25, 1), settled(15, 2)])
    expect(gain).toBeGreaterThan(20)
    expect(small).toBeLessThan(10)
  })

  it('is whole, at least 0 for the first, at most 0 for the last, and leaves nobody below 0', () => {
    fc.assert(
      fc.property(game, (players) => {
        const all = changes(players)
        expect(all.every(Number.isInteger)).toBe(true)
        // JSON writes -0 as 0, so the value would change on its way.
        expect(all.some((change) => Object.is(change, -0))).toBe(false)
        expect(all[0]).toBeGreaterThan(0)
        expect(all.at(-1)).toBeLessThanOrEqual(0)
        for (const [index, change] of all.entries())
          expect((players[index] as Contender).points + change).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('never gets worse by a better place', () => {
    fc.assert(
      fc.property(game, ([player, ...others]) => {
        const at = (place: number) => pointsChange({ ...(player as Contender), place }, others)
        const byPlace = Array.from({ length: 9 }, (_, index) => at(index + 1.5))
        expect(byPlace).toEqual(byPlace.toSorted((a, b) => b - a))
      }),
    )
  })

  it('is nothing without an opponent', () => {
    expect(pointsChange(settled(25, 1), [])).toBe(0)
  })
})

describe('an opponent of whom little is known', () => {
  it('moves little: ten fresh accounts that lose on purpose lift nobody by more than ten points', () => {
    const fresh = { rating: NEWCOMER_RATING, points: 0, uncounted: 0, place: 2 }
    for (const player of [{ ...fresh, place: 1 }, settled(25, 1), { ...settled(40, 1), points: 0 }]) {
      let points = player.points
      for (let game = 0; game < 10; game++) points += pointsChange({ ...player, points }, [fresh])
      expect(points - player.points).toBeLessThanOrEqual(10)
    }
  })

  it('costs little as well', () => {
    expect(pointsChange(settled(25, 2), [{ rating: NEWCOMER_RATING, place: 1 }])).toBe(0)
  })

  it('moves the more the better they are known, and all once they are', () => {
    const won = [8, 7, 6.5, 6, 5.5, 5, 3].map((sigma) =>
      pointsChange(settled(25, 1), [{ rating: { mu: 25, sigma }, place: 2 }]),
    )
    expect(won).toEqual(won.toSorted((a, b) => a - b))
    expect(won.at(-1)).toBe(15)
    expect(won[0]).toBe(1)
  })
})

describe('points that do not tell the skill', () => {
  it('catch up fast once the skill is known, and slowly before', () => {
    const behind = { points: 100, uncounted: 0 }
    const known = stakeOf({ ...behind, rating: { mu: 30, sigma: SETTLED } })
    expect(known).toBeGreaterThan(500)
    expect(stakeOf({ ...behind, rating: { ...NEWCOMER_RATING, mu: 30 } })).toBe(stakeOf(settled(25, 1)))
  })

  it('do not chase what only fresh accounts have told, which lost on purpose', () => {
    const behind = { points: 100, rating: { mu: 50, sigma: 4 } }
    expect(stakeOf({ ...behind, uncounted: 0 })).toBe(600)
    expect(stakeOf({ ...behind, uncounted: 90 })).toBe(30)
  })

  it('rise by many and fall by few when they are too low, and the other way round when too high', () => {
    const opponent = settled(25, 2)
    const at = (points: number, place: number) =>
      pointsChange({ rating: { mu: 25, sigma: SETTLED }, points, uncounted: 0, place }, [
        { ...opponent, place: 3 - place },
      ])
    expect(at(300, 1)).toBeGreaterThan(4 * -at(300, 2))
    expect(-at(1_700, 2)).toBeGreaterThan(4 * at(1_700, 1))
  })

  it('come to rest where they tell it', () => {
    let points = 0
    for (let n = 0; n < 60; n++) {
      const place = 1 + (n % 2)
      const player = { rating: { mu: 25, sigma: SETTLED }, points, uncounted: 0, place }
      points += pointsChange(player, [settled(25, 3 - place)])
    }
    expect(Math.abs(points - 1_000)).toBeLessThan(60)
  })
})
