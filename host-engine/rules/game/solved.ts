import type { Solved } from '#shared/protocol/parts.ts'
import type { Answer, Game, RoomState } from '../room-state.ts'

/** Who had it, after how long, in their order: also those who have left since. */
export function solvedBy({ members }: RoomState, { leavers }: Game, answers: readonly Answer[]): Solved[] {
  const names = new Map([...leavers, ...members].map(({ userId, username }) => [userId, username]))
  return answers.flatMap(({ userId, elapsedMs, points }) => {
    const username = names.get(userId)
    return username === undefined ? [] : [{ userId, username, elapsedMs, points }]
  })
}
