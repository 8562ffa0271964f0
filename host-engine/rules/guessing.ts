import type { Verdict } from '#shared/constants/game.ts'
import type { AnswerData, GuessResult } from '#shared/schemas/game.ts'
import { countLine, hasAnswered, postLine, roundInProgress, waitBeforeLine } from './chat-policy.ts'
import { type AnswerKey, holdsAnswer, judge } from './judge/judge.ts'
import type { Game, Member, Round, UserId } from './room-state.ts'
import { endRoundIfAllAnswered, sendCountsIfDue } from './round.ts'
import { pointsFor } from './scoring.ts'
import { answer, emit, memberOf, OK, type Reply, refuse, set, setMember, type Turn } from './turn.ts'

/** The member, when a line of theirs may be taken now; else the refusal. */
function admitLine(turn: Turn, userId: UserId): Member | Reply {
  const member = memberOf(turn.state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  if (member.role === 'spectator') return refuse('FORBIDDEN')
  const wait = waitBeforeLine(member, turn.now)
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000)
    emit(turn, [userId], 'rate_limit_exceeded', { retryAfter })
    return refuse('RATE_LIMITED', { retryAfter })
  }
  countLine(turn, member)
  return member
}

/** The running round, when a line typed now is a guess. */
function openRound(turn: Turn): { game: Game; round: Round; timeLeft: number } | null {
  const { phase } = turn.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'answering' || !phase.game.round) return null
  return { game: phase.game, round: phase.game.round, timeLeft: phase.game.stage.endsAt - turn.now }
}

const verdictOn = ({ lexicon, state }: Turn, key: AnswerKey, text: string): Verdict =>
  judge(key, text, { isWord: lexicon?.(key.language), strictness: state.settings.strictness })

/** Whether a line typed in a pause would give the paused round's answer away, or nearly: it scores nothing, and tells nobody. */
function tellsAnswer(turn: Turn, message: string): boolean {
  const { state } = turn
  if (state.phase.kind !== 'playing' || roundInProgress(state) === null) return false
  const key = state.phase.game.round?.key
  return key !== undefined && (verdictOn(turn, key, message) !== 'wrong' || holdsAnswer(key, message))
}

/** A line of the chat: a guess while its author is guessing, else talk. */
export function say(turn: Turn, userId: UserId, message: string, useTts: boolean): Reply {
  const author = admitLine(turn, userId)
  if ('ok' in author) return author
  if (openRound(turn) && !hasAnswered(turn.state, userId)) return makeGuess(turn, author, message, useTts)
  const secret = hasAnswered(turn.state, userId) || tellsAnswer(turn, message)
  postLine(turn, { author, message, useTts, isGuess: false, secret })
  return OK
}

/** A line that was meant as a guess: outside a round it is talk, and scores nothing (GAME-36). */
export function guess(turn: Turn, userId: UserId, text: string): Reply {
  const author = admitLine(turn, userId)
  if ('ok' in author) return author
  if (hasAnswered(turn.state, userId)) return answerGuess(turn, userId, 'already_answered', 0)
  if (openRound(turn)) return makeGuess(turn, author, text, false)
  postLine(turn, { author, message: text, useTts: false, isGuess: false, secret: tellsAnswer(turn, text) })
  return answerGuess(turn, userId, 'wrong', 0)
}

function answerGuess(turn: Turn, userId: UserId, result: GuessResult, points: number, mask?: string): Reply {
  emit(turn, [userId], 'guess_result', { result, points, ...(mask === undefined ? {} : { mask }) })
  const data: AnswerData = { result, points }
  return answer(data)
}

function setRound(turn: Turn, round: Round, dirty: Partial<Game>): void {
  if (turn.state.phase.kind !== 'playing') return
  set(turn, { phase: { kind: 'playing', game: { ...turn.state.phase.game, ...dirty, round } } })
}

function makeGuess(turn: Turn, author: Member, message: string, useTts: boolean): Reply {
  const open = openRound(turn)
  if (!open) return refuse('NO_ROUND_RUNNING')
  const { round } = open
  const verdict = verdictOn(turn, round.key, message)
  if (verdict === 'correct') return takeAnswer(turn, author, open)
  setRound(turn, { ...round, guesses: round.guesses + 1 }, { guessesDirty: true })
  const gaveAway = verdict === 'wrong' && holdsAnswer(round.key, message)
  // A near miss is told to its author alone; a line that holds the answer is for those who know it already.
  if (verdict === 'wrong') postLine(turn, { author, message, useTts, isGuess: true, secret: gaveAway })
  sendCountsIfDue(turn)
  return answerGuess(turn, author.userId, verdict === 'close' || gaveAway ? 'close' : 'wrong', 0)
}

function takeAnswer(turn: Turn, author: Member, open: { round: Round; timeLeft: number }): Reply {
  const { round, timeLeft } = open
  const { userId, username } = author
  const order = round.answers.length + 1
  const points = pointsFor({
    difficulty: round.quiz.difficulty,
    timeLeft,
    timeGiven: round.durationMs,
    isFirst: order === 1,
    hintsTaken: round.hints[userId]?.length ?? 0,
  })
  const elapsedMs = round.durationMs - Math.max(timeLeft, 0)
  const answers = [...round.answers, { userId, points, elapsedMs }]
  setRound(
    turn,
    { ...round, answers, guesses: round.guesses + 1 },
    { answeredDirty: true, guessesDirty: true },
  )
  setMember(turn, userId, {
    score: author.score + points,
    correct: author.correct + 1,
    firsts: author.firsts + (order === 1 ? 1 : 0),
    answerMs: author.answerMs + elapsedMs,
  })
  const reply = answerGuess(turn, userId, 'correct', points, round.quiz.answers[0])
  emit(turn, 'all', 'correct_answer', { userId, username, points, order })
  sendCountsIfDue(turn)
  endRoundIfAllAnswered(turn)
  return reply
}
