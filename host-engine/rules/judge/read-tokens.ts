import type { Language } from '#shared/constants/game.ts'
import { spellOut } from './abbreviations.ts'
import { americanSpelling } from './english-spelling.ts'
import { foldText } from './fold-text.ts'
import { readNumbers } from './read-numbers.ts'
import { isDigits, splitWords } from './split-words.ts'

/** Dostoevskij, Dostoevsky, Dostoevskii, Zelens'kyj: one Cyrillic ending. */
const SLAVIC = /(?<=.{3})sk(?:[iy][jyi]|y)$/

/** One word of an answer or a guess: as typed (folded), and the canonical form in which it is compared. */
export interface Token {
  readonly text: string
  readonly key: string
  /** A number in any writing: compared by value, never with a typo. */
  readonly numeric: boolean
  /** Written with a capital in the answer: most likely a name, which no lexicon knows. */
  readonly proper?: boolean
  /** Its capital may only begin the answer: it may be a common noun all the same. */
  readonly opening?: boolean
  /** All capitals in the answer (NASA): each letter counts. */
  readonly letters?: boolean
}

/** Reads any text into comparable words; text without a letter or digit ("?!", an emoji) is one word as it is. */
export function readTokens(text: string, language: Language): Token[] {
  const folded = foldText(text)
  const words = splitWords(folded, language)
  if (words.length === 0) {
    const signs = folded.replace(/[\s\uFFFD]+/g, '')
    return signs === '' ? [] : [{ text: signs, key: signs, numeric: false }]
  }
  return readNumbers(words, language).map((read) => {
    if (read.value !== null) return { text: read.text, key: read.value, numeric: true }
    const full = spellOut(read.text, language)
    const key = (language === 'english' ? americanSpelling(full) : full).replace(SLAVIC, 'ski')
    return { text: read.text, key, numeric: false }
  })
}

/** The words run together, as someone types who leaves the spaces out; two numbers side by side stay apart. */
export function joinTokens(tokens: readonly Token[], by: 'text' | 'key'): string {
  let joined = ''
  let afterDigit = false
  for (const token of tokens) {
    const part = token[by]
    if (afterDigit && isDigits(part)) joined += '|'
    joined += part
    afterDigit = isDigits(part)
  }
  return joined
}
