import { RANKS, type Rank } from '#shared/constants/game.ts'
import { RANK_POINTS, RELEGATION_MARGIN } from '#shared/constants/ranks.ts'

/** The highest rank is kept by playing: each ranked game adds two days, up to a fortnight. */
const AWAKE_A_GAME_MS = 2 * 86_400_000
const AWAKE_MOST_MS = 14 * 86_400_000

/** The rank that these points reach, without regard to the one held before: at the beginning of a season. */
export const rankOf = (points: number): Rank =>
  RANKS.findLast((rank) => points >= RANK_POINTS[rank]) ?? 'apprentice'

/** The rank after a game: up at the threshold, down only well below it. */
export function rankAfter(before: Rank, points: number): Rank {
  const reached = rankOf(points)
  if (RANKS.indexOf(reached) >= RANKS.indexOf(before)) return reached
  const kept = rankOf(points + RELEGATION_MARGIN)
  return RANKS.indexOf(kept) < RANKS.indexOf(before) ? kept : before
}

/** What is missing to the next rank; null at the top. */
export function pointsToNext(rank: Rank, points: number): number | null {
  const next = RANKS[RANKS.indexOf(rank) + 1]
  return next === undefined ? null : Math.max(0, RANK_POINTS[next] - points)
}

/** Until when a player is awake after a ranked game, who was so until then. */
export const awakeAfter = (awakeUntil: number, gameAt: number): number =>
  Math.min(Math.max(awakeUntil, gameAt) + AWAKE_A_GAME_MS, gameAt + AWAKE_MOST_MS)

/**
 * The rank that is shown. An Enigmaster who is no longer awake rests: shown a rank lower and off the leaderboard until the
 * next game, with all points kept (only games change points). So the board cannot be camped on.
 */
export const shownRank = (rank: Rank, awakeUntil: number, now: number): Rank =>
  rank === 'enigmaster' && now >= awakeUntil ? 'mystic' : rank
