import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { HOST_PAUSE_LIMIT_MS, PAUSE_LIMIT_MS } from '#shared/constants/timings.ts'
import { endUnfinished, finishGame } from '../game/game-end.ts'
import type { Game, RoomState, RunningStage, Stage, UserId } from '../room-state.ts'
import { emit, hostOnly, OK, playersOf, type Reply, refuse, set, type Transition } from '../transition.ts'

type PausedStage = Extract<Stage, { kind: 'paused' }>

const peoplePresent = (state: RoomState) =>
  playersOf(state).filter((player) => player.connected && !player.isBot)

/** Bots keep a game going only while a person is there (GAME-33). */
function isDeserted(state: RoomState): boolean {
  const people = peoplePresent(state).length
  const bots = playersOf(state).filter((player) => player.isBot).length
  return people === 0 || people + bots < MIN_PLAYERS
}

const setGame = (transition: Transition, game: Game): void =>
  set(transition, { phase: { kind: 'playing', game } })

function pause(transition: Transition, game: Game, stage: RunningStage, reason: 'players' | 'host'): void {
  const remainingMs = Math.max((stage.kind === 'answering' ? stage.endsAt : stage.nextAt) - transition.now, 0)
  const waitMs = reason === 'players' ? PAUSE_LIMIT_MS : HOST_PAUSE_LIMIT_MS
  const until = transition.now + waitMs
  setGame(transition, { ...game, stage: { kind: 'paused', reason, until, of: stage.kind, remainingMs } })
  emit(transition, 'all', 'game_paused', { reason, remainingMs, waitMs })
}

/** The stage that a pause stands in, with what was left of it from now on. */
function runningAgain({ now }: Transition, { of, remainingMs }: PausedStage): RunningStage {
  const at = now + remainingMs
  return of === 'answering' ? { kind: 'answering', endsAt: at } : { kind: 'between', nextAt: at }
}

function resume(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const { game } = transition.state.phase
  const { stage } = game
  if (stage.kind !== 'paused') return
  setGame(transition, { ...game, stage: runningAgain(transition, stage) })
  emit(transition, 'all', 'game_resumed', { reason: stage.reason, remainingMs: stage.remainingMs })
}

export function pauseIfDeserted(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing' || !isDeserted(transition.state)) return
  const { game } = transition.state.phase
  if (game.stage.kind !== 'paused') pause(transition, game, game.stage, 'players')
  // A host's pause may last longer than an empty table may wait.
  else if (game.stage.reason === 'host')
    pause(transition, game, runningAgain(transition, game.stage), 'players')
}

export function resumeIfAttended(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing' || isDeserted(transition.state)) return
  const { stage } = transition.state.phase.game
  if (stage.kind === 'paused' && stage.reason === 'players') resume(transition)
}

/** With one person present and a round played that person wins; otherwise the game ends unfinished (GAME-35). */
function concludeDeserted(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const [present, another] = peoplePresent(transition.state)
  if (present && !another && transition.state.phase.game.played.length > 0)
    finishGame(transition, present.userId)
  else endUnfinished(transition, 'not_enough_players')
}

/** Nobody need wait for those who left on purpose. One who is merely away may still come back to win. */
export function abandonIfAlone(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const players = playersOf(transition.state)
  const people = players.filter((player) => !player.isBot)
  if (people.length === 0) endUnfinished(transition, 'not_enough_players')
  else if (players.length === 1 && people[0]?.connected) concludeDeserted(transition)
}

/** A pause has lasted as long as it may. */
export function endPause(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const { stage } = transition.state.phase.game
  if (stage.kind !== 'paused') return
  if (stage.reason === 'players') concludeDeserted(transition)
  else {
    resume(transition)
    pauseIfDeserted(transition)
  }
}

export function pauseByHost(transition: Transition, userId: UserId): Reply {
  const refusal = hostOnly(transition, userId)
  if (refusal) return refusal
  if (transition.state.phase.kind !== 'playing') return refuse('NO_ROUND_RUNNING')
  const { game } = transition.state.phase
  if (game.stage.kind === 'paused') return refuse('CONFLICT')
  pause(transition, game, game.stage, 'host')
  return OK
}

export function resumeByHost(transition: Transition, userId: UserId): Reply {
  const refusal = hostOnly(transition, userId)
  if (refusal) return refusal
  const { phase } = transition.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'paused' || phase.game.stage.reason !== 'host')
    return refuse('CONFLICT')
  resume(transition)
  pauseIfDeserted(transition)
  return OK
}
