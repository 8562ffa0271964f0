import { closeRoom } from './closing.ts'
import { reviewMatch } from './matched.ts'
import { newMember } from './member.ts'
import { abandonIfAlone, pauseIfDeserted, resumeIfAttended } from './presence.ts'
import { considerStart, reviewStart } from './readiness.ts'
import type { PlayerCommand } from './room-command.ts'
import type { Member, UserId } from './room-state.ts'
import { endRoundIfAllAnswered } from './round.ts'
import { scoreOf } from './scoring.ts'
import { tellRoom } from './telling.ts'
import {
  answer,
  emit,
  isHost,
  memberOf,
  OK,
  playersOf,
  type Reply,
  refuse,
  set,
  setMember,
  type Turn,
} from './turn.ts'
import { roomOf } from './view.ts'

type Join = Extract<PlayerCommand, { type: 'join' }>

/** Why this newcomer may not come in, in the order in which they would be told; null when they may. */
function barrier(turn: Turn, join: Join): Reply | null {
  const { state } = turn
  if (state.phase.kind === 'finished') return refuse('RECONNECTION_FAILED_GAME_FINISHED')
  if (state.phase.kind === 'closed') return refuse('ROOM_NOT_FOUND')
  if (state.banned.includes(join.userId)) return refuse('BANNED_FROM_ROOM')
  if (state.match || state.settings.mode === 'ranked') return refuse('FORBIDDEN')
  if (join.password === 'none' && state.settings.hasPassword) return refuse('ROOM_REQUIRES_PASSWORD')
  if (join.password === 'wrong') return refuse('INCORRECT_PASSWORD')
  if (state.locked) return refuse('ROOM_IS_LOCKED')
  if (join.spectate) return state.settings.allowSpectators ? null : refuse('SPECTATORS_NOT_ALLOWED')
  if (state.phase.kind === 'playing' || state.phase.kind === 'settling') return refuse('ROOM_ALREADY_STARTED')
  return playersOf(state).length >= state.settings.maxPlayers ? refuse('ROOM_IS_FULL') : null
}

/** A room whose players had all gone belongs to the next one who sits down. */
function ensureHost(turn: Turn): void {
  if (!playersOf(turn.state).some(({ userId }) => isHost(turn.state, userId))) handOver(turn)
}

/** Someone who is here already has no second seat; one who only watched may take a seat while the room waits. */
function sitDown(turn: Turn, { userId, role }: Member, command: Join): Reply {
  const { kind } = turn.state.phase
  if (role === 'spectator' && !command.spectate && (kind === 'waiting' || kind === 'starting')) {
    const refusal = barrier(turn, { ...command, password: 'right' })
    if (refusal) return refusal
    setMember(turn, userId, { role: 'player' })
    ensureHost(turn)
    reviewStart(turn, 'not_ready')
    tellRoom(turn)
  }
  return answer({ room: roomOf(turn.state) })
}

export function join(turn: Turn, command: Join): Reply {
  const { state } = turn
  const present = memberOf(state, command.userId)
  if (present && state.phase.kind !== 'finished') return sitDown(turn, present, command)
  const refusal = barrier(turn, command)
  if (refusal) return refusal
  const seat = state.seats + 1
  const role = command.spectate ? 'spectator' : 'player'
  const member: Member = { ...newMember(command, seat, turn.now), role }
  set(turn, { members: [...state.members, member], seats: seat, emptySince: null })
  ensureHost(turn)
  reviewStart(turn, 'not_ready')
  tellRoom(turn)
  return answer({ room: roomOf(turn.state) })
}

/** Makes the player who has been here longest the host; one who is connected goes before one who is away. */
export function handOver(turn: Turn): void {
  const heirs = playersOf(turn.state).filter((player) => !player.isBot && !isHost(turn.state, player.userId))
  const heir = heirs.find((player) => player.connected) ?? heirs[0]
  if (heir) set(turn, { host: { userId: heir.userId, username: heir.username } })
}

/** Takes a member out of the room, whatever the reason. */
export function remove(turn: Turn, member: Member): void {
  const { state } = turn
  const members = state.members.filter(({ userId }) => userId !== member.userId)
  set(turn, { members, emptySince: members.length === 0 ? turn.now : null })
  if (isHost(turn.state, member.userId)) handOver(turn)
  turn.effects.push({ type: 'free_seat', userId: member.userId }, { type: 'dismiss', userId: member.userId })
  emit(turn, 'all', 'user_disconnected', {
    roomId: state.id,
    userId: member.userId,
    username: member.username,
  })
  tellRoom(turn)
  if (member.role === 'spectator') return
  reviewStart(turn, 'player_left')
  reviewMatch(turn)
  considerStart(turn)
  noteLeaver(turn, member)
  abandonIfAlone(turn)
  pauseIfDeserted(turn)
  endRoundIfAllAnswered(turn)
}

function noteLeaver(turn: Turn, member: Member): void {
  if (turn.state.phase.kind !== 'playing' || member.isBot) return
  const { game } = turn.state.phase
  const leaver = { ...scoreOf(member), leftAt: turn.now }
  set(turn, { phase: { kind: 'playing', game: { ...game, leavers: [...game.leavers, leaver] } } })
  turn.effects.push({ type: 'note_leaver', leaver })
}

/** A leave on purpose gives up seat and score; a waiting room that nobody is left in closes at once (ROOM-28). */
export function leave(turn: Turn, userId: UserId): Reply {
  const member = memberOf(turn.state, userId)
  if (!member) return OK
  remove(turn, member)
  const { phase, members } = turn.state
  if (members.length === 0 && (phase.kind === 'waiting' || phase.kind === 'finished'))
    closeRoom(turn, 'empty')
  return OK
}

/** Takes the seat of one who stayed away too long. */
export function loseSeat(turn: Turn, userId: UserId): void {
  const member = memberOf(turn.state, userId)
  if (!member) return
  emit(turn, [userId], 'return_to_lobby', { roomId: turn.state.id, reason: 'seat_lost' })
  remove(turn, member)
}

export function connect(turn: Turn, userId: UserId): Reply {
  const member = memberOf(turn.state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  if (member.connected) return OK
  setMember(turn, userId, { connected: true, everConnected: true, awaySince: null })
  emit(turn, 'all', 'user_connected', { roomId: turn.state.id, userId, username: member.username })
  tellRoom(turn)
  abandonIfAlone(turn)
  resumeIfAttended(turn)
  return OK
}

export function disconnect(turn: Turn, userId: UserId): Reply {
  const member = memberOf(turn.state, userId)
  if (!member?.connected) return OK
  setMember(turn, userId, { connected: false, awaySince: turn.now })
  emit(turn, 'all', 'user_disconnected', { roomId: turn.state.id, userId, username: member.username })
  tellRoom(turn)
  pauseIfDeserted(turn)
  endRoundIfAllAnswered(turn)
  return OK
}
