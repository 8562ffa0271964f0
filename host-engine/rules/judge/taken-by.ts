import type { Language } from '#shared/constants/game.ts'
import type { JudgeReason } from '#shared/constants/judge-reasons.ts'
import { calledOtherwise } from './called-otherwise.ts'
import type { JudgedQuiz } from './judged-quiz.ts'
import { joinTokens, readTokens, type Token } from './read-tokens.ts'
import { isInner, readingsOf } from './readings.ts'
import { romanValue } from './roman-numeral.ts'
import { isSameValue, type Value, valuesOf, valuesOfAnswers } from './values.ts'
import { isName } from './word-orders.ts'

/** One answer and the guess, each in the ways it is read. */
interface Read {
  readonly answer: string
  readonly guess: string
  readonly language: Language
  readonly own: readonly Token[][]
  readonly said: readonly Token[][]
}

const JOINT: Readonly<Record<Language, RegExp>> = {
  english: /[,&+]|\sand\s/i,
  italian: /[,&+]|\sed?\s/i,
}

/**
 * The ways in which the judge takes what needs no forgiving; the first that fits tells the reason. What the judge
 * comes to take besides (a sentence around the answer) has its row here.
 */
const WAYS: readonly (readonly [JudgeReason, (read: Read) => boolean])[] = [
  ['same', alike((tokens) => joinTokens(tokens, 'text'))],
  ['same', alike((tokens) => (tokens.some(({ numeric }) => numeric) ? null : joinTokens(tokens, 'key')))],
  ['number', alike((tokens) => tokens.map(valueIn).join(' '))],
  ['list', (read) => JOINT[read.language].test(read.answer) && isReordered(read)],
  ['date', (read) => /\d/.test(read.answer) && isReordered(read)],
  ['unit', means('quantity')],
  ['date', means('date')],
  ['date', means('time')],
  ['same', isCalledOtherwise],
  ['surname', isNamed],
  ['frame', isFramed],
]

/** Which of the judge's ways took a guess that it takes at its strictest. */
export function takenBy({ answers, key: { language } }: JudgedQuiz, guess: string): JudgeReason {
  const said = readingsOf(readTokens(guess, language), language, true)
  const all = answers.map(
    (answer): Read => ({
      answer,
      guess,
      language,
      own: readingsOf(readTokens(answer, language), language, false),
      said,
    }),
  )
  return WAYS.find(([, took]) => all.some(took))?.[0] ?? 'same'
}

/** Whether a reading of the one comes to the same as a reading of the other. */
function alike(of: (tokens: readonly Token[]) => string | null): (read: Read) => boolean {
  return ({ own, said }) => {
    const mine = new Set(own.map(of))
    return said.some((tokens) => of(tokens) !== null && mine.has(of(tokens)))
  }
}

const valueIn = ({ numeric, key, text }: Token): string => (numeric ? key : String(romanValue(text) ?? key))

/** Whether the two mean the same amount, the same day or the same time of day. */
function means(kind: Value['kind']): (read: Read) => boolean {
  return ({ answer, guess, language }) => {
    const said = valuesOf(guess, language)
    return valuesOfAnswers([answer], language).some(
      (value) => value.kind === kind && said.some((other) => isSameValue(value, other)),
    )
  }
}

/** "UN" for "United Nations": a name or a word in short. */
function isCalledOtherwise({ answer, said, language }: Read): boolean {
  const others = calledOtherwise(answer, '', language).map((other) =>
    joinTokens(readTokens(other, language), 'text'),
  )
  return said.some((tokens) => others.includes(joinTokens(tokens, 'text')))
}

/** A name of two words or more has other writings: the surname first, or initials. */
function isNamed({ answer, language }: Read): boolean {
  const words = answer.trim().split(/\s+/)
  return words.length > 1 && isName(words, language)
}

/** The whole answer among more words. */
function isFramed({ own, said }: Read): boolean {
  return own.some((answer) =>
    said.some(
      (guess) =>
        guess.length > answer.length &&
        answer.every((word) => guess.some((other) => valueIn(other) === valueIn(word))),
    ),
  )
}

/** The same words in another order, but for the small ones. */
function isReordered({ own, said, language }: Read): boolean {
  const sorted = (tokens: readonly Token[]): string =>
    tokens
      .filter((token) => !isInner(token, language))
      .map(valueIn)
      .toSorted()
      .join(' ')
  const mine = new Set(own.map(sorted))
  return said.some((tokens) => mine.has(sorted(tokens)))
}
