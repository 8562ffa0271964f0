import { remove } from './membership.ts'
import type { UserId } from './room-state.ts'
import { tellRoom } from './telling.ts'
import { emit, hostOnly, memberOf, OK, type Reply, refuse, set, type Turn } from './turn.ts'

export function kick(turn: Turn, hostId: UserId, target: UserId, ban: boolean): Reply {
  const refusal = hostOnly(turn, hostId)
  if (refusal) return refusal
  const member = memberOf(turn.state, target)
  if (!member) return refuse('USER_NOT_FOUND')
  if (target === hostId) return refuse('CONFLICT')
  if (ban) set(turn, { banned: [...turn.state.banned, target] })
  emit(turn, [target], 'return_to_lobby', { roomId: turn.state.id, reason: 'kicked' })
  remove(turn, member)
  return OK
}

export function makeHost(turn: Turn, hostId: UserId, target: UserId): Reply {
  const refusal = hostOnly(turn, hostId)
  if (refusal) return refusal
  const member = memberOf(turn.state, target)
  if (member?.role !== 'player' || member.isBot) return refuse('USER_NOT_FOUND')
  set(turn, { host: { userId: target, username: member.username } })
  tellRoom(turn)
  return OK
}

export function lockRoom(turn: Turn, hostId: UserId, locked: boolean): Reply {
  const refusal = hostOnly(turn, hostId)
  if (refusal) return refusal
  set(turn, { locked })
  tellRoom(turn)
  return OK
}
