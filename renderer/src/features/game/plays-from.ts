import type { RoomModel } from '#renderer/realtime/room/room-model.ts'

/** Returns the first round of a player who came in during the game, until it begins; null for all others. */
export function playsFrom({ room, me, session }: RoomModel): number | null {
  const first = room?.players.find(({ userId }) => userId === me)?.joinedInRound ?? 0
  return first > (session?.round ?? 0) ? first : null
}

/** Returns true for a player whose first round has not begun. */
export const isLate = (model: RoomModel): boolean => playsFrom(model) !== null

/** Returns true for a player who has to find the answer of the round. */
export const isGuessing = (model: RoomModel): boolean =>
  model.you.role === 'player' && !model.you.answered && !isLate(model)
