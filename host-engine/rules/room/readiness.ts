import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { hasBegun, isRanked, type Member, type RoomState, type Settings, type UserId } from '../room-state.ts'
import {
  answer,
  emit,
  hostOnly,
  isHost,
  memberOf,
  OK,
  playersOf,
  type Refusal,
  type Reply,
  refuse,
  set,
  setMember,
  type Transition,
} from '../transition.ts'
import { roomOf, sessionOf } from '../view.ts'
import { broadcastRoom } from './broadcast-room.ts'
import { closeRoom } from './closing.ts'
import { muteOf } from './mute-of.ts'
import { quizRefusal } from './quiz-decency.ts'

const enoughPlayers = (state: RoomState): boolean => playersOf(state).length >= MIN_PLAYERS
const allReady = (state: RoomState): boolean => playersOf(state).every((player) => player.ready)

export function setReady(transition: Transition, userId: UserId, isReady: boolean): Reply {
  const member = memberOf(transition.state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  if (member.role !== 'player') return refuse('FORBIDDEN')
  if (hasBegun(transition.state)) return refuse('ROOM_ALREADY_STARTED')
  // Otherwise a player could look at the opponents and leave, as if there had been no countdown (RANK-13).
  if (transition.state.phase.kind === 'starting' && !isReady && isRanked(transition.state))
    return refuse('ROOM_ALREADY_STARTED')
  if (member.ready !== isReady) {
    setMember(transition, userId, { ready: isReady })
    broadcastRoom(transition)
    reviewStart(transition, 'not_ready')
    considerStart(transition)
  }
  return answer({ room: roomOf(transition.state) })
}

/** `auto`: because everyone was ready. */
export function beginCountdown(transition: Transition, auto: boolean): void {
  const startsIn = { roomId: transition.state.id, startsInMs: START_COUNTDOWN_MS }
  const startsAt = transition.now + START_COUNTDOWN_MS
  set(transition, { phase: { kind: 'starting', startsAt, auto, quizzes: null } })
  if (auto) emit(transition, 'all', 'all_players_ready', startsIn)
  emit(transition, 'all', 'game_starting', startsIn)
  transition.effects.push({ type: 'deal_quizzes', startsAt })
}

/** Starts the countdown when at least two players are there and all are ready (ROOM-31). */
export function considerStart(transition: Transition): void {
  const { state } = transition
  if (state.phase.kind === 'waiting' && enoughPlayers(state) && allReady(state))
    beginCountdown(transition, true)
}

/** Stops the countdown when what began it no longer holds. */
export function reviewStart(
  transition: Transition,
  reason: 'not_ready' | 'player_left' | 'no_quizzes',
): void {
  const { state } = transition
  if (state.phase.kind !== 'starting') return
  const holds =
    reason !== 'no_quizzes' &&
    enoughPlayers(state) &&
    (!state.phase.auto || (reason === 'not_ready' && allReady(state)))
  if (holds) return
  set(transition, { phase: { kind: 'waiting' } })
  emit(transition, 'all', 'game_start_cancelled', { roomId: state.id, reason })
}

/** The host starts the game, whether all are ready or not; a game that runs already is answered, not started again. */
export function startGame(transition: Transition, userId: UserId): Reply {
  const refusal = hostOnly(transition, userId)
  if (refusal) return refusal
  const { phase } = transition.state
  switch (phase.kind) {
    case 'waiting':
      if (!enoughPlayers(transition.state)) return refuse('TOO_FEW_PLAYERS')
      beginCountdown(transition, false)
      return answer({ gameSession: sessionOf(transition.state) })
    case 'starting':
    case 'playing':
      return answer({ gameSession: sessionOf(transition.state) })
    case 'settling':
    case 'finished':
    case 'closed':
      return refuse('ROOM_IS_CLOSED')
  }
}

/** The host takes a seat in the game, or leaves it. */
function newRole(state: RoomState, { presenter }: Settings, { userId, role }: Member): Member['role'] {
  if (role === 'spectator' || presenter === state.settings.presenter) return role
  return presenter && isHost(state, userId) ? 'presenter' : 'player'
}

/** In the list anybody may read them, whoever brought them. What was there before is not looked at again. */
function strangersRefusal(
  { state, chatFilter }: Transition,
  { listed, customQuizzes }: Settings,
): Refusal | null {
  const { settings } = state
  const isNews = listed !== settings.listed || customQuizzes !== settings.customQuizzes
  return listed && customQuizzes && chatFilter && isNews ? quizRefusal(customQuizzes, chatFilter) : null
}

/** A name and quizzes are read by everyone: a muted host does not talk by them. */
function muteRefusal(
  transition: Transition,
  userId: UserId,
  { name, customQuizzes }: Settings,
): Refusal | null {
  const { settings } = transition.state
  const says = name !== settings.name || (customQuizzes !== null && customQuizzes !== settings.customQuizzes)
  return says ? muteOf(transition, userId) : null
}

/** Changes settings of a waiting room; nobody is ready any more for what they have not seen (ROOM-8). */
export function changeSettings(transition: Transition, userId: UserId, changes: Partial<Settings>): Reply {
  const refusal = hostOnly(transition, userId)
  if (refusal) return refusal
  const { state } = transition
  if (state.phase.kind !== 'waiting') return refuse('ROOM_ALREADY_STARTED')
  const settings = { ...state.settings, ...changes }
  const mute = muteRefusal(transition, userId, settings)
  if (mute) return mute
  if (settings.tokenReward !== state.settings.tokenReward) return refuse('CONFLICT')
  if (settings.customQuizzes && !settings.presenter && settings.tokenReward > 0) return refuse('CONFLICT')
  if (settings.customQuizzes && settings.customQuizzes.length < settings.rounds)
    return refuse('VALIDATION_FAILED', [
      { path: 'customQuizzes', message: validation.fewerQuizzesThanRounds },
    ])
  if (settings.presenter && !settings.customQuizzes)
    return refuse('VALIDATION_FAILED', [{ path: 'presenter', message: validation.presenterNeedsQuizzes }])
  const unfit = strangersRefusal(transition, settings)
  if (unfit) return unfit
  const members = state.members.map((member) => ({
    ...member,
    ready: false,
    role: newRole(state, settings, member),
  }))
  if (settings.maxPlayers < members.filter(({ role }) => role === 'player').length) return refuse('CONFLICT')
  // What members know as the password is to the rules only whether there is one.
  const changed = Object.keys(changes).map((name) => (name === 'hasPassword' ? 'password' : name))
  const quizzes =
    'customQuizzes' in changes
      ? { quizzesSeen: false, quizAuthor: userId }
      : { quizzesSeen: state.quizzesSeen, quizAuthor: state.quizAuthor }
  set(transition, { settings, members, ...quizzes })
  broadcastRoom(transition, changed)
  return answer({ room: roomOf(transition.state) })
}

export function closeByHost(transition: Transition, userId: UserId): Reply {
  const refusal = hostOnly(transition, userId)
  if (refusal) return refusal
  if (transition.state.phase.kind !== 'waiting') return refuse('ROOM_ALREADY_STARTED')
  closeRoom(transition, 'room_closed')
  return OK
}
