import type { Verdict } from '#shared/constants/game.ts'
import { pointsFor } from '#shared/points.ts'
import type { AnswerData, GuessResult } from '#shared/schemas/game.ts'
import { type AnswerKey, holdsAnswer, judge } from '../judge/judge.ts'
import { isStopped } from '../room/chat-filter.ts'
import {
  countLine,
  hasAnswered,
  knowsAnswer,
  type Line,
  postLine,
  roundInProgress,
  waitBeforeLine,
} from '../room/chat-policy.ts'
import { playsRound } from '../room/late-seats.ts'
import { muteOf } from '../room/mute-of.ts'
import type { Said } from '../room-command.ts'
import type { Game, Member, Round, UserId } from '../room-state.ts'
import {
  answer,
  emit,
  memberOf,
  OK,
  type Refusal,
  type Reply,
  refuse,
  setMember,
  setRound,
  type Transition,
} from '../transition.ts'
import { withRefused } from './refused-guesses.ts'
import { countAnswered, endRoundIfAllAnswered, tellGuessesIfDue } from './round.ts'
import { reviewSkip } from './vote-to-skip.ts'
import { missOf, withMiss } from './wrong-guess.ts'

/** The member, when a line of theirs may be taken now; else the refusal. */
function admitLine(transition: Transition, userId: UserId): Member | Reply {
  const member = memberOf(transition.state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  const wait = waitBeforeLine(member, transition.now)
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000)
    emit(transition, [userId], 'rate_limit_exceeded', { retryAfter })
    return refuse('RATE_LIMITED', { retryAfter })
  }
  countLine(transition, member)
  return member
}

interface OpenRound {
  readonly game: Game
  readonly round: Round
  readonly timeLeft: number
}

/** The running round, when a line typed now is a guess. */
function openRound(transition: Transition): OpenRound | null {
  const { phase } = transition.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'answering' || !phase.game.round) return null
  return { game: phase.game, round: phase.game.round, timeLeft: phase.game.stage.endsAt - transition.now }
}

/** The same for this author: a newcomer guesses from the next round on. */
function roundFor(transition: Transition, author: Member): ReturnType<typeof openRound> {
  const open = openRound(transition)
  return open && author.role === 'player' && playsRound(author, open.round.number) ? open : null
}

const verdictOn = ({ lexicon, state }: Transition, key: AnswerKey, text: string): Verdict =>
  judge(key, text, { isWord: lexicon?.(key.language), strictness: state.settings.strictness })

/** A line of the chat: a guess while its author is guessing, else talk. In a pause nothing is judged (GAME-34). */
export function say(transition: Transition, userId: UserId, said: Said): Reply {
  const author = admitLine(transition, userId)
  if ('ok' in author) return author
  const audience = author.role === 'spectator'
  const secret = knowsAnswer(transition.state, userId)
  if (!secret && roundFor(transition, author)) return makeGuess(transition, author, said)
  const heldBack = !audience && !secret && roundInProgress(transition.state) !== null
  return talk(transition, { ...said, author, isGuess: false, secret, heldBack, audience }) ?? OK
}

/** Posts what is no guess, or says why not. */
function talk(transition: Transition, line: Line): Refusal | null {
  const mute = muteOf(transition, line.author.userId)
  if (mute) return mute
  if (isStopped(transition, line.message)) return refuse('OFFENSIVE_LANGUAGE')
  postLine(transition, line)
  return null
}

/** A line that was meant as a guess: between rounds it is talk, and scores nothing (GAME-36); in a pause it is refused. */
export function guess(transition: Transition, userId: UserId, text: string): Reply {
  const member = memberOf(transition.state, userId)
  if (member && member.role !== 'player') return refuse('FORBIDDEN')
  const author = admitLine(transition, userId)
  if ('ok' in author) return author
  if (hasAnswered(transition.state, userId)) return answerGuess(transition, userId, 'already_answered', 0)
  if (roundFor(transition, author)) return makeGuess(transition, author, { message: text, useTts: false })
  if (roundInProgress(transition.state) !== null) return refuse('NO_ROUND_RUNNING')
  const refusal = talk(transition, { author, message: text, useTts: false, isGuess: false, secret: false })
  if (refusal) return refusal
  return answerGuess(transition, userId, 'wrong', 0)
}

function answerGuess(
  transition: Transition,
  userId: UserId,
  result: GuessResult,
  points: number,
  mask?: string,
): Reply {
  emit(transition, [userId], 'guess_result', { result, points, ...(mask === undefined ? {} : { mask }) })
  const data: AnswerData = { result, points }
  return answer(data)
}

function makeGuess(transition: Transition, author: Member, said: Said): Reply {
  const open = openRound(transition)
  if (!open) return refuse('NO_ROUND_RUNNING')
  const { round } = open
  const { message } = said
  const verdict = verdictOn(transition, round.key, message)
  if (verdict === 'correct') return takeAnswer(transition, author, open)
  const line = { author, text: message, verdict, key: round.key, answer: round.quiz.answers[0] ?? '' }
  // The judge has the first word: what it knows is a guess, whatever else it may mean.
  const stopped = isStopped(transition, message)
  const miss = stopped ? null : missOf(line)
  setRound(
    transition,
    { ...round, guesses: round.guesses + 1, misses: withMiss(round.misses, miss) },
    {
      guessesUntoldSince: open.game.guessesUntoldSince ?? transition.now,
      guessesBy: countGuess(open.game, author.userId),
      refused: withRefused(open.game.refused, { userId: author.userId, round: round.number, guess: message }),
    },
  )
  const gaveAway = verdict === 'wrong' && holdsAnswer(round.key, message)
  // Only its author learns of a near miss; a line that contains the answer goes to those who have answered.
  const isShown = verdict === 'wrong' && !stopped && muteOf(transition, author.userId) === null
  if (isShown) postLine(transition, { ...said, author, isGuess: true, secret: gaveAway })
  tellGuessesIfDue(transition)
  if (verdict === 'wrong' && stopped && !gaveAway) return refuse('OFFENSIVE_LANGUAGE')
  return answerGuess(transition, author.userId, verdict === 'close' || gaveAway ? 'close' : 'wrong', 0)
}

const countGuess = ({ guessesBy }: Game, userId: UserId): Game['guessesBy'] => ({
  ...guessesBy,
  [userId]: (guessesBy[userId] ?? 0) + 1,
})

function takeAnswer(transition: Transition, author: Member, open: OpenRound): Reply {
  const { game, round, timeLeft } = open
  const { userId, username } = author
  const order = round.answers.length + 1
  const streak = author.streak + 1
  const points = pointsFor({
    difficulty: round.quiz.difficulty,
    timeLeft,
    timeGiven: round.durationMs,
    order,
    players: round.seats,
    streak,
    hintsTaken: round.hints[userId]?.length ?? 0,
  })
  const elapsedMs = round.durationMs - Math.max(timeLeft, 0)
  const answers = [...round.answers, { userId, points, elapsedMs }]
  const told = countAnswered(transition.state, round.number, answers)
  // Everyone counts the guess by the answer's own frame: it waits for no other.
  setRound(
    transition,
    { ...round, answers, told, guesses: round.guesses + 1 },
    { guessesBy: countGuess(game, userId) },
  )
  setMember(transition, userId, {
    score: author.score + points,
    correct: author.correct + 1,
    firsts: author.firsts + (order === 1 ? 1 : 0),
    answerMs: author.answerMs + elapsedMs,
    streak,
  })
  const reply = answerGuess(transition, userId, 'correct', points, round.quiz.answers[0])
  emit(transition, 'all', 'correct_answer', { userId, username, points, order, streak, ...told })
  reviewSkip(transition)
  endRoundIfAllAnswered(transition)
  return reply
}
