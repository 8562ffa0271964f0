import type { Language } from '#shared/constants/game.ts'
import { isEnglishNumber, readEnglishNumber } from './english-numbers.ts'
import type { Token } from './fold.ts'
import { isItalianNumber, readItalianNumber } from './italian-numbers.ts'
import { isMeantAsRoman, romanValue } from './roman.ts'

const READERS = { english: readEnglishNumber, italian: readItalianNumber }
const KNOWN = { english: isEnglishNumber, italian: isItalianNumber }

/** Digits, in any spelling of an ordinal; their text begins with `#`, and no word's does. */
const ofDigits = (word: string): string | null => {
  const digits = /^(\d+)(?:st|nd|rd|th)?$/.exec(word)?.[1]
  return digits === undefined ? null : `#${digits}`
}
export const isNumberText = (text: string): boolean => text.startsWith('#')
export const isNumberWord = (word: string, language: Language): boolean => KNOWN[language](word)

/** Digits alone made comparable; all words as they are. */
export const withDigits = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => ({ ...token, text: ofDigits(token.text) ?? token.text }))

/** In a text that is all capitals they do not tell a numeral from a word. */
const isShouted = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 && tokens.every(({ text, caps }) => caps || ofDigits(text) !== null)

export type RomanReading = 'none' | 'meant' | 'at the end'

/** Whether each word is read as a roman numeral. A lone letter is a letter, unless a guess ends with it. */
export function romansIn(tokens: readonly Token[], reading: RomanReading): boolean[] {
  const shouted = isShouted(tokens)
  return tokens.map(({ text, caps }, index) => {
    if (reading === 'none' || romanValue(text) === null) return false
    if (reading === 'at the end' && index === tokens.length - 1) return true
    const isLoneLetter = tokens.length === 1 && text.length === 1
    return !isLoneLetter && isMeantAsRoman(text, caps && !shouted)
  })
}

/** Number words, digits, ordinals and roman numerals in one form. */
export function withNumbers(tokens: readonly Token[], language: Language, reading: RomanReading): Token[] {
  const romans = romansIn(tokens, reading)
  const words = tokens.map(({ text }) => text)
  const out: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const read = READERS[language](words, at)
    const text = read
      ? `#${read.value}`
      : (ofDigits(token.text) ?? (romans[at] ? `#${romanValue(token.text)}` : token.text))
    out.push({ text, caps: token.caps })
    at += read?.length ?? 1
  }
  return out
}
