import type { JudgeReason } from '#shared/constants/judge-reasons.ts'
import { type JudgeOptions, judge } from './judge.ts'
import type { JudgedQuiz } from './judged-quiz.ts'
import { nearestSlip } from './nearest-slip.ts'
import { joinTokens, readTokens, type Token } from './read-tokens.ts'
import { isInner, readingsOf } from './readings.ts'
import { typedRoman } from './roman-numeral.ts'
import { sameToken } from './token-cost.ts'
import { type Value, valuesOf, valuesOfAnswers } from './values.ts'

interface Refusal extends JudgedQuiz {
  readonly guess: string
  readonly said: readonly Token[][]
  /** The words that matter, of the guess in each reading, and of the answers in each form. */
  readonly typed: readonly string[][]
  readonly own: readonly string[][]
  /** And of any text. */
  readonly telling: (text: string) => string[]
  readonly options: RefusedOptions
}

interface RefusedOptions extends JudgeOptions {
  /** It says the answer among other things. */
  readonly givesAway: boolean
  /** The judge calls it close. */
  readonly isNear: boolean
}

/** Currencies, degrees, sharps and flats, plus, per cent, and a minus: before a number, or behind a letter or number. */
const SIGNS = /[\p{Sc}\p{Sm}°%♯♭#]|(?<![\p{L}\p{N}])[-−–](?=\d)|(?<=[\p{L}\p{N}])[-−–](?![\p{L}\p{N}])/gu
/** Shorter words are in any two answers. */
const TELLING = 3

/**
 * Why a guess was refused; the first that fits tells the reason.
 */
const CAUSES: readonly ((refusal: Refusal) => JudgeReason | null)[] = [
  (refusal) => (isOtherSign(refusal) ? 'other_sign' : null),
  (refusal) => (isOtherNumber(refusal) ? 'other_number' : null),
  otherValue,
  (refusal) => (saysAnswer(refusal) ? 'frame' : null),
  (refusal) => (isLikeRejected(refusal) ? 'other_word' : null),
  (refusal) => (isPart(refusal) ? 'part' : null),
  slipIn,
  sharedWord,
  ({ options }) => (options.isNear ? 'typo' : null),
  ({ options, said }) => (options.givesAway ? (isOneWord(said) ? 'other_word' : 'frame') : null),
]

export function refusedBy(quiz: JudgedQuiz, guess: string, options: RefusedOptions): JudgeReason {
  const { language } = quiz.key
  const said = readingsOf(readTokens(guess, language), language, true)
  const tellingOf = (tokens: readonly Token[]): string[] =>
    tokens.filter((token) => !isInner(token, language)).map((token) => token.key)
  const telling = (text: string) => tellingOf(readTokens(text, language))
  const typed = said.map(tellingOf)
  const own = quiz.key.accept.map(({ tokens }) => tellingOf(tokens))
  for (const causeOf of CAUSES) {
    const reason = causeOf({ ...quiz, guess, said, typed, own, telling, options })
    if (reason !== null) return reason
  }
  return 'none'
}

/** An answer but for its signs: -5 and 5, C# and C. */
function isOtherSign({ answers, guess, key: { language } }: Refusal): boolean {
  const bare = (text: string) => joinTokens(readTokens(text.replace(SIGNS, ' '), language), 'key')
  const signs = (text: string) => (text.match(SIGNS) ?? []).join('')
  return answers.some(
    (answer) => signs(answer) !== signs(guess) && bare(guess) !== '' && bare(answer) === bare(guess),
  )
}

/** An answer but for its numbers. */
function isOtherNumber({ key, said }: Refusal): boolean {
  const isNumber = ({ numeric, text }: Token) => numeric || typedRoman(text) !== null
  return key.accept.some(
    ({ tokens }) =>
      tokens.some(({ numeric }) => numeric) &&
      said.some(
        (reading) =>
          reading.length === tokens.length &&
          tokens.every((own, at) => {
            const typed = reading[at]
            return typed !== undefined && (sameToken(own, typed) || (own.numeric && isNumber(typed)))
          }),
      ),
  )
}

/** An amount in another unit, or another amount, day or time. */
function otherValue({ answers, guess, key: { language } }: Refusal): JudgeReason | null {
  const said = valuesOf(guess, language)
  if (said.length === 0) return null
  const own = valuesOfAnswers(answers, language)
  const pairs = own.flatMap((value) => said.map((other) => [value, other] as const))
  if (pairs.some(([value, other]) => saysSameNumber(value, other))) return 'other_sign'
  return pairs.some(([value, other]) => value.kind === other.kind) ? 'other_number' : null
}

const saysSameNumber = (value: Value, other: Value): boolean =>
  value.kind === 'quantity' && other.kind === 'quantity' && value.bare !== null && value.bare === other.bare

/** All words of an answer, and others: one who shares a surname has not said the name. */
const saysAnswer = ({ answers, typed, options, telling }: Refusal): boolean =>
  options.givesAway &&
  answers.some((answer) => {
    const words = telling(answer)
    return words.length > 0 && typed.some((all) => words.every((word) => all.includes(word)))
  })

const isOneWord = (said: readonly Token[][]): boolean => said[0]?.length === 1

/** The quiz knows it as wrong, or it lies as near to what is wrong as to what is right. */
function isLikeRejected({ key, guess, options }: Refusal): boolean {
  if (key.reject.length === 0) return false
  const takes = (accept: typeof key.accept) =>
    judge({ ...key, accept, reject: [] }, guess, options) === 'correct'
  return takes(key.accept) || takes(key.reject)
}

/** Some of an answer's words, and no others. */
const isPart = ({ typed, own }: Refusal): boolean =>
  typed.some(
    (some) =>
      some.length > 0 &&
      own.some((all) => some.length < all.length && some.every((word) => all.includes(word))),
  )

/** One thing and many of it are the same where slips are forgiven; where they are not, they are two words. */
function slipIn({ key, guess, options }: Refusal): JudgeReason | null {
  const slip = nearestSlip(key, guess, options)
  return slip === 'same' ? 'other_word' : slip
}

/** A word of an answer among others: as many as it has, or not. */
function sharedWord({ typed: [first = []], own }: Refusal): JudgeReason | null {
  const near = own.find((all) => all.some((word) => word.length >= TELLING && first.includes(word)))
  if (near === undefined) return null
  return near.length === first.length ? 'other_word' : 'part'
}
