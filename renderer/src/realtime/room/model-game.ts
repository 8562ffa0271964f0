import { RETURN_TO_LOBBY_MS } from '#shared/constants/timings.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { GameSession, Score } from '#shared/schemas/game.ts'
import { addNote } from './model-chat.ts'
import { type Countdown, freshRound, type RoomModel } from './room-model.ts'

const running = (at: number, remainingMs: number, durationMs: number | null = null): Countdown => ({
  kind: 'running',
  endsAt: at + remainingMs,
  durationMs,
})

const withSession = (model: RoomModel, changes: Partial<GameSession>): GameSession | null =>
  model.session && { ...model.session, ...changes }

const notAnswered = (model: RoomModel): RoomModel['you'] => ({ ...model.you, answered: false, hintsTaken: 0 })

/** Counts about a round that is over, or has not begun here, change nothing. */
const isThisRound = (model: RoomModel, round: number): boolean => model.session?.round === round

const NO_COUNTS = { answered: 0, of: 0, guesses: 0 }

export function playerAnswered(
  model: RoomModel,
  { round, answered, of }: RoomServerPayload<'player_answered'>,
): RoomModel {
  if (!isThisRound(model, round)) return model
  return { ...model, counts: { ...(model.counts ?? NO_COUNTS), answered, of } }
}

export function guessCount(
  model: RoomModel,
  { round, guesses }: RoomServerPayload<'guess_submitted'>,
): RoomModel {
  if (!isThisRound(model, round)) return model
  return { ...model, counts: { ...(model.counts ?? NO_COUNTS), guesses } }
}

/** Best first; ties keep the server's last order. */
export const byScore = (scores: readonly Score[]): Score[] => scores.toSorted((a, b) => b.score - a.score)

export const gameStarting = (model: RoomModel, startsInMs: number, at: number): RoomModel => ({
  ...model,
  phase: 'starting',
  countdown: running(at, startsInMs),
})

export const startCancelled = (model: RoomModel): RoomModel => ({
  ...model,
  phase: 'waiting',
  countdown: null,
  session: null,
})

export const gameStarted = (model: RoomModel, session: GameSession, at: number): RoomModel => ({
  ...model,
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

export function roundStarted(
  model: RoomModel,
  round: RoomServerPayload<'round_started'>,
  at: number,
): RoomModel {
  const begun: RoomModel = {
    ...model,
    ...freshRound(),
    phase: 'answering',
    session: withSession(model, { round: round.round, rounds: round.rounds, status: 'playing' }),
    quiz: round.quiz,
    mask: round.quiz.mask,
    countdown: running(at, round.remainingMs, round.durationMs),
    pause: null,
    lastRound: null,
    seats: round.seats,
    you: notAnswered(model),
  }
  return addNote(begun, { kind: 'round', round: round.round })
}

export function maskUpdated(model: RoomModel, update: RoomServerPayload<'mask_updated'>): RoomModel {
  if (update.round !== model.session?.round || !model.quiz) return model
  const you = { ...model.you, hintsTaken: update.hintsTaken }
  // A player who has answered sees the whole answer: a mask would hide it again.
  if (model.you.answered && model.earned !== null) return { ...model, you }
  return { ...model, you, mask: update.mask }
}

export function guessResult(
  model: RoomModel,
  { result, points, mask }: RoomServerPayload<'guess_result'>,
): RoomModel {
  const seq = model.seq + 1
  const told = { ...model, seq, feedback: { result, points, seq } }
  if (result === 'already_answered') return { ...told, you: { ...model.you, answered: true } }
  if (result !== 'correct') return told
  const you = {
    ...model.you,
    answered: true,
    score: model.you.score + points,
    streak: model.you.streak + 1,
  }
  return { ...told, you, earned: points, mask: mask ?? model.mask }
}

/** A right answer is a guess too: its own frame is the only one that tells either count. */
export function correctAnswer(
  model: RoomModel,
  { answered, of, ...right }: RoomServerPayload<'correct_answer'>,
): RoomModel {
  if (model.answered.includes(right.userId)) return model
  const scores = model.session?.scores.map((score) =>
    score.userId === right.userId
      ? { ...score, score: score.score + right.points, correct: score.correct + 1 }
      : score,
  )
  const counted: RoomModel = {
    ...model,
    answered: [...model.answered, right.userId],
    counts: { answered, of, guesses: (model.counts?.guesses ?? 0) + 1 },
    session: scores ? withSession(model, { scores: byScore(scores) }) : null,
  }
  return addNote(counted, { kind: 'solved', ...right })
}

export function roundEnded(model: RoomModel, ended: RoomServerPayload<'round_ended'>, at: number): RoomModel {
  return {
    ...model,
    // After the last round the server settles the game before it tells the result.
    phase: ended.nextInMs === undefined ? 'settling' : 'between',
    lastRound: ended,
    session: withSession(model, { scores: ended.scores, round: ended.round }),
    countdown: ended.nextInMs === undefined ? null : running(at, ended.nextInMs),
    mask: null,
    pause: null,
    answered: [],
    feedback: null,
    you: { ...notAnswered(model), streak: streakAfter(model, ended) },
  }
}

/** A missed round ends it; one whose answer nobody is told does not (SCORE-9). */
const streakAfter = ({ you, earned }: RoomModel, { answer }: RoomServerPayload<'round_ended'>): number =>
  earned === null && answer !== null ? 0 : you.streak

export const gameFinished = (
  model: RoomModel,
  result: RoomServerPayload<'game_finished'>,
  at: number,
): RoomModel => ({
  ...model,
  phase: 'finished',
  result,
  session: withSession(model, { status: 'finished', scores: result.scores }),
  countdown: running(at, RETURN_TO_LOBBY_MS),
  // A game may end in the middle of a round, when nobody came back to it.
  mask: null,
  answered: [],
  you: notAnswered(model),
  pause: null,
  feedback: null,
})

export function gamePaused(
  model: RoomModel,
  paused: RoomServerPayload<'game_paused'>,
  at: number,
): RoomModel {
  const of = model.pause?.of ?? (model.phase === 'answering' ? 'answering' : 'between')
  return {
    ...model,
    phase: 'paused',
    pause: { reason: paused.reason, of, until: at + paused.waitMs },
    countdown: {
      kind: 'stopped',
      remainingMs: paused.remainingMs,
      durationMs: model.countdown?.durationMs ?? null,
    },
    session: withSession(model, { status: 'paused' }),
  }
}

export const gameResumed = (model: RoomModel, remainingMs: number, at: number): RoomModel => ({
  ...model,
  phase: model.pause?.of ?? model.phase,
  pause: null,
  countdown: running(at, remainingMs, model.countdown?.durationMs ?? null),
  session: withSession(model, { status: 'playing' }),
})

/** Stops the clock, because nothing is known of the time while the connection is lost; the next view starts it again. */
export function withStoppedClock(model: RoomModel, at: number): RoomModel {
  const { countdown } = model
  if (countdown?.kind !== 'running') return model
  const { endsAt, durationMs } = countdown
  return { ...model, countdown: { kind: 'stopped', remainingMs: Math.max(endsAt - at, 0), durationMs } }
}

export const skipWanted = (model: RoomModel, votes: RoomServerPayload<'skip_wanted'>): RoomModel =>
  isThisRound(model, votes.round) ? { ...model, skip: votes } : model

/** More at once than anyone can look at. */
const REACTIONS_KEPT = 12
export function reacted(model: RoomModel, { userId, emote }: RoomServerPayload<'reaction'>): RoomModel {
  const seq = model.seq + 1
  return { ...model, seq, reactions: [...model.reactions, { seq, userId, emote }].slice(-REACTIONS_KEPT) }
}
