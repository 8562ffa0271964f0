import { describe, expect, it } from 'vitest'
import { RANKS, type Rank } from '#shared/constants/game.ts'
import { awakeAfter, pointsToNext, rankAfter, rankOf, shownRank } from './rank-ladder.ts'

const DAY_MS = 86_400_000

describe('the ranks', () => {
  it('[RANK-1] come in the order Apprentice, Seeker, Scholar, Sage, Oracle, Mystic, Enigmaster', () => {
    const order = ['apprentice', 'seeker', 'scholar', 'sage', 'oracle', 'mystic', 'enigmaster']
    expect(RANKS).toEqual(order)
    const climbed: Rank[] = []
    let rank: Rank = 'apprentice'
    for (let points = 0; points <= 5_000; points++) {
      rank = rankAfter(rank, points)
      if (climbed.at(-1) !== rank) climbed.push(rank)
    }
    expect(climbed).toEqual(order)
  })

  it('begin at 0', () => {
    expect(rankOf(0)).toBe('apprentice')
  })
})

describe('promotion and relegation', () => {
  it.each(RANKS.slice(0, -1))('promotes from %s at the very point that was announced', (rank) => {
    const threshold = pointsToNext(rank, 0) as number
    expect(rankAfter(rank, threshold - 1)).toBe(rank)
    expect(rankAfter(rank, threshold)).toBe(RANKS[RANKS.indexOf(rank) + 1])
  })

  it.each(RANKS.slice(1))('relegates from %s only well below its threshold', (rank) => {
    const below = RANKS[RANKS.indexOf(rank) - 1] as Rank
    const threshold = pointsToNext(below, 0) as number
    expect(rankAfter(rank, threshold - 1)).toBe(rank)
    expect(rankAfter(rank, threshold - 60)).toBe(rank)
    expect(rankAfter(rank, threshold - 61)).toBe(below)
  })

  it('does not swing to and fro around a threshold', () => {
    const seen = new Set<Rank>()
    let rank: Rank = 'seeker'
    for (const points of [599, 600, 590, 605, 570, 600, 545]) {
      rank = rankAfter(rank, points)
      seen.add(rank)
    }
    expect([...seen]).toEqual(['seeker', 'scholar'])
    expect(rank).toBe('scholar')
  })

  it('falls several ranks at once where the points do', () => {
    expect(rankAfter('enigmaster', 0)).toBe('apprentice')
    expect(rankAfter('mystic', 1_200)).toBe('oracle')
  })

  it('names what is missing to the next rank, and nothing at the top', () => {
    expect(pointsToNext('apprentice', 150)).toBe(50)
    expect(pointsToNext('scholar', 560)).toBe(390)
    expect(pointsToNext('enigmaster', 1_820)).toBeNull()
  })
})

describe('camping', () => {
  it('lets an Enigmaster rest who has not played enough, and nobody else', () => {
    const awakeUntil = awakeAfter(0, 10 * DAY_MS)
    expect(awakeUntil).toBe(12 * DAY_MS)
    expect(shownRank('enigmaster', awakeUntil, awakeUntil - 1)).toBe('enigmaster')
    expect(shownRank('enigmaster', awakeUntil, awakeUntil)).toBe('mystic')
    expect(shownRank('mystic', awakeUntil, 300 * DAY_MS)).toBe('mystic')
    expect(shownRank('enigmaster', awakeAfter(awakeUntil, 90 * DAY_MS), 91 * DAY_MS)).toBe('enigmaster')
  })

  it('lets games be saved up for a fortnight', () => {
    const after = (games: number) =>
      Array.from({ length: games }).reduce<number>((awakeUntil) => awakeAfter(awakeUntil, DAY_MS), 0)
    expect([1, 2, 6, 7, 8, 50].map((games) => after(games) / DAY_MS - 1)).toEqual([2, 4, 12, 14, 14, 14])
  })
})
