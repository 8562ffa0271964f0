import { RETURN_TO_LOBBY_MS, SETTLEMENT_PATIENCE_MS } from '#shared/constants/timings.ts'
import type { GameFinished, Progress, Rewards } from '#shared/protocol/parts.ts'
import { placesOf } from '#shared/protocol/places.ts'
import { broadcastRoom } from '../room/broadcast-room.ts'
import { forgetTalk, releaseLines, roundInProgress } from '../room/chat-policy.ts'
import { closeRoom } from '../room/closing.ts'
import { absenteesOf, noteAbsentees } from '../room/leavers.ts'
import {
  type Game,
  gameOf,
  type Instant,
  type Member,
  type Outcome,
  type RoomState,
  sessionIdOf,
  type UserId,
} from '../room-state.ts'
import { tellEach } from '../tell-each.ts'
import { type GameResult, playersOf, set, type Transition } from '../transition.ts'
import { ownGame } from './own-game.ts'
import { byPlace, leaverScoreOf, scoreOf } from './scoring.ts'
import { funniestOf, hereOf, tellMiss } from './wrong-guess.ts'

/** Players by their places: one who stayed alone goes before all, whatever the points. */
function standings(transition: Transition, outcome: Outcome): Member[] {
  const first = outcome.kind === 'finished' ? outcome.winner : null
  const { phase } = transition.state
  const left = phase.kind === 'playing' ? phase.game.leavers : []
  const stayed = playersOf(transition.state).filter(
    (player) => !left.some(({ userId }) => userId === player.userId),
  )
  return stayed.toSorted((a, b) => Number(b.userId === first) - Number(a.userId === first) || byPlace(a, b))
}

interface GameEnd {
  readonly outcome: Outcome
  /** In the order of their places. */
  readonly players: readonly Member[]
  readonly finishedAt: Instant
}

function resultOf(state: RoomState, game: Game, { outcome, players, finishedAt }: GameEnd): GameResult {
  return {
    sessionId: sessionIdOf(state.id),
    roomId: state.id,
    outcome,
    mode: state.settings.mode,
    // The same people could trade wins without end: played again, a match brings what any game among friends does.
    matched: state.match !== null && state.match.invited === null,
    ownQuizzes: state.settings.customQuizzes !== null,
    roundsPlanned: state.settings.rounds,
    startedAt: game.startedAt,
    finishedAt,
    players,
    leavers: game.leavers,
    scores: [...players.map(scoreOf), ...game.leavers.map(leaverScoreOf)],
    rounds: game.played,
    wrongGuesses: game.wrongGuesses,
    refused: game.refused,
  }
}

/** Returns the best player, or null when nobody scored (SCORE-8). After a forfeit, a player alone wins without points. */
export function bestPlayer(transition: Transition): UserId | null {
  const absentees = absenteesOf(transition.state)
  const present = playersOf(transition.state).filter((player) => !absentees.includes(player))
  const [best, other] = present.toSorted(byPlace)
  const isForfeit = !other && absentees.length + (gameOf(transition.state)?.leavers.length ?? 0) > 0
  return best && (best.score > 0 || isForfeit) ? best.userId : null
}

function funniestOfEvening(state: RoomState, { funnyMisses }: Game): Pick<GameFinished, 'wrongGuess'> {
  const miss = funniestOf(hereOf(state, funnyMisses))
  return miss ? { wrongGuess: tellMiss(miss) } : {}
}

const finishedBy = (winner: UserId | null, byHost: boolean): Outcome => ({
  kind: 'finished',
  winner,
  ...(byHost && { endedByHost: true }),
})

/** Ends the game: its result is settled before it is announced. */
export function finishGame(transition: Transition, winnerId: UserId | null, endedByHost = false): void {
  noteAbsentees(transition)
  // A round that the end cuts short tells no answer, so the talk of those who had it stays hidden.
  const round = roundInProgress(transition.state)
  if (round !== null) forgetTalk(transition, round)
  releaseLines(transition)
  if (transition.state.phase.kind !== 'playing') return
  const { game } = transition.state.phase
  const outcome = finishedBy(winnerId, endedByHost)
  const players = standings(transition, outcome)
  const finishedAt = transition.now
  const result = resultOf(transition.state, game, { outcome, players, finishedAt })
  const winner = result.players.find(({ userId }) => userId === winnerId)
  const told = {
    winner: winner ? { userId: winner.userId, username: winner.username } : null,
    scores: [...result.scores],
    ...funniestOfEvening(transition.state, game),
  }
  set(transition, {
    phase: {
      kind: 'settling',
      game,
      players,
      finishedAt,
      result: told,
      endedByHost,
      until: finishedAt + SETTLEMENT_PATIENCE_MS,
    },
  })
  transition.effects.push({ type: 'settle', result })
}

/** Has the result settled again: the session's key makes it count once. */
export function settleAgain(transition: Transition): void {
  const { phase } = transition.state
  if (phase.kind !== 'settling') return
  const { game, players, finishedAt, result, endedByHost } = phase
  const outcome = finishedBy(result.winner?.userId ?? null, endedByHost)
  transition.effects.push({
    type: 'settle',
    result: resultOf(transition.state, game, { outcome, players, finishedAt }),
  })
}

/** Announces the result, with the rewards when they are known by now (GAME-37). */
export function announceResult(
  transition: Transition,
  rewards: Rewards,
  progress: Readonly<Record<UserId, Progress>> = {},
): void {
  const { phase } = transition.state
  if (phase.kind !== 'settling') return
  const result = { ...phase.result, rewards }
  // Whoever shares a place on the podium has it here, too.
  const places = placesOf(result.scores, result.winner?.userId ?? null)
  const own = Object.fromEntries(
    phase.players.map(({ userId }, index) => [
      userId,
      ownGame(phase.game, userId, places[index] ?? index + 1, progress[userId]),
    ]),
  )
  const returnAt = transition.now + RETURN_TO_LOBBY_MS
  set(transition, {
    phase: {
      kind: 'finished',
      game: phase.game,
      result,
      own,
      finishedAt: transition.now,
      returnAt,
      rematch: null,
    },
  })
  for (const { userId } of transition.state.members) transition.effects.push({ type: 'free_seat', userId })
  // To each player with what the game was for them, to all others as it was.
  const yours = Object.fromEntries(Object.entries(own).map(([userId, yours]) => [userId, { yours }]))
  tellEach(transition, 'game_finished', result, yours)
  broadcastRoom(transition)
}

/** Ends a game without a result: the reward is returned, and the room closes. */
export function endUnfinished(transition: Transition, reason: string, message?: string): void {
  if (transition.state.phase.kind !== 'playing') return
  if (reason === 'not_enough_players') noteAbsentees(transition)
  const outcome: Outcome = { kind: 'unfinished', reason }
  const players = standings(transition, outcome)
  const result = resultOf(transition.state, transition.state.phase.game, {
    outcome,
    players,
    finishedAt: transition.now,
  })
  transition.effects.push({ type: 'settle', result })
  closeRoom(transition, reason, 'game_ended_and_cleaned', message)
}
