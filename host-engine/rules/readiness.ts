import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { closeRoom } from './closing.ts'
import type { RoomState, Settings, UserId } from './room-state.ts'
import { tellRoom } from './telling.ts'
import {
  answer,
  emit,
  hostOnly,
  memberOf,
  OK,
  playersOf,
  type Reply,
  refuse,
  set,
  setMember,
  type Turn,
} from './turn.ts'
import { roomOf, sessionOf } from './view.ts'

const enoughPlayers = (state: RoomState): boolean => playersOf(state).length >= MIN_PLAYERS
const allReady = (state: RoomState): boolean => playersOf(state).every((player) => player.ready)

export function setReady(turn: Turn, userId: UserId, isReady: boolean): Reply {
  const member = memberOf(turn.state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  if (member.role === 'spectator') return refuse('FORBIDDEN')
  const { kind } = turn.state.phase
  if (kind !== 'waiting' && kind !== 'starting') return refuse('ROOM_ALREADY_STARTED')
  if (member.ready !== isReady) {
    setMember(turn, userId, { ready: isReady })
    tellRoom(turn)
    reviewStart(turn, 'not_ready')
    considerStart(turn)
  }
  return answer({ room: roomOf(turn.state) })
}

/** `auto`: because everyone was ready. */
export function beginCountdown(turn: Turn, auto: boolean): void {
  const startsIn = { roomId: turn.state.id, startsInMs: START_COUNTDOWN_MS }
  const startsAt = turn.now + START_COUNTDOWN_MS
  set(turn, { phase: { kind: 'starting', startsAt, auto, quizzes: null } })
  if (auto) emit(turn, 'all', 'all_players_ready', startsIn)
  emit(turn, 'all', 'game_starting', startsIn)
  turn.effects.push({ type: 'deal_quizzes', startsAt })
}

/** Starts the countdown when at least two players are there and all are ready (ROOM-31). */
export function considerStart(turn: Turn): void {
  const { state } = turn
  if (state.phase.kind === 'waiting' && enoughPlayers(state) && allReady(state)) beginCountdown(turn, true)
}

/** Stops the countdown when what began it no longer holds. */
export function reviewStart(turn: Turn, reason: 'not_ready' | 'player_left' | 'no_quizzes'): void {
  const { state } = turn
  if (state.phase.kind !== 'starting') return
  const holds =
    reason !== 'no_quizzes' &&
    enoughPlayers(state) &&
    (!state.phase.auto || (reason === 'not_ready' && allReady(state)))
  if (holds) return
  set(turn, { phase: { kind: 'waiting' } })
  emit(turn, 'all', 'game_start_cancelled', { roomId: state.id, reason })
}

/** The host starts the game, whether all are ready or not; a game that runs already is answered, not started again. */
export function startGame(turn: Turn, userId: UserId): Reply {
  const refusal = hostOnly(turn, userId)
  if (refusal) return refusal
  const { kind } = turn.state.phase
  if (kind === 'finished' || kind === 'settling' || kind === 'closed') return refuse('ROOM_IS_CLOSED')
  if (kind === 'waiting') {
    if (!enoughPlayers(turn.state)) return refuse('TOO_FEW_PLAYERS')
    beginCountdown(turn, false)
  }
  return answer({ gameSession: sessionOf(turn.state) })
}

/** Changes settings of a waiting room; nobody is ready any more for what they have not seen (ROOM-8). */
export function changeSettings(turn: Turn, userId: UserId, changes: Partial<Settings>): Reply {
  const refusal = hostOnly(turn, userId)
  if (refusal) return refusal
  const { state } = turn
  if (state.phase.kind !== 'waiting') return refuse('ROOM_ALREADY_STARTED')
  const settings = { ...state.settings, ...changes }
  if (settings.tokenReward !== state.settings.tokenReward) return refuse('CONFLICT')
  if (settings.maxPlayers < playersOf(state).length) return refuse('CONFLICT')
  if (settings.customQuizzes && settings.customQuizzes.length < settings.rounds)
    return refuse('VALIDATION_FAILED', [
      { path: 'customQuizzes', message: validation.fewerQuizzesThanRounds },
    ])
  // What members know as the password is to the rules only whether there is one.
  const changed = Object.keys(changes).map((name) => (name === 'hasPassword' ? 'password' : name))
  const members = state.members.map((member) => ({ ...member, ready: false }))
  set(turn, { settings, members })
  tellRoom(turn, changed)
  return answer({ room: roomOf(turn.state) })
}

export function closeByHost(turn: Turn, userId: UserId): Reply {
  const refusal = hostOnly(turn, userId)
  if (refusal) return refusal
  if (turn.state.phase.kind !== 'waiting') return refuse('ROOM_ALREADY_STARTED')
  closeRoom(turn, 'room_closed')
  return OK
}
