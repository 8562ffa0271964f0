import {
  certaintyWithout,
  chanceToBeat,
  type Placed,
  type Rating,
  scaleOf,
  weightOfOpponent,
} from './rating.ts'

/** Rank points per point of rating; a rating of 0 or less is worth 0. */
const POINTS_A_RATING = 40
/** What is at stake in a game for one whose points tell their skill, and for one whose points lie furthest from it. */
const STAKE = 30
const STAKE_MAX = 600

/** A player of a ranked game, as they came into it, and how they ended. */
export interface Contender extends Placed {
  /** Rank points before the game. */
  readonly points: number
  /** Games of this season and the one before that moved no points: the rating has learnt of them all the same. */
  readonly uncounted: number
}

export const pointsOfRating = ({ mu }: Rating): number => Math.max(0, mu * POINTS_A_RATING)
export const ratingOfPoints = (points: number): number => points / POINTS_A_RATING

/**
 * The gap between points and hidden skill is at stake too, as far as games that counted have told that skill: nobody is stuck
 * where they do not belong, nobody is thrown about by one early game, and fresh accounts that lose on purpose raise nothing.
 */
export function stakeOf({ rating, points, uncounted }: Omit<Contender, 'place'>): number {
  const gap = Math.abs(pointsOfRating(rating) - points)
  return Math.min(STAKE_MAX, STAKE + certaintyWithout(rating, uncounted) * gap)
}

/** 1 for an opponent whom the player ended before, half for one who is level. */
const beaten = (place: number, opponent: Placed): number =>
  opponent.place > place ? 1 : opponent.place === place ? 0.5 : 0

/**
 * What a game adds to a player's points: the stake times the mean over the opponents of (whether they were beaten − the
 * chance that someone of these points has to beat them, by their hidden rating), each counted by how sure that rating is:
 * to beat one of whom nothing is known tells next to nothing, and a fresh account costs nobody a thing. So points come to
 * rest where they tell the hidden skill. Whole; the first never gets less than one, and points never fall below 0.
 */
export function pointsChange(player: Contender, opponents: readonly Placed[]): number {
  if (opponents.length === 0) return 0
  const scale = scaleOf([player, ...opponents].map(({ rating }) => rating))
  const mine = ratingOfPoints(player.points)
  const beyond = opponents.reduce((sum, opponent) => {
    const expected = chanceToBeat(mine, opponent.rating.mu, scale)
    return sum + weightOfOpponent(opponent.rating) * (beaten(player.place, opponent) - expected)
  }, 0)
  const isFirst = opponents.every(({ place }) => place > player.place)
  // Adding 0 turns the -0 that rounding may give into 0.
  const change = Math.round((stakeOf(player) * beyond) / opponents.length) + 0
  return Math.max(change, isFirst ? 1 : 0 - player.points)
}
