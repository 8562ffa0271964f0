import { BETWEEN_ROUNDS_MS, COUNT_PERIOD_MS, RELOAD_GRACE_MS } from '#shared/constants/timings.ts'
import { planBots } from '../bots/bot.ts'
import { compileAnswerKey } from '../judge/judge.ts'
import { broadcastRoom } from '../room/broadcast-room.ts'
import { forgetTalk, releaseLines, roundInProgress } from '../room/chat-policy.ts'
import { playersOfRound } from '../room/late-seats.ts'
import { releaseMatch } from '../room/match-rules.ts'
import { pauseIfDeserted } from '../room/presence.ts'
import { reviewStart } from '../room/readiness.ts'
import {
  type Answer,
  type AnsweredCount,
  type Instant,
  type Member,
  type PlayedRound,
  quizIdOnWire,
  type RoomState,
  type Round,
  sessionIdOf,
  type UserId,
} from '../room-state.ts'
import { tellEach } from '../tell-each.ts'
import {
  answer,
  emit,
  impartialHostOnly,
  playersOf,
  type Reply,
  refuse,
  set,
  setGame,
  type Transition,
} from '../transition.ts'
import { publicQuiz, sessionOf } from '../view.ts'
import { explainGuesses } from './explained-guesses.ts'
import { bestPlayer, endUnfinished, finishGame } from './game-end.ts'
import { markSeen, maskFor, showPresenters } from './hints.ts'
import { moveRefusal } from './host-moves.ts'
import { scoresOf } from './scoring.ts'
import { solvedBy } from './solved.ts'
import { funniestMiss, hereOf, tellMiss } from './wrong-guess.ts'

/** The countdown is over: the game begins with its first round, or waits for enough players to be there. */
export function startPlaying(transition: Transition): void {
  const { phase, id } = transition.state
  if (phase.kind !== 'starting') return
  if (!phase.quizzes) {
    if (transition.state.match) releaseMatch(transition, 'no_quizzes')
    else reviewStart(transition, 'no_quizzes')
    return
  }
  setGame(transition, {
    sessionId: sessionIdOf(id),
    startedAt: transition.now,
    quizzes: phase.quizzes,
    round: null,
    stage: { kind: 'between', nextAt: transition.now },
    lastRound: null,
    explained: {},
    played: [],
    leavers: transition.state.match?.leavers ?? [],
    guessesBy: {},
    wrongGuesses: [],
    refused: [],
    funnyMisses: [],
    aloneSince: null,
    hostMovedAt: null,
    guessesToldAt: transition.now - COUNT_PERIOD_MS,
    guessesUntoldSince: null,
  })
  transition.effects.push({ type: 'begun', userIds: playersOf(transition.state).map(({ userId }) => userId) })
  const gameSession = sessionOf(transition.state)
  if (gameSession) emit(transition, 'all', 'game_started', { roomId: id, gameSession })
  broadcastRoom(transition)
  pauseIfDeserted(transition)
}

export function beginRound(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const { game } = transition.state.phase
  const { rounds, timePerRound, timeFactor } = transition.state.settings
  const number = (game.round?.number ?? 0) + 1
  const quiz = game.quizzes[number - 1]
  if (!quiz) {
    endUnfinished(transition, 'no_quizzes')
    return
  }
  const durationMs = timePerRound * timeFactor * 1000
  const round: Round = {
    number,
    quiz,
    key: compileAnswerKey(quiz),
    durationMs,
    seats: playersOfRound(transition.state, number).length,
    skipVotes: [],
    opened: [],
    openings: 0,
    hints: {},
    answers: [],
    guesses: 0,
    misses: [],
    told: countAnswered(transition.state, number, []),
    botActs: planBots(transition, quiz, durationMs),
  }
  const endsAt = transition.now + durationMs
  setGame(transition, {
    ...game,
    round,
    lastRound: null,
    explained: {},
    stage: { kind: 'answering', endsAt },
    guessesToldAt: transition.now - COUNT_PERIOD_MS,
  })
  emit(transition, 'all', 'round_started', {
    gameSessionId: game.sessionId,
    round: number,
    rounds,
    quiz: publicQuiz(transition.state, round, maskFor(round, '')),
    durationMs,
    seats: round.seats,
    remainingMs: durationMs,
    endsAt: new Date(endsAt).toISOString(),
  })
  showPresenters(transition, round)
}

const playedRound = ({ quiz, answers }: Round, isTold: boolean): PlayedRound => ({
  quizId: quiz.id,
  prompt: quiz.prompt,
  answer: isTold ? (quiz.answers[0] ?? '') : null,
  ...(isTold && quiz.explanation ? { explanation: quiz.explanation } : {}),
  answers,
})

/** A missed round ends a streak (SCORE-9); one whose answer nobody was told has not been missed. */
function endStreaks(transition: Transition, { answers }: Round): void {
  const solvers = new Set(answers.map(({ userId }) => userId))
  set(transition, {
    members: transition.state.members.map((member) =>
      member.streak > 0 && !solvers.has(member.userId) ? { ...member, streak: 0 } : member,
    ),
  })
}

/** Shows the answer, and goes on to the next round or to the end. */
export function endRound(transition: Transition): void {
  close(transition, true)
}

/** The round ends before its time: one of the bank's quizzes tells no answer before half of it (GAME-48). */
export function cutShort(transition: Transition): void {
  const { phase, settings } = transition.state
  const isHalfOver = phase.kind === 'playing' && (phase.game.round?.openings ?? 0) > 0
  close(transition, isHalfOver || settings.customQuizzes !== null)
}

function close(transition: Transition, isTold: boolean): void {
  if (transition.state.phase.kind !== 'playing' || !transition.state.phase.game.round) return
  tellGuesses(transition)
  const { game } = transition.state.phase
  const { round } = game
  if (!round) return
  const { rounds, timeFactor } = transition.state.settings
  const isLast = round.number >= rounds
  const pauseMs = BETWEEN_ROUNDS_MS * timeFactor
  const played = playedRound(round, isTold)
  const { answer, explanation } = played
  const misses = hereOf(transition.state, round.misses)
  const wrong = answer === null ? null : funniestMiss(misses, answer)
  const explained = isTold ? explainGuesses(transition, game, round) : {}
  const lastRound = {
    round: round.number,
    quizId: quizIdOnWire(transition.state.id, round.number),
    answer,
    ...(explanation ? { explanation } : {}),
    scores: scoresOf(playersOf(transition.state)),
    solved: solvedBy(transition.state, game, round.answers),
    ...(wrong && { wrongGuess: tellMiss(wrong) }),
    ...(isLast ? {} : { nextInMs: pauseMs }),
  }
  setGame(transition, {
    ...game,
    lastRound,
    explained,
    played: [...game.played, played],
    wrongGuesses: [
      ...game.wrongGuesses,
      ...misses.map(({ userId, guess }) => ({ quizId: round.quiz.id, userId, guess })),
    ],
    funnyMisses: wrong ? [...game.funnyMisses, wrong] : game.funnyMisses,
    stage: { kind: 'between', nextAt: transition.now + pauseMs },
  })
  if (isTold) endStreaks(transition, round)
  if (isTold) markSeen(transition, round)
  else forgetTalk(transition, round.number)
  const refused = Object.entries(explained).map(([userId, refused]) => [userId, { refused }])
  tellEach(transition, 'round_ended', lastRound, Object.fromEntries(refused))
  releaseLines(transition)
  if (isLast) finishGame(transition, bestPlayer(transition))
}

/** One who has just lost the connection may be reloading the page: the round waits for them, too. */
const isThere = ({ connected, awaySince }: Member, now: Instant): boolean =>
  connected || (awaySince !== null && now < awaySince + RELOAD_GRACE_MS)

/** Ends the round when every player who is there has answered (GAME-24). */
export function endRoundIfAllAnswered(transition: Transition): void {
  const { phase } = transition.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'answering' || !phase.game.round) return
  const { answers, botActs } = phase.game.round
  // A bot that has nothing left to say has given up.
  const goesOn = (bot: Member) => botActs.some(({ userId }) => userId === bot.userId)
  const waitingFor = playersOfRound(transition.state, phase.game.round.number).filter((player) =>
    player.isBot ? goesOn(player) : isThere(player, transition.now),
  )
  const done = waitingFor.every(({ userId }) => answers.some((answer) => answer.userId === userId))
  if (waitingFor.length > 0 && done) endRound(transition)
}

/** When the round ends because nobody else is thinking any more; null while somebody who is connected does. */
export function reloadGraceEndsAt(state: RoomState, { number, answers, botActs }: Round): Instant | null {
  if (botActs.length > 0) return null
  let [someone, last] = [false, null as Instant | null]
  for (const { userId, awaySince, isBot, connected } of playersOfRound(state, number)) {
    if (isBot) continue
    const hasAnswered = answers.some((answer) => answer.userId === userId)
    if (connected && !hasAnswered) return null
    if (connected) someone = true
    else if (!hasAnswered && awaySince !== null) last = Math.max(last ?? 0, awaySince + RELOAD_GRACE_MS)
  }
  return someone ? last : null
}

export function countAnswered(state: RoomState, round: number, answers: readonly Answer[]): AnsweredCount {
  const solvers = new Set(answers.map(({ userId }) => userId))
  const players = playersOfRound(state, round)
  return {
    answered: players.filter(({ userId }) => solvers.has(userId)).length,
    of: players.filter(({ userId, connected }) => connected || solvers.has(userId)).length,
  }
}

/** Tells how many have answered when that changed without an answer, whose frame would have told it (RT-25). */
export function tellAnswered(transition: Transition): void {
  const { phase } = transition.state
  if (phase.kind !== 'playing' || !phase.game.round || roundInProgress(transition.state) === null) return
  const { round } = phase.game
  const told = countAnswered(transition.state, round.number, round.answers)
  if (told.answered === round.told.answered && told.of === round.told.of) return
  setGame(transition, { ...phase.game, round: { ...round, told } })
  emit(transition, 'all', 'player_answered', { round: round.number, ...told })
}

export function tellGuesses(transition: Transition): void {
  if (transition.state.phase.kind !== 'playing') return
  const { game } = transition.state.phase
  if (!game.round || game.guessesUntoldSince === null) return
  const { number, guesses } = game.round
  emit(transition, 'all', 'guess_submitted', { round: number, guesses })
  setGame(transition, { ...game, guessesToldAt: transition.now, guessesUntoldSince: null })
}

/** With the guess when the last count is old enough, else with a later one, or by itself when none comes. */
export function tellGuessesIfDue(transition: Transition): void {
  const { phase } = transition.state
  if (phase.kind === 'playing' && transition.now >= phase.game.guessesToldAt + COUNT_PERIOD_MS)
    tellGuesses(transition)
}

export function endRoundByHost(transition: Transition, userId: UserId): Reply {
  const refusal = moveRefusal(transition, userId, 'answering')
  if (refusal) return refusal
  cutShort(transition)
  return answer({ gameSession: sessionOf(transition.state) })
}

/** Skips the wait between two rounds. */
export function startNextRoundByHost(transition: Transition, userId: UserId): Reply {
  const refusal = moveRefusal(transition, userId, 'between')
  if (refusal) return refusal
  beginRound(transition)
  return answer({ gameSession: sessionOf(transition.state) })
}

export function endGameByHost(transition: Transition, userId: UserId): Reply {
  const refusal = impartialHostOnly(transition, userId)
  if (refusal) return refusal
  if (transition.state.phase.kind !== 'playing') return refuse('CONFLICT')
  const running = sessionOf(transition.state)
  // Before a round is over there is nothing to tell of.
  if (transition.state.phase.game.played.length > 0) finishGame(transition, bestPlayer(transition), true)
  else endUnfinished(transition, 'ended_by_host')
  const finishedAt = new Date(transition.now).toISOString()
  return answer({ gameSession: { ...running, status: 'finished', finishedAt } })
}
