import { endRoundIfAllAnswered, tellAnswered } from '../game/round.ts'
import { reviewSkip } from '../game/vote-to-skip.ts'
import type { PlayerCommand } from '../room-command.ts'
import { hasBegun, type Member, type RoomState, type UserId } from '../room-state.ts'
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
  spectatorsOf,
  type Transition,
} from '../transition.ts'
import { roomOf } from '../view.ts'
import { awayInAll, chargePause } from './absence.ts'
import { broadcastRoom } from './broadcast-room.ts'
import { closeRoom } from './closing.ts'
import { admits, makeKnown } from './hidden.ts'
import { isFull, nextRoundOf } from './late-seats.ts'
import { forgiveLeave, noteLeaver } from './leavers.ts'
import { reviewMatch } from './match-rules.ts'
import { newMember } from './member.ts'
import { freeNickname, looksLike } from './nicknames.ts'
import { abandonIfAlone, pauseIfDeserted, resumeIfAttended } from './presence.ts'
import { considerStart, reviewStart } from './readiness.ts'
import { hasMovedOn } from './rematch.ts'

type Join = Extract<PlayerCommand, { type: 'join' }>

/** Why this newcomer may not come in, by priority; null when they may. */
function barrier(transition: Transition, join: Join): Reply | null {
  const { state } = transition
  if (state.phase.kind === 'finished') return refuse('RECONNECTION_FAILED_GAME_FINISHED')
  if (state.phase.kind === 'closed') return refuse('ROOM_NOT_FOUND')
  if (state.banned.includes(join.userId)) return refuse('BANNED_FROM_ROOM')
  if (!admits(state, join.userId)) return refuse('FORBIDDEN')
  if (join.isGuest && !state.settings.guests) return refuse('GUESTS_NOT_ALLOWED')
  if (join.password === 'none' && state.settings.hasPassword) return refuse('ROOM_REQUIRES_PASSWORD')
  if (join.password === 'wrong') return refuse('INCORRECT_PASSWORD')
  if (state.locked) return refuse('ROOM_IS_LOCKED')
  if (looksLikeMember(state, join)) return refuse('USERNAME_ALREADY_TAKEN')
  if (join.spectate) return spectatorRefusal(state)
  if (hasBegun(state) && nextRoundOf(state) === null) return refuse('ROOM_ALREADY_STARTED')
  return isFull(state) ? refuse('ROOM_IS_FULL') : null
}

/** Returns true for a guest whose name looks like a member's. */
const looksLikeMember = ({ members, match }: RoomState, { userId, username, isGuest }: Join): boolean =>
  isGuest === true &&
  // A match admits all its players, and numbers such a guest.
  match === null &&
  members.some((member) => member.userId !== userId && looksLike(username, member.username))

/** Returns the name of the newcomer in this room, numbered if a guest's is taken. */
const nameOf = ({ members }: RoomState, { username, isGuest }: Join): string =>
  isGuest
    ? freeNickname(
        username,
        members.map((member) => member.username),
      )
    : username

function spectatorRefusal(state: RoomState): Reply | null {
  if (!state.settings.allowSpectators) return refuse('SPECTATORS_NOT_ALLOWED')
  return spectatorsOf(state).length >= state.settings.spectatorLimit ? refuse('ROOM_IS_FULL') : null
}

/** A room whose players had all gone belongs to the next one who sits down. */
function ensureHost(transition: Transition): void {
  const { members } = transition.state
  if (!members.some(({ userId, role }) => role !== 'spectator' && isHost(transition.state, userId)))
    handOver(transition)
}

/** A member gets no second seat; a spectator may take one where a newcomer may. */
function sitDown(transition: Transition, { userId, role }: Member, command: Join): Reply {
  const { state } = transition
  if (role === 'spectator' && !command.spectate && (!hasBegun(state) || nextRoundOf(state) !== null)) {
    const refusal = barrier(transition, { ...command, password: 'right' })
    if (refusal) return refusal
    setMember(transition, userId, { role: 'player', joinedInRound: nextRoundOf(state) })
    welcome(transition, userId)
  }
  return answer({ room: roomOf(transition.state) })
}

/** A seat was taken. */
function welcome(transition: Transition, userId: UserId): void {
  forgiveLeave(transition, userId)
  takeOver(transition, userId)
  ensureHost(transition)
  reviewStart(transition, 'not_ready')
  broadcastRoom(transition)
}

/** The host of the game before is the host of this one. */
function takeOver(transition: Transition, userId: UserId): void {
  const { state } = transition
  const member = memberOf(state, userId)
  if (!member || state.awaitedHost !== userId || member.role === 'spectator' || hasBegun(state)) return
  set(transition, { awaitedHost: null, host: { userId, username: member.username } })
}

function roleOf({ host, awaitedHost, settings }: RoomState, { userId, spectate }: Join): Member['role'] {
  if (spectate) return 'spectator'
  return settings.presenter && (awaitedHost ?? host.userId) === userId ? 'presenter' : 'player'
}

export function join(transition: Transition, command: Join): Reply {
  const { state } = transition
  const present = memberOf(state, command.userId)
  if (present && state.phase.kind !== 'finished') return sitDown(transition, present, command)
  const refusal = barrier(transition, command)
  if (refusal) return refusal
  const seat = state.seats + 1
  const role = roleOf(state, command)
  const joinedInRound = role === 'player' ? nextRoundOf(state) : null
  const username = nameOf(state, command)
  const member: Member = { ...newMember({ ...command, username }, seat, transition.now), role, joinedInRound }
  set(transition, { members: [...state.members, member], seats: seat, emptySince: null })
  makeKnown(transition, command.userId)
  welcome(transition, command.userId)
  return answer({ room: roomOf(transition.state) })
}

/** Makes the player who has been here longest the host; one who is connected goes before one who is away. */
export function handOver(transition: Transition): void {
  const heirs = playersOf(transition.state).filter(
    (player) => !player.isBot && !isHost(transition.state, player.userId),
  )
  const heir = heirs.find((player) => player.connected) ?? heirs[0]
  if (heir) set(transition, { host: { userId: heir.userId, username: heir.username } })
}

/** Takes a member out of the room, whatever the reason. */
export function remove(transition: Transition, member: Member): void {
  const { state } = transition
  const members = state.members.filter(({ userId }) => userId !== member.userId)
  set(transition, { members, emptySince: members.length === 0 ? transition.now : null })
  if (isHost(transition.state, member.userId)) handOver(transition)
  transition.effects.push(
    { type: 'free_seat', userId: member.userId },
    { type: 'dismiss', userId: member.userId },
  )
  emit(transition, 'all', 'user_disconnected', {
    roomId: state.id,
    userId: member.userId,
    username: member.username,
  })
  broadcastRoom(transition)
  if (member.role !== 'player') return
  noteLeaver(transition, member)
  reviewStart(transition, 'player_left')
  reviewMatch(transition)
  considerStart(transition)
  abandonIfAlone(transition)
  if (member.connected) pauseIfDeserted(transition)
  tellAnswered(transition)
  reviewSkip(transition)
  endRoundIfAllAnswered(transition)
}

/** A leave on purpose gives up seat and score; a waiting room that nobody is left in closes at once (ROOM-28). */
export function leave(transition: Transition, userId: UserId): Reply {
  const member = memberOf(transition.state, userId)
  if (!member) return OK
  if (hasMovedOn(transition.state, userId)) {
    transition.effects.push({ type: 'dismiss', userId })
    return OK
  }
  remove(transition, member)
  if (transition.state.members.length === 0) closeEmpty(transition)
  return OK
}

function closeEmpty(transition: Transition): void {
  const { phase } = transition.state
  switch (phase.kind) {
    case 'waiting':
    case 'finished':
      closeRoom(transition, 'empty')
      break
    // A game ends by its own rules, and what is to be settled is settled first.
    case 'starting':
    case 'playing':
    case 'settling':
    case 'closed':
      break
    default:
      phase satisfies never
  }
}

/** Takes the seat of one who stayed away too long. */
export function loseSeat(transition: Transition, userId: UserId): void {
  const member = memberOf(transition.state, userId)
  if (!member) return
  emit(transition, [userId], 'return_to_lobby', { roomId: transition.state.id, reason: 'seat_lost' })
  remove(transition, member)
}

export function connect(transition: Transition, userId: UserId): Reply {
  const member = memberOf(transition.state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  if (member.connected) return OK
  chargePause(transition, member)
  const awayMs = awayInAll(transition, member)
  setMember(transition, userId, { connected: true, everConnected: true, awaySince: null, awayMs })
  emit(transition, 'all', 'user_connected', {
    roomId: transition.state.id,
    userId,
    username: member.username,
  })
  broadcastRoom(transition)
  abandonIfAlone(transition)
  resumeIfAttended(transition)
  tellAnswered(transition)
  reviewSkip(transition)
  return OK
}

export function disconnect(transition: Transition, userId: UserId): Reply {
  const member = memberOf(transition.state, userId)
  if (!member?.connected || hasMovedOn(transition.state, userId)) return OK
  setMember(transition, userId, { connected: false, awaySince: transition.now })
  emit(transition, 'all', 'user_disconnected', {
    roomId: transition.state.id,
    userId,
    username: member.username,
  })
  broadcastRoom(transition)
  if (member.role !== 'player') return OK
  pauseIfDeserted(transition)
  tellAnswered(transition)
  reviewSkip(transition)
  endRoundIfAllAnswered(transition)
  return OK
}
