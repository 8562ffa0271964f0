import { describe, expect, it } from 'vitest'
import { correlations, ESTABLISHED, stuck, withGames } from './findings.ts'
import { spearman } from './order.ts'
import { runSeason } from './season-run.ts'

// Of 400 the slowest twentieth would be ten people, and their way a matter of chance.
describe('a season of 800 players', () => {
  const season = runSeason(800, 11)
  const established = withGames(season, ESTABLISHED)

  it('has enough games to tell', () => {
    expect(established.length).toBeGreaterThan(200)
  })

  it('puts players in the order of their true skill', () => {
    expect(correlations(withGames(season, 10)).points).toBeGreaterThan(0.9)
    expect(correlations(established).points).toBeGreaterThan(0.95)
    expect(correlations(established).rank).toBeGreaterThan(0.9)
  })

  it('leaves nobody stuck', () => {
    const { stuck: share, near, wayLong } = stuck(established)
    expect(share).toBe(0)
    expect(near).toBeGreaterThan(0.97)
    expect(wayLong).toBeLessThan(ESTABLISHED)
  })

  it('goes the same way again with the same seed', () => {
    const points = ({ careers }: typeof season) => careers.map(({ standing }) => standing.points)
    expect(points(runSeason(60, 3))).toEqual(points(runSeason(60, 3)))
    expect(points(runSeason(60, 3))).not.toEqual(points(runSeason(60, 4)))
  })
})

describe('the rank correlation', () => {
  it('is 1 for the same order, −1 for the reverse, and shares ranks among equals', () => {
    expect(spearman([1, 2, 3, 10], [5, 6, 70, 71])).toBeCloseTo(1, 12)
    expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12)
    // Mid-ranks 1, 2.5, 2.5, 4 against 1 to 4.
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12)
  })
})
