import { RETURN_TO_LOBBY_MS, SETTLEMENT_PATIENCE_MS } from '#shared/constants/timings.ts'
import type { Rewards } from '#shared/protocol/parts.ts'
import type { Score } from '#shared/schemas/game.ts'
import { closeRoom } from './closing.ts'
import { type Game, type Member, type Outcome, sessionIdOf, type UserId } from './room-state.ts'
import { byPlace, scoreOf } from './scoring.ts'
import { tellRoom } from './telling.ts'
import { emit, type GameResult, playersOf, set, type Turn } from './turn.ts'

/** Players by their places: one who stayed alone goes before all, whatever the points. */
function standings(turn: Turn, outcome: Outcome): Member[] {
  const first = outcome.kind === 'finished' ? outcome.winner : null
  return playersOf(turn.state).toSorted(
    (a, b) => Number(b.userId === first) - Number(a.userId === first) || byPlace(a, b),
  )
}

function resultOf(turn: Turn, game: Game, outcome: Outcome): GameResult {
  const players = standings(turn, outcome)
  const gone: Score[] = game.leavers.map(({ userId, username, score, correct }) => ({
    userId,
    username,
    score: 0,
    correct: 0,
    left: { score, correct },
  }))
  return {
    sessionId: sessionIdOf(turn.state.id),
    roomId: turn.state.id,
    outcome,
    mode: turn.state.settings.mode,
    matched: turn.state.match !== null,
    roundsPlanned: turn.state.settings.rounds,
    startedAt: game.startedAt,
    finishedAt: turn.now,
    players,
    leavers: game.leavers,
    scores: [...players.map(scoreOf), ...gone],
    rounds: game.played,
  }
}

/** The best player, or null when nobody scored (SCORE-8). */
export function bestPlayer(turn: Turn): UserId | null {
  const best = playersOf(turn.state).toSorted(byPlace)[0]
  return best && best.score > 0 ? best.userId : null
}

/** The game is over: its result is settled before it is told. */
export function finishGame(turn: Turn, winnerId: UserId | null): void {
  if (turn.state.phase.kind !== 'playing') return
  const { game } = turn.state.phase
  const result = resultOf(turn, game, { kind: 'finished', winner: winnerId })
  const winner = result.players.find(({ userId }) => userId === winnerId)
  const told = {
    winner: winner ? { userId: winner.userId, username: winner.username } : null,
    scores: [...result.scores],
  }
  set(turn, { phase: { kind: 'settling', game, result: told, until: turn.now + SETTLEMENT_PATIENCE_MS } })
  turn.effects.push({ type: 'settle', result })
}

/** Tells the result, with the rewards when they are known by now (GAME-37). */
export function announceResult(turn: Turn, rewards: Rewards): void {
  const { phase } = turn.state
  if (phase.kind !== 'settling') return
  const result = { ...phase.result, rewards }
  const returnAt = turn.now + RETURN_TO_LOBBY_MS
  set(turn, { phase: { kind: 'finished', game: phase.game, result, finishedAt: turn.now, returnAt } })
  for (const { userId } of turn.state.members) turn.effects.push({ type: 'free_seat', userId })
  emit(turn, 'all', 'game_finished', result)
  tellRoom(turn)
}

/** Ends a game without a result; what was put up goes back, and the room with it. */
export function endUnfinished(turn: Turn, reason: string): void {
  if (turn.state.phase.kind !== 'playing') return
  const result = resultOf(turn, turn.state.phase.game, { kind: 'unfinished', reason })
  turn.effects.push({ type: 'settle', result })
  closeRoom(turn, reason, 'game_ended_and_cleaned')
}
