import type { Difficulty } from '#shared/constants/game.ts'

/** The rate before anything is measured. It weighs as much as PRIOR_ASKED answers, so real ones soon outweigh it. */
const PRIOR_RATE: Readonly<Record<Difficulty, number>> = {
  easy: 0.7,
  medium: 0.5,
  hard: 0.35,
  enigmaster: 0.2,
}
const PRIOR_ASKED = 20

export interface Answers {
  /** How many people were asked, and how many of them were right. */
  readonly asked: number
  readonly answered: number
}

/** How often people are right at a difficulty, from 0 to 1. */
export const rightRate = (difficulty: Difficulty, { asked, answered }: Answers): number =>
  (answered + PRIOR_RATE[difficulty] * PRIOR_ASKED) / (asked + PRIOR_ASKED)
