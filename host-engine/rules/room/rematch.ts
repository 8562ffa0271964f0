import type { Rematch as RematchView } from '#shared/protocol/parts.ts'
import type { SystemCommand } from '../room-command.ts'
import type { GameBefore, RoomState, UserId } from '../room-state.ts'
import {
  emit,
  memberOf,
  movedOnFrom,
  OK,
  type Reply,
  refuse,
  set,
  setMember,
  type Transition,
} from '../transition.ts'

/** Who wants another game, of how many who are still here; null before anybody does. */
export function rematchOf({ phase, members }: RoomState): RematchView | null {
  if (phase.kind !== 'finished' || !phase.rematch) return null
  const { roomId, userIds } = phase.rematch
  const of = members.filter(
    ({ role, isBot, connected }) => role !== 'spectator' && !isBot && connected,
  ).length
  return { roomId, userIds: [...userIds], of: Math.max(of, userIds.length) }
}

/**
 * Somebody plays on in another room. For those who still look at the result they have not left: they stay on the list as they
 * were, and nothing that happens to their old connection is told (GAME-38).
 */
export function moveOn(
  transition: Transition,
  { userId, roomId, wishes }: Extract<SystemCommand, { type: 'move_on' }>,
): Reply {
  const { phase } = transition.state
  if (phase.kind !== 'finished' || !memberOf(transition.state, userId)) return refuse('CONFLICT')
  // All may have left the first one again: who asks then opens another.
  const known = phase.rematch?.roomId === roomId ? phase.rematch.userIds : []
  const userIds = wishes ? [...new Set([...known, userId])] : known
  const movedOn = [...new Set([...movedOnFrom(transition.state), userId])]
  setMember(transition, userId, { connected: true, awaySince: null })
  set(transition, { phase: { ...phase, rematch: { roomId, userIds, movedOn } } })
  const told = rematchOf(transition.state)
  if (wishes && told) {
    emit(transition, 'all', 'rematch_wanted', told)
    emit(transition, [userId], 'rematch_wanted', told)
  }
  emit(transition, [userId], 'matchmaking_room_ready', { roomId, action: 'join_room' })
  return OK
}

export const hasMovedOn = (state: RoomState, userId: UserId): boolean => movedOnFrom(state).includes(userId)

/** State that a rematch keeps: the host if still present, the owner of the quizzes, the users who know the room, bans, mutes and the chat. */
export const gameBefore = (state: RoomState): GameBefore => ({
  host: memberOf(state, state.host.userId)?.userId ?? null,
  quizAuthor: state.quizAuthor,
  knownTo: [...new Set([...state.knownTo, ...state.members.map(({ userId }) => userId)])],
  banned: state.banned,
  muted: state.muted,
  chat: state.chat.flatMap(({ message, hidden }) => (hidden?.audience ? [] : [message])),
})
