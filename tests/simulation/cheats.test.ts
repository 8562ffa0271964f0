import { describe, expect, it } from 'vitest'
import { liftByAFriend, liftByThrowaways } from './cheats.ts'
import { withGames } from './findings.ts'
import { runSeason } from './season-run.ts'

describe('accounts that lose on purpose', () => {
  const season = runSeason(400, 11)
  /** What so many honest games make of a newcomer, on average. */
  const honest = (games: number): number => {
    const points = withGames(season, games).map(({ history }) => history[games - 1]?.points ?? 0)
    return points.reduce((sum, one) => sum + one, 0) / points.length
  }

  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
  ])(
    '[RANK-12] ten of them, %i games each a day for %i days, lift nobody by more than a tenth of honest play',
    (gamesEach, days) => {
      const games = 10 * gamesEach * days
      expect(liftByThrowaways(10, gamesEach, days)).toBeLessThanOrEqual(honest(games) / 10)
    },
  )

  it('[RANK-12] one of them lifts an established friend by two and a half games a day', () => {
    expect(liftByAFriend(50)).toBe(liftByAFriend(3))
    expect(liftByAFriend(50)).toBeLessThan(50)
  })
})
