import type { Rank } from '#shared/constants/game.ts'
import { rankOf } from './rank-ladder.ts'
import { NEWCOMER_RATING, type Rating } from './rating.ts'

const POINTS_KEPT = 0.5
/** What three months may have changed of a skill, on the scale of the rating. */
const SEASON_SIGMA = 2

export interface Standing {
  readonly rating: Rating
  readonly points: number
  readonly rank: Rank
  readonly season: number
}

const nextSeason = ({ rating, points, season }: Standing): Standing => {
  const kept = Math.floor(points * POINTS_KEPT)
  const sigma = Math.min(NEWCOMER_RATING.sigma, Math.hypot(rating.sigma, SEASON_SIGMA))
  return { rating: { mu: rating.mu, sigma }, points: kept, rank: rankOf(kept), season: season + 1 }
}

/**
 * A standing carried into a later season. Half of the points stay; the hidden mean stays too, only less sure, so that who
 * was good climbs back quickly, and who comes back after a year is looked at anew. Not the mean minus some doubt: growing
 * doubt would then lower a rating by itself and make a returning player's first opponents too weak.
 */
export function standingIn(season: number, standing: Standing): Standing {
  let current = standing
  while (current.season < season) current = nextSeason(current)
  return current
}
