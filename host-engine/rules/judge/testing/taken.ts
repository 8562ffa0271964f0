import type { Language } from '#shared/constants/game.ts'
import { loadLexicon } from '../../../quizzes/lexicon.ts'
import { compileAnswerKey, judge } from '../judge.ts'

/** Guesses parted by "|", right ones and wrong ones that look right. */
export type Row = readonly [language: Language, answer: string, right: string, wrong: string]

/** The same for a quiz whose prompt counts; an empty one is none. */
export type AskedRow = readonly [
  language: Language,
  prompt: string,
  answer: string,
  right: string,
  wrong: string,
]

export const split = (guesses: string): string[] =>
  guesses
    .split('|')
    .map((guess) => guess.trim())
    .filter((guess) => guess !== '')

/** Those of the guesses that the judge takes, with the lexicon that the game has. */
export const taken = (language: Language, answer: string, guesses: string, prompt?: string): string[] => {
  const key = compileAnswerKey({ answers: [answer], language, prompt })
  const isWord = loadLexicon(language)
  return split(guesses).filter((guess) => judge(key, guess, { isWord }) === 'correct')
}
