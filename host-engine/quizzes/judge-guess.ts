import type { Language, Strictness, Verdict } from '#shared/constants/game.ts'
import { compileAnswerKey, holdsAnswer, judge } from '../rules/judge/judge.ts'
import { loadLexicon } from './lexicon.ts'

export interface JudgedGuess {
  readonly language: Language
  readonly answers: readonly string[]
  /** Guesses that look right and are not. */
  readonly reject?: readonly string[] | undefined
  readonly guess: string
  readonly strictness?: Strictness | undefined
}

/** The verdict of a game in that language: a line that merely contains the answer is close, too. */
export function judgeGuess({
  language,
  answers,
  reject = [],
  guess,
  strictness = 'normal',
}: JudgedGuess): Verdict {
  const key = compileAnswerKey({ answers, reject, language })
  const isWord = loadLexicon(language)
  const verdict = judge(key, guess, { strictness, ...(isWord && { isWord }) })
  return verdict === 'wrong' && holdsAnswer(key, guess) ? 'close' : verdict
}
