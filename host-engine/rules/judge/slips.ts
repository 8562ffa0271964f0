import type { Language } from '#shared/constants/game.ts'
import { isCommonWord } from './common-words.ts'
import { areConfusable } from './confusables.ts'
import { editDistance } from './edit-distance.ts'
import { isKnownName } from './known-names.ts'
import { isNumberText } from './numbers.ts'
import type { Word } from './readings.ts'
import { romanValue } from './roman.ts'

/** How far a guess is from an answer: the slips in it, and how many of them are more than is forgiven. */
export interface Slips {
  readonly count: number
  readonly excess: number
}

export interface SlipRules {
  readonly language: Language
  /** Whether a typed word is a word of its own, and so no slip. */
  readonly isWord?: ((word: string) => boolean) | undefined
}

/** Slips forgiven in a word of the answer. */
export const budgetOf = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2)

/** One word with a longer or another ending: "dragon" and "dragons". */
const differInEnding = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && /^e?s$/.test(long.slice(short.length))
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter)

/** In Italian the last vowel is gender, number or person; swapped with its neighbour it is a slip all the same. */
function changesLastVowel(wanted: string, typed: string): boolean {
  const [last, typedLast] = [wanted.at(-1), typed.at(-1)]
  if (last === typedLast || !isVowel(last) || !isVowel(typedLast)) return false
  return !(wanted.slice(0, -2) === typed.slice(0, -2) && wanted.at(-2) === typedLast && typed.at(-2) === last)
}

/** A numeral where one letter more or less is another number: "six", "viii". */
const isShortNumeral = (text: string): boolean => text.length < 5 || romanValue(text) !== null

const isAnotherWord = (wanted: string, typed: string, { language, isWord }: SlipRules): boolean =>
  isCommonWord(typed, language) ||
  isKnownName(typed, language) ||
  areConfusable(wanted, typed, language) ||
  isWord?.(typed) === true

/** The slips of one word; null when it is another word, or too far off. */
export function wordSlips(wanted: Word, typed: Word, { language, isWord }: SlipRules): Slips | null {
  if (wanted.text === typed.text) return { count: 0, excess: 0 }
  if (isNumberText(wanted.text) || typed.exact || (wanted.exact && isShortNumeral(wanted.text))) return null
  const budget = wanted.exact ? 0 : budgetOf(wanted.text)
  const count = editDistance(wanted.text, typed.text, budget + 1)
  if (count > budget + 1) return null
  const asOver = { count, excess: Math.max(count - budget, 1) }
  if (isAnotherWord(wanted.text, typed.text, { language, isWord })) {
    const inflected =
      differInEnding(wanted.text, typed.text) ||
      (language === 'italian' && changesLastVowel(wanted.text, typed.text))
    return inflected ? asOver : null
  }
  if (language === 'italian' && changesLastVowel(wanted.text, typed.text)) return asOver
  return { count, excess: Math.max(count - budget, 0) }
}

/** The slips of a guess of as many words; null when they are too many. */
function sameLength(wanted: readonly Word[], typed: readonly Word[], rules: SlipRules): Slips | null {
  let count = 0
  let excess = 0
  for (const [index, word] of wanted.entries()) {
    const other = typed[index]
    const slips = other ? wordSlips(word, other, rules) : null
    if (!slips) return null
    count += slips.count
    excess += slips.excess
    if (excess > 1) return null
  }
  return { count, excess }
}

/** A slip in words that were also written together or apart: "icecreem". A word left out or added is not one. */
function regrouped(wanted: readonly Word[], typed: readonly Word[], rules: SlipRules): Slips | null {
  if ([...wanted, ...typed].some((word) => word.exact)) return null
  if (wanted.some((word) => typed.some((other) => other.text === word.text))) return null
  const glue = (words: readonly Word[]): string => words.map(({ text }) => text).join('')
  const budget = Math.max(...wanted.map(({ text }) => budgetOf(text)))
  const [all, given] = [glue(wanted), glue(typed)]
  const count = editDistance(all, given, budget)
  if (count > budget || rules.isWord?.(given)) return null
  return { count, excess: rules.language === 'italian' && changesLastVowel(all, given) ? 1 : 0 }
}

/** How far one reading of a guess is from one reading of an answer; null when it is another thing. */
export function slipsBetween(
  wanted: readonly Word[],
  typed: readonly Word[],
  rules: SlipRules,
): Slips | null {
  if (wanted.length === 0 || typed.length === 0) return null
  return wanted.length === typed.length ? sameLength(wanted, typed, rules) : regrouped(wanted, typed, rules)
}
