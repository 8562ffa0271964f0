import { RANKS, type Rank } from '#shared/constants/game.ts'
import { RANK_POINTS } from '#shared/constants/ranks.ts'
import type { UserRank } from '#shared/schemas/user.ts'

export type RankProgress =
  | { kind: 'climbing'; next: Rank; missing: number; share: number }
  /** Enough points for the next rank, which the next game grants. */
  | { kind: 'resting' }
  | { kind: 'top' }

/** How far it is to the next rank. Points below the own rank's threshold count as 0 progress. */
export function rankProgress({ rank, points, pointsToNext }: UserRank): RankProgress {
  const next = RANKS[RANKS.indexOf(rank) + 1]
  if (next === undefined || pointsToNext === null) return { kind: 'top' }
  if (pointsToNext === 0) return { kind: 'resting' }
  return { kind: 'climbing', next, missing: pointsToNext, share: rankShare({ rank, points }) }
}

/** How much of the way to the next rank is behind one; the highest is always whole. */
export function rankShare({ rank, points }: Pick<UserRank, 'rank' | 'points'>): number {
  const next = RANKS[RANKS.indexOf(rank) + 1]
  if (next === undefined) return 1
  const from = RANK_POINTS[rank]
  return Math.min(Math.max((points - from) / (RANK_POINTS[next] - from), 0), 1)
}

/** Above 0 for a promotion, below for a relegation. */
export const rankStep = (before: Rank, after: Rank): number => RANKS.indexOf(after) - RANKS.indexOf(before)
