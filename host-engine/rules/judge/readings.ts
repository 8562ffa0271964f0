import type { Language } from '#shared/constants/game.ts'
import { dropArticles } from './articles.ts'
import type { Token } from './fold.ts'
import {
  isNumberText,
  isNumberWord,
  type RomanReading,
  romansIn,
  withDigits,
  withNumbers,
} from './numbers.ts'

/** A word to compare; `exact` when it is a number in any form, where no slip is forgiven. */
export interface Word {
  readonly text: string
  readonly exact: boolean
}

/** The ways a text may be meant. Two texts are the same when any reading of one is a reading of the other. */
export interface Readings {
  /** Without spaces, so that "ice cream" is "icecream"; `#` keeps "1 9" from being "19". */
  readonly joined: readonly string[]
  /** Word by word, for slips: once with number words as words, once as numbers. */
  readonly words: readonly (readonly Word[])[]
}

export const join = (words: readonly { readonly text: string }[]): string =>
  words.map(({ text }) => (isNumberText(text) ? `${text}#` : text)).join('')

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

const asNumbers = (tokens: readonly Token[]): Word[] =>
  tokens.map(({ text }) => ({ text, exact: isNumberText(text) }))

/** All readings of a text: as it stands, without articles, with its numbers read. */
export function readText(
  tokens: readonly Token[],
  language: Language,
  roman: readonly RomanReading[],
): Readings {
  const asIs = withDigits(tokens)
  const romans = romansIn(tokens, 'meant')
  const marked = asIs.map((token, index) => ({
    text: token.text,
    exact: isNumberText(token.text) || romans[index] === true || isNumberWord(token.text, language),
  }))
  // An article may be part of a number ("a hundred") or stand before one ("the eighth"): read it both ways round.
  const numbered = roman.flatMap((reading) => [
    asNumbers(dropArticles(withNumbers(tokens, language, reading), language)),
    asNumbers(withNumbers(dropArticles(tokens, language), language, reading)),
  ])
  const words = [dropArticles(marked, language), ...numbered]
  const distinct = new Map(words.map((reading) => [reading.map(({ text }) => text).join(' '), reading]))
  return { joined: unique([join(asIs), ...words.map(join)]), words: [...distinct.values()] }
}
