import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { HOST_PAUSE_LIMIT_MS, PAUSE_LIMIT_MS } from '#shared/constants/timings.ts'
import { endUnfinished, finishGame } from './game-end.ts'
import type { Game, RoomState, RunningStage, Stage, UserId } from './room-state.ts'
import { emit, hostOnly, OK, playersOf, type Reply, refuse, set, type Turn } from './turn.ts'

type PausedStage = Extract<Stage, { kind: 'paused' }>

const peoplePresent = (state: RoomState) =>
  playersOf(state).filter((player) => player.connected && !player.isBot)

/** Bots keep a game going only while a person is there (GAME-33). */
function isDeserted(state: RoomState): boolean {
  const people = peoplePresent(state).length
  const bots = playersOf(state).filter((player) => player.isBot).length
  return people === 0 || people + bots < MIN_PLAYERS
}

const setGame = (turn: Turn, game: Game): void => set(turn, { phase: { kind: 'playing', game } })

function pause(turn: Turn, game: Game, stage: RunningStage, reason: 'players' | 'host'): void {
  const remainingMs = Math.max((stage.kind === 'answering' ? stage.endsAt : stage.nextAt) - turn.now, 0)
  const waitMs = reason === 'players' ? PAUSE_LIMIT_MS : HOST_PAUSE_LIMIT_MS
  const until = turn.now + waitMs
  setGame(turn, { ...game, stage: { kind: 'paused', reason, until, of: stage.kind, remainingMs } })
  emit(turn, 'all', 'game_paused', { reason, remainingMs, waitMs })
}

/** The stage that a pause stands in, with what was left of it from now on. */
function runningAgain({ now }: Turn, { of, remainingMs }: PausedStage): RunningStage {
  const at = now + remainingMs
  return of === 'answering' ? { kind: 'answering', endsAt: at } : { kind: 'between', nextAt: at }
}

function resume(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing') return
  const { game } = turn.state.phase
  const { stage } = game
  if (stage.kind !== 'paused') return
  setGame(turn, { ...game, stage: runningAgain(turn, stage) })
  emit(turn, 'all', 'game_resumed', { reason: stage.reason, remainingMs: stage.remainingMs })
}

export function pauseIfDeserted(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing' || !isDeserted(turn.state)) return
  const { game } = turn.state.phase
  if (game.stage.kind !== 'paused') pause(turn, game, game.stage, 'players')
  // A host's pause may last longer than an empty table may wait.
  else if (game.stage.reason === 'host') pause(turn, game, runningAgain(turn, game.stage), 'players')
}

export function resumeIfAttended(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing' || isDeserted(turn.state)) return
  const { stage } = turn.state.phase.game
  if (stage.kind === 'paused' && stage.reason === 'players') resume(turn)
}

/** With one person present and a round played that person wins; otherwise the game ends unfinished (GAME-35). */
function concludeDeserted(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing') return
  const [present, another] = peoplePresent(turn.state)
  if (present && !another && turn.state.phase.game.played.length > 0) finishGame(turn, present.userId)
  else endUnfinished(turn, 'not_enough_players')
}

/** Nobody need wait for those who left on purpose. One who is merely away may still come back to win. */
export function abandonIfAlone(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing') return
  const players = playersOf(turn.state)
  const people = players.filter((player) => !player.isBot)
  if (people.length === 0) endUnfinished(turn, 'not_enough_players')
  else if (players.length === 1 && people[0]?.connected) concludeDeserted(turn)
}

/** A pause has lasted as long as it may. */
export function endPause(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing') return
  const { stage } = turn.state.phase.game
  if (stage.kind !== 'paused') return
  if (stage.reason === 'players') concludeDeserted(turn)
  else {
    resume(turn)
    pauseIfDeserted(turn)
  }
}

export function pauseByHost(turn: Turn, userId: UserId): Reply {
  const refusal = hostOnly(turn, userId)
  if (refusal) return refusal
  if (turn.state.phase.kind !== 'playing') return refuse('NO_ROUND_RUNNING')
  const { game } = turn.state.phase
  if (game.stage.kind === 'paused') return refuse('CONFLICT')
  pause(turn, game, game.stage, 'host')
  return OK
}

export function resumeByHost(turn: Turn, userId: UserId): Reply {
  const refusal = hostOnly(turn, userId)
  if (refusal) return refusal
  const { phase } = turn.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'paused' || phase.game.stage.reason !== 'host')
    return refuse('CONFLICT')
  resume(turn)
  pauseIfDeserted(turn)
  return OK
}
