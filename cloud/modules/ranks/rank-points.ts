import { chanceToBeat, NEWCOMER_RATING, type Placed, type Rating, scaleOf } from './rating.ts'

/** A point of rating is worth so many rank points; a rating of nought is worth none. */
const POINTS_A_RATING = 40
/** What is at stake in a game for one whose points tell their skill, and for one whose points lie furthest from it. */
const STAKE = 30
const STAKE_MAX = 600

/** A player of a ranked game, as they came into it, and how they ended. */
export interface Contender extends Placed {
  /** Rank points before the game. */
  readonly points: number
}

export const pointsOfRating = ({ mu }: Rating): number => Math.max(0, mu * POINTS_A_RATING)
export const ratingOfPoints = (points: number): number => points / POINTS_A_RATING

/**
 * The way between points and hidden skill is at stake too, as far as that skill is known (the share of a newcomer's variance
 * that games have explained): nobody is stuck where they do not belong, and nobody is thrown about by one early game.
 */
export function stakeOf({ rating, points }: Pick<Contender, 'rating' | 'points'>): number {
  const certainty = Math.max(0, 1 - (rating.sigma / NEWCOMER_RATING.sigma) ** 2)
  const gap = Math.abs(pointsOfRating(rating) - points)
  return Math.min(STAKE_MAX, STAKE + certainty * gap)
}

/** The share of the opponents whom the player ended before; half of one for each who is level. */
const beaten = (place: number, opponents: readonly Placed[]): number =>
  opponents.reduce((sum, one) => sum + (one.place > place ? 1 : one.place === place ? 0.5 : 0), 0) /
  opponents.length

/**
 * What a game adds to a player's points: the stake times (the share of opponents beaten − the share that someone of these
 * points would beat, by the opponents' hidden ratings). So points come to rest where they tell the hidden skill. Whole;
 * the first never gets less than one, and nobody falls below nought.
 */
export function pointsChange(player: Contender, opponents: readonly Placed[]): number {
  if (opponents.length === 0) return 0
  const scale = scaleOf([player, ...opponents].map(({ rating }) => rating))
  const mine = ratingOfPoints(player.points)
  const expected =
    opponents.reduce((sum, { rating }) => sum + chanceToBeat(mine, rating.mu, scale), 0) / opponents.length
  const actual = beaten(player.place, opponents)
  // Rounding makes a minus nought of a little less than nothing.
  const change = Math.round(stakeOf(player) * (actual - expected)) + 0
  return Math.max(change, actual === 1 ? 1 : 0 - player.points)
}
