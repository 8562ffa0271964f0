import type { Verdict } from '#shared/constants/game.ts'
import type { JudgeReason } from '#shared/constants/judge-reasons.ts'
import { holdsAnswer, type JudgeOptions, judge } from './judge.ts'
import type { JudgedQuiz } from './judged-quiz.ts'
import { nearestSlip } from './nearest-slip.ts'
import { refusedBy } from './refused-by.ts'
import { takenBy } from './taken-by.ts'

export interface Explained {
  readonly result: Verdict
  readonly reason: JudgeReason
}

/**
 * The verdict of a game, with its reason: a line that merely contains the answer is close, too. It asks the judge, then
 * the judge's parts: for the answers to somebody's question, and not for every guess.
 */
export function explain(quiz: JudgedQuiz, guess: string, options: JudgeOptions = {}): Explained {
  const { key } = quiz
  const verdict = judge(key, guess, options)
  if (judge(key, guess, { ...options, strictness: 'strict' }) === 'correct')
    return { result: verdict, reason: takenBy(quiz, guess) }
  if (verdict === 'correct') return { result: verdict, reason: forgiven(nearestSlip(key, guess, options)) }
  const givesAway = verdict === 'wrong' && holdsAnswer(key, guess)
  return {
    result: givesAway ? 'close' : verdict,
    reason: refusedBy(quiz, guess, { ...options, givesAway, isNear: verdict === 'close' }),
  }
}

/** A relaxed judge takes another word for a typo. */
const forgiven = (slip: JudgeReason | null): JudgeReason =>
  slip === null || slip === 'other_word' ? 'typo' : slip
