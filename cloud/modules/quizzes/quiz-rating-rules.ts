import { DIFFICULTIES, type Difficulty } from '#shared/constants/game.ts'

/**
 * Ratings on Elo's scale, which is Rasch's model in other units: where a player and a quiz have the same rating the player is
 * right every second time, and 400 points more make ten times the odds (Elo, 1978; Pelánek, 2016, "Applications of the Elo
 * rating system in adaptive educational systems").
 */
export interface ItemRating {
  readonly rating: number
  /** How many answers, right and wrong, it rests on. */
  readonly rated: number
}

/** One who is right as often as the declared difficulties expect. */
export const NEWCOMER: ItemRating = { rating: 1500, rated: 0 }

/** What a newcomer's chances of 70, 50, 35 and 20 % come to. */
const PRIORS: Readonly<Record<Difficulty, number>> = {
  easy: 1353,
  medium: 1500,
  hard: 1608,
  enigmaster: 1741,
}

/** Of the first answer; every further one moves a rating less, until it moves by LEAST_STEP. */
const FIRST_STEP = 48
const LEAST_STEP = 6
/** After so many answers the step is half of the first. */
const HALF_STEP_AFTER = 30

/** Below this a quiz stays in the difficulty that its author declared. */
export const RATED_ENOUGH = 30
/** How far past a border a rating must be before the quiz changes its difficulty: else it would go to and fro. */
const MARGIN = 20

/** The rating of a quiz that nobody has answered. */
export const priorOf = (difficulty: Difficulty): ItemRating => ({ rating: PRIORS[difficulty], rated: 0 })

/** How likely this player is right, from 0 to 1. */
export const chanceOf = (player: number, quiz: number): number => 1 / (1 + 10 ** ((quiz - player) / 400))

const stepOf = ({ rated }: ItemRating): number =>
  Math.max(LEAST_STEP, FIRST_STEP / (1 + rated / HALF_STEP_AFTER))

/** Both after one answer: each moves by what came as a surprise. */
export function afterAnswer(
  player: ItemRating,
  quiz: ItemRating,
  isRight: boolean,
): { player: ItemRating; quiz: ItemRating } {
  const surprise = (isRight ? 1 : 0) - chanceOf(player.rating, quiz.rating)
  return {
    player: { rating: player.rating + stepOf(player) * surprise, rated: player.rated + 1 },
    quiz: { rating: quiz.rating - stepOf(quiz) * surprise, rated: quiz.rated + 1 },
  }
}

/** Half-way between the priors. */
const borderAbove = (index: number): number => {
  const [lower, upper] = [DIFFICULTIES[index], DIFFICULTIES[index + 1]]
  return lower && upper ? (PRIORS[lower] + PRIORS[upper]) / 2 : Number.POSITIVE_INFINITY
}

/** The difficulty in which a quiz is dealt from now on. */
export function bandOf({ rating, rated }: ItemRating, band: Difficulty): Difficulty {
  if (rated < RATED_ENOUGH) return band
  let index = DIFFICULTIES.indexOf(band)
  while (rating > borderAbove(index) + MARGIN) index++
  while (index > 0 && rating < borderAbove(index - 1) - MARGIN) index--
  return DIFFICULTIES[index] ?? band
}

/** One-sided, 95 %. */
const Z = 1.645

/** Wilson's score interval (1927), from 0 to 1, of the share that `right` of `asked` stands for. */
function shareWithin(asked: number, right: number): { least: number; most: number } {
  const share = right / asked
  const spread = Z * Math.sqrt((share * (1 - share)) / asked + Z ** 2 / (4 * asked ** 2))
  const middle = share + Z ** 2 / (2 * asked)
  const scale = 1 + Z ** 2 / asked
  return { least: (middle - spread) / scale, most: (middle + spread) / scale }
}

export const UNPLAYABLE = ['nobody_solves', 'everybody_solves'] as const
export type Unplayable = (typeof UNPLAYABLE)[number]

/** A quiz fewer than one in twenty solve is broken or cruel; one that 97 in 100 solve is no riddle. Both with 95 % certainty. */
const TOO_FEW = 0.05
const TOO_MANY = 0.97

/** Why a quiz leaves play; null while it stays. */
export function whyUnplayable(asked: number, right: number): Unplayable | null {
  if (asked === 0) return null
  const { least, most } = shareWithin(asked, right)
  if (most < TOO_FEW) return 'nobody_solves'
  return least > TOO_MANY ? 'everybody_solves' : null
}
