import type { PlayerStats, UserRank } from '#shared/schemas/user.ts'
import type { PartyGame } from './kept-games.ts'

/** A party has no ranked games. */
export const UNRANKED: UserRank = {
  rank: 'apprentice',
  points: 0,
  pointsToNext: null,
  season: 1,
  position: null,
}

/** What a guest has done at this party; levels and words are the cloud's. */
export function partyStats(games: readonly PartyGame[], userId: string): PlayerStats {
  const played = games.filter(
    ({ outcome, scores }) => outcome.kind === 'finished' && scores.some((score) => score.userId === userId),
  )
  const wins = played.filter(({ outcome }) => outcome.kind === 'finished' && outcome.winner === userId).length
  return {
    level: 1,
    levelProgress: 0,
    wins,
    winRate: played.length === 0 ? 0 : wins / played.length,
    games: played.length,
    stars: played.reduce((sum, { firsts }) => sum + (firsts[userId] ?? 0), 0),
    globalRank: null,
    totalWords: 0,
    online: true,
    collectionPrivate: true,
  }
}
