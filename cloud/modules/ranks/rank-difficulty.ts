import { type Difficulty, RANKS, type Rank } from '#shared/constants/game.ts'

const DIFFICULTY: Readonly<Record<Rank, Difficulty>> = {
  apprentice: 'easy',
  seeker: 'easy',
  scholar: 'medium',
  sage: 'medium',
  oracle: 'hard',
  mystic: 'hard',
  enigmaster: 'enigmaster',
}

/** How hard the quizzes of a match are: as its lowest rank plays them. */
export function matchDifficulty(ranks: readonly Rank[]): Difficulty {
  const lowest = RANKS.find((rank) => ranks.includes(rank))
  return DIFFICULTY[lowest ?? 'apprentice']
}
