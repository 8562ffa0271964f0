import { ANSWER_MAX } from '#shared/constants/limits.ts'
import type { RefusedGuess } from '../room-state.ts'

/** Of one player in one round: nobody types more in earnest, and a room must not grow without end. */
const KEPT = 20

/** Adds a guess; the player's oldest of that round makes room for it. What is longer than any answer is talk. */
export function withRefused(refused: readonly RefusedGuess[], more: RefusedGuess): readonly RefusedGuess[] {
  if (more.guess.length > ANSWER_MAX) return refused
  const isAlike = ({ userId, round }: RefusedGuess) => userId === more.userId && round === more.round
  const own = refused.filter(isAlike)
  const oldest = own.length < KEPT ? undefined : own[0]
  return [...refused.filter((one) => one !== oldest), more]
}
