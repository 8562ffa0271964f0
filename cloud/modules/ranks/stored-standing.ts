import type { UserRank } from '#shared/schemas/user.ts'
import { seasonAt } from '#shared/seasons.ts'
import { type LeaverRecord, NEVER_LEFT } from './leaver-penalties.ts'
import { awakeAfter, pointsToNext, rankAfter, shownRank } from './rank-ladder.ts'
import type { RankedChange } from './ranked-game.ts'
import { NEWCOMER_RATING } from './rating.ts'
import { type Standing, standingIn } from './season.ts'

/** All that is kept of a player, as the last ranked game left it. */
export interface StoredStanding extends Standing {
  readonly userId: string
  /** When the points became what they are: of two who have as many, the first to have them is the better. */
  readonly reachedAt: number
  readonly awakeUntil: number
  readonly leaver: LeaverRecord
}

export const newcomer = (userId: string, now: number): StoredStanding => ({
  userId,
  rating: NEWCOMER_RATING,
  points: 0,
  rank: 'apprentice',
  season: seasonAt(now),
  reachedAt: now,
  awakeUntil: 0,
  leaver: NEVER_LEFT,
})

/** The same standing by now: a later season may have begun since. */
export const carried = (kept: StoredStanding, now: number): StoredStanding => ({
  ...kept,
  ...standingIn(seasonAt(now), kept),
})

/** The standing with `more` points added, which may be negative; points never fall below 0. */
export function withPoints(kept: StoredStanding, more: number, at: number): StoredStanding {
  const points = Math.max(0, kept.points + more)
  if (points === kept.points) return kept
  return { ...kept, points, rank: rankAfter(kept.rank, points), reachedAt: at }
}

export const afterGame = (
  kept: StoredStanding,
  { points, rating }: RankedChange,
  leaver: LeaverRecord,
  at: number,
): StoredStanding => ({
  ...withPoints(kept, points, at),
  rating,
  leaver,
  awakeUntil: awakeAfter(kept.awakeUntil, at),
})

export const shownOf = ({ rank, awakeUntil }: StoredStanding, now: number) => shownRank(rank, awakeUntil, now)

/** The part of a standing that everyone may see, without the position on the board and the season. */
export function toUserRank(standing: StoredStanding, now: number): Omit<UserRank, 'position' | 'season'> {
  const { points } = standing
  const rank = shownOf(standing, now)
  return { rank, points, pointsToNext: pointsToNext(rank, points) }
}
