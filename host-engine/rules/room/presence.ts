import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { HOST_PAUSE_LIMIT_MS, PAUSE_LIMIT_MS } from '#shared/constants/timings.ts'
import { endUnfinished, finishGame } from '../game/game-end.ts'
import {
  type Game,
  type Instant,
  isRanked,
  type RoomState,
  type RunningStage,
  type Stage,
  type UserId,
} from '../room-state.ts'
import { emit, hostOnly, OK, playersOf, type Reply, refuse, setGame, type Transition } from '../transition.ts'
import { chargeAbsentees, countPause, pauseLeft } from './absence.ts'

type PausedStage = Extract<Stage, { kind: 'paused' }>

const waitsForPlayers = (stage: Stage): boolean => stage.kind === 'paused' && stage.reason === 'players'

const peoplePresent = (state: RoomState) =>
  playersOf(state).filter((player) => player.connected && !player.isBot)

/** Bots keep a game going only while a person is there (GAME-33). */
function isDeserted(state: RoomState): boolean {
  const people = peoplePresent(state).length
  const bots = playersOf(state).filter((player) => player.isBot).length
  return people === 0 || people + bots < MIN_PLAYERS
}

interface PauseOf {
  readonly stage: RunningStage
  readonly since: Instant | null
  readonly reason: 'players' | 'host'
  readonly waitMs: number
}

function pause(transition: Transition, game: Game, { stage, since, reason, waitMs }: PauseOf): void {
  const remainingMs = Math.max((stage.kind === 'answering' ? stage.endsAt : stage.nextAt) - transition.now, 0)
  const until = transition.now + waitMs
  setGame(transition, {
    ...game,
    stage: { kind: 'paused', reason, since, until, of: stage.kind, remainingMs },
  })
  emit(transition, 'all', 'game_paused', { reason, remainingMs, waitMs })
}

/** The stage that a pause stands in, with what was left of it from now on. */
function runningAgain({ now }: Transition, { of, remainingMs }: PausedStage): RunningStage {
  const at = now + remainingMs
  return of === 'answering' ? { kind: 'answering', endsAt: at } : { kind: 'between', nextAt: at }
}

const running = (transition: Transition, { stage }: Game): RunningStage =>
  stage.kind === 'paused' ? runningAgain(transition, stage) : stage

function resume(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const { game } = transition.state.phase
  const { stage } = game
  if (stage.kind !== 'paused') return
  chargeAbsentees(transition)
  setGame(transition, { ...game, stage: runningAgain(transition, stage) })
  emit(transition, 'all', 'game_resumed', { reason: stage.reason, remainingMs: stage.remainingMs })
}

/** Who is away has a share of pauses (GAME-33). Where none is left the game runs on, though not alone for ever (GAME-35). */
export function pauseIfDeserted(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing' || !isDeserted(transition.state)) return
  const { game } = transition.state.phase
  if (waitsForPlayers(game.stage)) return
  const waitMs = pauseLeft(transition.state)
  if (waitMs === 0) {
    // A host's pause may last longer than an empty table may wait.
    resume(transition)
    setAloneSince(transition, transition.now)
    return
  }
  pause(transition, game, {
    stage: running(transition, game),
    since: transition.now,
    reason: 'players',
    waitMs,
  })
  countPause(transition)
}

/** Nobody could stay connected while the room was moved: it takes nothing of anyone's share. */
export function pauseForMove(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  chargeAbsentees(transition)
  const { game } = transition.state.phase
  const stage = running(transition, game)
  pause(transition, game, { stage, since: null, reason: 'players', waitMs: PAUSE_LIMIT_MS })
}

function setAloneSince(transition: Transition, aloneSince: number | null): void {
  if (transition.state.phase.kind !== 'playing') return
  setGame(transition, { ...transition.state.phase.game, aloneSince })
}

/** A player is back: there are enough again, or another is alone from now on. */
export function resumeIfAttended(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const { stage } = transition.state.phase.game
  if (isDeserted(transition.state)) {
    if (stage.kind !== 'paused') setAloneSince(transition, transition.now)
    return
  }
  setAloneSince(transition, null)
  if (waitsForPlayers(stage)) resume(transition)
}

/** A ranked game counts from its first round on, any other from when one was played to its end. */
const isWorthAWin = (state: RoomState, { played, round }: Game): boolean =>
  played.length > 0 || (isRanked(state) && round !== null)

/** With one person present that person wins what is worth it; otherwise the game ends unfinished (GAME-35). */
export function concludeDeserted(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const [present, another] = peoplePresent(transition.state)
  if (present && !another && isWorthAWin(transition.state, transition.state.phase.game))
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
  if (waitsForPlayers(stage)) concludeDeserted(transition)
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
  pause(transition, game, {
    stage: game.stage,
    since: transition.now,
    reason: 'host',
    waitMs: HOST_PAUSE_LIMIT_MS,
  })
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
