import type { Difficulty } from '#shared/constants/game.ts'
import type { Score } from '#shared/schemas/game.ts'
import type { Member } from '../room-state.ts'

const BASE_POINTS: Readonly<Record<Difficulty, number>> = {
  easy: 100,
  medium: 150,
  hard: 200,
  enigmaster: 300,
}

export interface RightAnswer {
  readonly difficulty: Difficulty
  /** Milliseconds. */
  readonly timeLeft: number
  /** Milliseconds. */
  readonly timeGiven: number
  readonly isFirst: boolean
  readonly hintsTaken: number
}

/**
 * base × (0.5 + 0.5 × time left ÷ time given), a tenth more for the first, a quarter less a hint, rounded once with
 * halves up (SCORE-1 to 5). Whole numbers up to the one division, so that no half is lost to a binary fraction.
 */
export function pointsFor({ difficulty, timeLeft, timeGiven, isFirst, hintsTaken }: RightAnswer): number {
  const left = Math.min(Math.max(Math.round(timeLeft), 0), timeGiven)
  const tenths = isFirst ? 11 : 10
  const quarters = Math.max(4 - hintsTaken, 0)
  const numerator = BASE_POINTS[difficulty] * (timeGiven + left) * tenths * quarters
  const denominator = 2 * timeGiven * 10 * 4
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

/** Best first: points, then the smaller total answer time, then who joined earlier (SCORE-7). */
export const byPlace = (a: Member, b: Member): number =>
  b.score - a.score || a.answerMs - b.answerMs || a.seat - b.seat

export const scoreOf = ({ userId, username, score, correct }: Score): Score => ({
  userId,
  username,
  score,
  correct,
})

/** Of one who left: what they had then. */
export const leaverScoreOf = (leaver: Score): Score => ({ ...scoreOf(leaver), left: true })

export const scoresOf = (players: readonly Member[]): Score[] => players.toSorted(byPlace).map(scoreOf)
