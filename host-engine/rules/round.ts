import { BETWEEN_ROUNDS_MS, COUNT_PERIOD_MS } from '#shared/constants/timings.ts'
import { planBots } from './bots.ts'
import { bestPlayer, endUnfinished, finishGame } from './game-end.ts'
import { maskFor } from './hints.ts'
import { compileAnswerKey } from './judge/judge.ts'
import { pauseIfDeserted } from './presence.ts'
import { reviewStart } from './readiness.ts'
import {
  type Game,
  type Member,
  type PlayedRound,
  type Round,
  sessionIdOf,
  type UserId,
} from './room-state.ts'
import { scoresOf } from './scoring.ts'
import { tellRoom } from './telling.ts'
import { answer, emit, hostOnly, playersOf, type Reply, refuse, set, type Turn } from './turn.ts'
import { publicQuiz, sessionOf } from './view.ts'

const setGame = (turn: Turn, game: Game): void => set(turn, { phase: { kind: 'playing', game } })

/** The countdown is over: the game begins with its first round, or waits for enough players to be there. */
export function startPlaying(turn: Turn): void {
  const { phase, id } = turn.state
  if (phase.kind !== 'starting') return
  if (!phase.quizzes) {
    reviewStart(turn, 'no_quizzes')
    return
  }
  setGame(turn, {
    sessionId: sessionIdOf(id),
    startedAt: turn.now,
    quizzes: phase.quizzes,
    round: null,
    stage: { kind: 'between', nextAt: turn.now },
    lastRound: null,
    played: [],
    leavers: [],
    countsAt: 0,
    answeredDirty: false,
    guessesDirty: false,
  })
  turn.effects.push({ type: 'begun', userIds: playersOf(turn.state).map(({ userId }) => userId) })
  const gameSession = sessionOf(turn.state)
  if (gameSession) emit(turn, 'all', 'game_started', { roomId: id, gameSession })
  tellRoom(turn)
  pauseIfDeserted(turn)
}

export function beginRound(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing') return
  const { game } = turn.state.phase
  const { rounds, timePerRound, timeFactor } = turn.state.settings
  const number = (game.round?.number ?? 0) + 1
  const quiz = game.quizzes[number - 1]
  if (!quiz) {
    endUnfinished(turn, 'no_quizzes')
    return
  }
  const durationMs = timePerRound * timeFactor * 1000
  const round: Round = {
    number,
    quiz,
    key: compileAnswerKey(quiz),
    durationMs,
    opened: [],
    openings: 0,
    hints: {},
    answers: [],
    guesses: 0,
    botActs: planBots(turn, quiz, durationMs),
  }
  const endsAt = turn.now + durationMs
  setGame(turn, { ...game, round, lastRound: null, stage: { kind: 'answering', endsAt }, countsAt: 0 })
  turn.effects.push({ type: 'mark_seen', quizId: quiz.id })
  emit(turn, 'all', 'round_started', {
    gameSessionId: game.sessionId,
    round: number,
    rounds,
    quiz: publicQuiz(round, maskFor(round, '')),
    durationMs,
    remainingMs: durationMs,
    endsAt: new Date(endsAt).toISOString(),
  })
}

const playedRound = ({ quiz, answers }: Round): PlayedRound => ({
  quizId: quiz.id,
  prompt: quiz.prompt,
  answer: quiz.answers[0] ?? '',
  ...(quiz.explanation ? { explanation: quiz.explanation } : {}),
  answers,
})

/** Shows the answer, and goes on to the next round or to the end. */
export function endRound(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing' || !turn.state.phase.game.round) return
  sendCounts(turn)
  const { game } = turn.state.phase
  const { round } = game
  if (!round) return
  const { rounds, timeFactor } = turn.state.settings
  const isLast = round.number >= rounds
  const pauseMs = BETWEEN_ROUNDS_MS * timeFactor
  const { answer, explanation } = playedRound(round)
  const lastRound = {
    round: round.number,
    quizId: round.quiz.id,
    answer,
    ...(explanation ? { explanation } : {}),
    scores: scoresOf(playersOf(turn.state)),
    ...(isLast ? {} : { nextInMs: pauseMs }),
  }
  setGame(turn, {
    ...game,
    lastRound,
    played: [...game.played, playedRound(round)],
    stage: { kind: 'between', nextAt: turn.now + pauseMs },
  })
  emit(turn, 'all', 'round_ended', lastRound)
  if (isLast) finishGame(turn, bestPlayer(turn))
}

/** Nobody is left to wait for (GAME-24). */
export function endRoundIfAllAnswered(turn: Turn): void {
  const { phase } = turn.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'answering' || !phase.game.round) return
  const { answers, botActs } = phase.game.round
  // A bot that has nothing left to say has given up.
  const goesOn = (bot: Member) => botActs.some(({ userId }) => userId === bot.userId)
  const waitingFor = playersOf(turn.state).filter((player) =>
    player.isBot ? goesOn(player) : player.connected,
  )
  const done = waitingFor.every(({ userId }) => answers.some((answer) => answer.userId === userId))
  if (waitingFor.length > 0 && done) endRound(turn)
}

/** Sends what has changed of the two counts. */
export function sendCounts(turn: Turn): void {
  if (turn.state.phase.kind !== 'playing') return
  const { game } = turn.state.phase
  const { round } = game
  if (!round || !(game.answeredDirty || game.guessesDirty)) return
  if (game.answeredDirty) {
    const answered = new Set(round.answers.map((answer) => answer.userId))
    const of = playersOf(turn.state).filter(
      ({ userId, connected }) => connected || answered.has(userId),
    ).length
    emit(turn, 'all', 'player_answered', { round: round.number, answered: answered.size, of })
  }
  if (game.guessesDirty) emit(turn, 'all', 'guess_submitted', { round: round.number, guesses: round.guesses })
  setGame(turn, { ...game, countsAt: turn.now, answeredDirty: false, guessesDirty: false })
}

/** Counts go out at once when the last ones are old enough, else with the next tick that is due. */
export function sendCountsIfDue(turn: Turn): void {
  if (turn.state.phase.kind === 'playing' && turn.now >= turn.state.phase.game.countsAt + COUNT_PERIOD_MS)
    sendCounts(turn)
}

export function endRoundByHost(turn: Turn, userId: UserId): Reply {
  const refusal = hostOnly(turn, userId)
  if (refusal) return refusal
  const { phase } = turn.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'answering') return refuse('NO_ROUND_RUNNING')
  endRound(turn)
  return answer({ gameSession: sessionOf(turn.state) })
}

/** Skips the wait between two rounds. */
export function startNextRoundByHost(turn: Turn, userId: UserId): Reply {
  const refusal = hostOnly(turn, userId)
  if (refusal) return refusal
  const { phase } = turn.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'between') return refuse('CONFLICT')
  beginRound(turn)
  return answer({ gameSession: sessionOf(turn.state) })
}

export function endGameByHost(turn: Turn, userId: UserId): Reply {
  const refusal = hostOnly(turn, userId)
  if (refusal) return refusal
  if (turn.state.phase.kind !== 'playing') return refuse('CONFLICT')
  const running = sessionOf(turn.state)
  endUnfinished(turn, 'ended_by_host')
  const finishedAt = new Date(turn.now).toISOString()
  return answer({ gameSession: { ...running, status: 'finished', finishedAt } })
}
