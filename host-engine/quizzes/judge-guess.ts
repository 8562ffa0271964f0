import type { Language, Strictness, Verdict } from '#shared/constants/game.ts'
import { type Explained, explain } from '../rules/judge/explain.ts'
import { compileAnswerKey, holdsAnswer, type JudgeOptions, judge } from '../rules/judge/judge.ts'
import { loadLexicon } from './lexicon.ts'

export interface JudgedGuess {
  readonly language: Language
  readonly answers: readonly string[]
  /** Guesses that look right and are not. */
  readonly reject?: readonly string[] | undefined
  /** What is asked, where it is known: a word of it may be said again beside the answer. */
  readonly prompt?: string | undefined
  readonly guess: string
  readonly strictness?: Strictness | undefined
}

/** The verdict of a game in that language: a line that merely contains the answer is close, too. */
export function judgeGuess(asked: JudgedGuess): Verdict {
  const key = compileAnswerKey(asked)
  const verdict = judge(key, asked.guess, optionsOf(asked))
  return verdict === 'wrong' && holdsAnswer(key, asked.guess) ? 'close' : verdict
}

/** The same, with its reason. */
export const explainGuess = (asked: JudgedGuess): Explained =>
  explain({ answers: asked.answers, key: compileAnswerKey(asked) }, asked.guess, optionsOf(asked))

const optionsOf = ({ language, strictness = 'normal' }: JudgedGuess): JudgeOptions => ({
  strictness,
  isWord: loadLexicon(language),
})
