import { type Difficulty, RANKS, type Rank } from '#shared/constants/game.ts'
import { RANK_DIFFICULTY } from '#shared/constants/ranks.ts'

/** How hard the quizzes of a match are: as its lowest rank plays them. */
export function matchDifficulty(ranks: readonly Rank[]): Difficulty {
  const lowest = RANKS.find((rank) => ranks.includes(rank))
  return RANK_DIFFICULTY[lowest ?? 'apprentice']
}
