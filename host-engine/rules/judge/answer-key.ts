import type { Language } from '#shared/constants/game.ts'
import { withElisions } from './articles.ts'
import { tokenise } from './fold.ts'
import { type Readings, readText } from './readings.ts'

/** One answer with all that is needed to compare a guess with it. */
export interface AnswerForm extends Readings {
  /** Also right, but only as long as it is not a word of its own: an elision typed without its apostrophe. */
  readonly elided: readonly string[]
  readonly letters: number
}

/** What a judgement needs, made once a round; plain data. */
export interface AnswerKey {
  readonly language: Language
  readonly answers: readonly AnswerForm[]
  readonly rejects: readonly Readings[]
}

export interface AnswerKeyInput {
  readonly answers: readonly string[]
  readonly reject?: readonly string[] | undefined
  readonly language: Language
}

const isEmpty = ({ joined }: Readings): boolean => joined.every((text) => text === '')

const readAnswer = (text: string, language: Language): Readings =>
  readText(tokenise(text, language), language, ['meant'])

function formOf(answer: string, language: Language): AnswerForm {
  const readings = readAnswer(answer, language)
  const bare = readings.words[0] ?? []
  const [first, ...rest] = bare.map(({ text }) => text)
  const elided =
    language === 'italian' && first ? withElisions(first).map((glued) => [glued, ...rest].join('')) : []
  return { ...readings, elided, letters: bare.reduce((sum, { text }) => sum + text.length, 0) }
}

export function compileAnswerKey({ answers, reject = [], language }: AnswerKeyInput): AnswerKey {
  return {
    language,
    answers: answers.map((answer) => formOf(answer, language)).filter((form) => !isEmpty(form)),
    rejects: reject.map((text) => readAnswer(text, language)).filter((readings) => !isEmpty(readings)),
  }
}
