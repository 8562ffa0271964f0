import { rate, rating as start } from 'openskill'

/** The estimate of a player's skill: mean and standard deviation. It is never shown. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

const { mu, sigma } = start()
export const NEWCOMER_RATING: Rating = { mu, sigma }
/** How far chance carries a player within one game, on the scale of the rating: the model's own default. */
const BETA = sigma / 2

/** The most that one game tells of a player: precision (1 ⁄ variance), in units of a newcomer's. */
const TOLD_BY_A_GAME = 0.08

/** How sure a rating would be without so many of the player's games: precisions add up. */
export function certaintyWithout(rating: Rating, games: number): number {
  const told = Math.max(0, (sigma / rating.sigma) ** 2 - 1 - games * TOLD_BY_A_GAME)
  return told / (1 + told)
}

/** How sure a rating is, from 0 for a newcomer's to nearly 1: the share of a newcomer's variance that games have explained. */
export const certaintyOf = (rating: Rating): number => certaintyWithout(rating, 0)

/** Below the first certainty an opponent weighs nothing, from the second on in full. */
const WEIGHT_FROM = 0.3
const FULL_WEIGHT_FROM = 0.4

/**
 * How much a game against somebody counts, from 0 to 1: nothing while next to nothing is known of them, so that
 * fresh accounts which lose on purpose lift nobody.
 */
export const weightOfOpponent = (rating: Rating): number => weightOf(certaintyOf(rating))

function weightOf(certainty: number): number {
  const share = (certainty - WEIGHT_FROM) / (FULL_WEIGHT_FROM - WEIGHT_FROM)
  return Math.min(1, Math.max(0, share))
}

/**
 * How much of an opponent's weight remains without so many games against the player in question, from 0 to 1: nothing of an
 * account that has played nobody else, however often it has lost.
 */
export function shareOfOthers(rating: Rating, games: number): number {
  if (games === 0) return 1
  const byOthers = certaintyWithout(rating, games)
  if (byOthers === 0) return 0
  const weight = weightOfOpponent(rating)
  return weight === 0 ? 1 : weightOf(byOthers) / weight
}

export interface Placed {
  readonly rating: Rating
  /** From 1; tied players have the same. */
  readonly place: number
}

/** Plackett-Luce (Weng and Lin, 2011): the ratings after a game, in the order in which they came. */
export function ratingsAfter(placed: readonly Placed[]): Rating[] {
  // Alone there is nothing to learn, and the model would still widen the doubt.
  if (placed.length < 2) return placed.map(({ rating }) => rating)
  const teams = placed.map(({ rating }) => [{ ...rating }])
  const rated = rate(teams, { rank: placed.map(({ place }) => place) })
  return rated.map(([one], index) => one ?? (placed[index] as Placed).rating)
}

/** The model's one scale for a game: the more players and the more doubt, the less a difference of ratings tells. */
export const scaleOf = (ratings: readonly Rating[]): number =>
  Math.sqrt(ratings.reduce((sum, one) => sum + one.sigma ** 2 + BETA ** 2, 0))

/** The chance that the first ends before the second, as the same model has it. */
export const chanceToBeat = (mine: number, theirs: number, scale: number): number =>
  1 / (1 + Math.exp((theirs - mine) / scale))
