import type { UserId } from '../room-state.ts'
import {
  emit,
  hostOnly,
  impartialHostOnly,
  memberOf,
  OK,
  type Reply,
  refuse,
  set,
  type Transition,
} from '../transition.ts'
import { broadcastRoom } from './broadcast-room.ts'
import { noteKicked } from './chat-policy.ts'
import { remove } from './membership.ts'

export function kick(transition: Transition, hostId: UserId, target: UserId, ban: boolean): Reply {
  const refusal = impartialHostOnly(transition, hostId)
  if (refusal) return refusal
  const member = memberOf(transition.state, target)
  if (!member) return refuse('USER_NOT_FOUND')
  if (target === hostId) return refuse('CONFLICT')
  if (ban) set(transition, { banned: [...transition.state.banned, target] })
  emit(transition, [target], 'return_to_lobby', { roomId: transition.state.id, reason: 'kicked' })
  noteKicked(transition, target)
  remove(transition, member)
  return OK
}

/** Takes the word from a member, or gives it back. It decides nothing: their guesses count as before (ROOM-43). */
export function mute(transition: Transition, hostId: UserId, target: UserId, muted: boolean): Reply {
  const refusal = hostOnly(transition, hostId)
  if (refusal) return refusal
  if (!memberOf(transition.state, target)) return refuse('USER_NOT_FOUND')
  if (muted && target === hostId) return refuse('CONFLICT')
  const others = transition.state.muted.filter((userId) => userId !== target)
  set(transition, { muted: muted ? [...others, target] : others })
  broadcastRoom(transition)
  return OK
}

export function makeHost(transition: Transition, hostId: UserId, target: UserId): Reply {
  const refusal = hostOnly(transition, hostId)
  if (refusal) return refusal
  const member = memberOf(transition.state, target)
  if (!member || member.role === 'spectator' || member.isBot) return refuse('USER_NOT_FOUND')
  set(transition, { host: { userId: target, username: member.username } })
  broadcastRoom(transition)
  return OK
}

export function lockRoom(transition: Transition, hostId: UserId, locked: boolean): Reply {
  const refusal = hostOnly(transition, hostId)
  if (refusal) return refusal
  set(transition, { locked })
  broadcastRoom(transition)
  return OK
}
