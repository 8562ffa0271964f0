import { describe, expect, it } from 'vitest'
import { farm, liftByAFriend } from './cheats.ts'
import { pointsAfter, unfairness } from './findings.ts'
import { runSeason } from './season-run.ts'

describe('accounts that lose on purpose', () => {
  const season = runSeason(400, 11)

  it.each([
    { gamesEach: 1, days: 1, warmUp: 0 },
    { gamesEach: 2, days: 1, warmUp: 0 },
    { gamesEach: 3, days: 1, warmUp: 0 },
    { gamesEach: 2, days: 5, warmUp: 0 },
    { gamesEach: 2, days: 28, warmUp: 0 },
    { gamesEach: 2, days: 1, warmUp: 2 },
    { gamesEach: 2, days: 5, warmUp: 5 },
  ])('[RANK-12] ten of them lift nobody by more than a tenth of honest play: %j', (farming) => {
    const { points, games } = farm({ throwaways: 10, ...farming })
    expect(points).toBeLessThanOrEqual(pointsAfter(season, games) / 10)
  })

  it('[RANK-12] one of them lifts an established friend by two and a half games a day', () => {
    expect(liftByAFriend(50)).toBe(liftByAFriend(3))
    expect(liftByAFriend(50)).toBeLessThan(50)
  })

  it('slow no honest newcomer down', () => {
    expect(pointsAfter(season, 10)).toBeGreaterThan(400)
    expect(pointsAfter(season, 20)).toBeGreaterThan(700)
  })
})

describe('a season in which one in twenty drops out when behind, one has throwaways, and one colludes', () => {
  const season = runSeason(400, 11, 5)
  const { order, kinds } = unfairness(season)

  it('[RANK-12, RANK-13] still puts players in the order of their skill', () => {
    expect(order.everyone).toBeGreaterThan(0.9)
    expect(order.fair).toBeGreaterThan(0.9)
  })

  it.each(['drops', 'farms', 'colludes'] as const)(
    '[RANK-12, RANK-13] lifts none of them above their equals by more than a tenth of honest play: %s',
    (kind) => {
      const { players, lift } = kinds[kind]
      expect(players).toBeGreaterThan(10)
      expect(lift).toBeLessThan(pointsAfter(season, 100) / 10)
    },
  )
})
