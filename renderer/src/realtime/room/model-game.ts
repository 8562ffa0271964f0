import { RETURN_TO_LOBBY_MS } from '#shared/constants/timings.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { GameSession, Score } from '#shared/schemas/game.ts'
import { addNote } from './model-chat.ts'
import { type Board, type Countdown, freshRound } from './room-model.ts'

const running = (at: number, remainingMs: number, durationMs: number | null = null): Countdown => ({
  kind: 'running',
  endsAt: at + remainingMs,
  durationMs,
})

const withSession = (board: Board, changes: Partial<GameSession>): GameSession | null =>
  board.session && { ...board.session, ...changes }

const notAnswered = (board: Board): Board['you'] => ({ ...board.you, answered: false, hintsTaken: 0 })

/** Counts about a round that is over, or has not begun here, change nothing. */
const isThisRound = (board: Board, round: number): boolean => board.session?.round === round

const NO_COUNTS = { answered: 0, of: 0, guesses: 0 }

export function playerAnswered(
  board: Board,
  { round, answered, of }: RoomServerPayload<'player_answered'>,
): Board {
  if (!isThisRound(board, round)) return board
  return { ...board, counts: { ...(board.counts ?? NO_COUNTS), answered, of } }
}

export function guessCount(board: Board, { round, guesses }: RoomServerPayload<'guess_submitted'>): Board {
  if (!isThisRound(board, round)) return board
  return { ...board, counts: { ...(board.counts ?? NO_COUNTS), guesses } }
}

/** Best first; those who are even keep the order in which the server last named them. */
export const byScore = (scores: readonly Score[]): Score[] => scores.toSorted((a, b) => b.score - a.score)

export const gameStarting = (board: Board, startsInMs: number, at: number): Board => ({
  ...board,
  phase: 'starting',
  countdown: running(at, startsInMs),
})

export const startCancelled = (board: Board): Board => ({
  ...board,
  phase: 'waiting',
  countdown: null,
  session: null,
})

export const gameStarted = (board: Board, session: GameSession, at: number): Board => ({
  ...board,
  ...freshRound(),
  session,
  phase: 'between',
  quiz: null,
  mask: null,
  lastRound: null,
  result: null,
  pause: null,
  countdown: running(at, 0),
})

export function roundStarted(board: Board, round: RoomServerPayload<'round_started'>, at: number): Board {
  const begun: Board = {
    ...board,
    ...freshRound(),
    phase: 'answering',
    session: withSession(board, { round: round.round, rounds: round.rounds, status: 'playing' }),
    quiz: round.quiz,
    mask: round.quiz.mask,
    countdown: running(at, round.remainingMs, round.durationMs),
    pause: null,
    lastRound: null,
    you: notAnswered(board),
  }
  return addNote(begun, { kind: 'round', round: round.round })
}

export function maskUpdated(board: Board, update: RoomServerPayload<'mask_updated'>): Board {
  if (update.round !== board.session?.round || !board.quiz) return board
  const you = { ...board.you, hintsTaken: update.hintsTaken }
  // Whoever has answered sees the whole answer: a mask would hide it again.
  if (board.you.answered && board.earned !== null) return { ...board, you }
  return { ...board, you, mask: update.mask }
}

export function guessResult(
  board: Board,
  { result, points, mask }: RoomServerPayload<'guess_result'>,
): Board {
  const seq = board.seq + 1
  const told = { ...board, seq, feedback: { result, points, seq } }
  if (result === 'already_answered') return { ...told, you: { ...board.you, answered: true } }
  if (result !== 'correct') return told
  const you = { ...board.you, answered: true, score: board.you.score + points }
  return { ...told, you, earned: points, mask: mask ?? board.mask }
}

/** A right answer is a guess too: its own frame is the only one that tells either count. */
export function correctAnswer(
  board: Board,
  { answered, of, ...right }: RoomServerPayload<'correct_answer'>,
): Board {
  if (board.answered.includes(right.userId)) return board
  const scores = board.session?.scores.map((score) =>
    score.userId === right.userId
      ? { ...score, score: score.score + right.points, correct: score.correct + 1 }
      : score,
  )
  const counted: Board = {
    ...board,
    answered: [...board.answered, right.userId],
    counts: { answered, of, guesses: (board.counts?.guesses ?? 0) + 1 },
    session: scores ? withSession(board, { scores: byScore(scores) }) : null,
  }
  return addNote(counted, { kind: 'solved', ...right })
}

export function roundEnded(board: Board, ended: RoomServerPayload<'round_ended'>, at: number): Board {
  return {
    ...board,
    // After the last round the server settles the game before it tells the result.
    phase: ended.nextInMs === undefined ? 'settling' : 'between',
    lastRound: ended,
    session: withSession(board, { scores: ended.scores, round: ended.round }),
    countdown: ended.nextInMs === undefined ? null : running(at, ended.nextInMs),
    mask: null,
    pause: null,
    answered: [],
    feedback: null,
    you: notAnswered(board),
  }
}

export const gameFinished = (
  board: Board,
  result: RoomServerPayload<'game_finished'>,
  at: number,
): Board => ({
  ...board,
  phase: 'finished',
  result,
  session: withSession(board, { status: 'finished', scores: result.scores }),
  countdown: running(at, RETURN_TO_LOBBY_MS),
  // A game may end in the middle of a round, when nobody came back to it.
  mask: null,
  answered: [],
  you: notAnswered(board),
  pause: null,
  feedback: null,
})

export function gamePaused(board: Board, paused: RoomServerPayload<'game_paused'>, at: number): Board {
  const of = board.pause?.of ?? (board.phase === 'answering' ? 'answering' : 'between')
  return {
    ...board,
    phase: 'paused',
    pause: { reason: paused.reason, of, until: at + paused.waitMs },
    countdown: {
      kind: 'stopped',
      remainingMs: paused.remainingMs,
      durationMs: board.countdown?.durationMs ?? null,
    },
    session: withSession(board, { status: 'paused' }),
  }
}

export const gameResumed = (board: Board, remainingMs: number, at: number): Board => ({
  ...board,
  phase: board.pause?.of ?? board.phase,
  pause: null,
  countdown: running(at, remainingMs, board.countdown?.durationMs ?? null),
  session: withSession(board, { status: 'playing' }),
})
