import type { Score } from '#shared/schemas/game.ts'
import type { Member } from '../room-state.ts'

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
