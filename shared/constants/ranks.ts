import type { Difficulty, Rank } from './game.ts'

/** From how many points on a rank is reached. */
export const RANK_POINTS: Readonly<Record<Rank, number>> = {
  apprentice: 0,
  seeker: 200,
  scholar: 600,
  sage: 950,
  oracle: 1250,
  mystic: 1550,
  enigmaster: 1850,
}
/** A rank is lost only this far below its threshold: one bad game after the promotion does not undo it. */
export const RELEGATION_MARGIN = 60

/** What the quizzes of each rank are like. */
export const RANK_DIFFICULTY: Readonly<Record<Rank, Difficulty>> = {
  apprentice: 'easy',
  seeker: 'easy',
  scholar: 'medium',
  sage: 'medium',
  oracle: 'hard',
  mystic: 'hard',
  enigmaster: 'enigmaster',
}

/** What leaving a ranked game costs at least, and for how long the ranked queue is shut, the first time. */
export const LEAVING_COSTS = 20
export const FIRST_SHUT_MS = 5 * 60_000

export const SEASON_MS = 84 * 86_400_000
/** Monday, 5 January 2026, 00:00 UTC. */
export const FIRST_SEASON_AT = Date.UTC(2026, 0, 5)
