import type { Language } from '#shared/constants/game.ts'
import { INNER_WORDS } from './small-words.ts'

const LISTS = {
  english: { cut: /\s*,\s*(?:and\s+)?|\s*&\s*|\s+and\s+/i, joint: ' and ' },
  italian: { cut: /\s*,\s*(?:ed?\s+)?|\s*&\s*|\s+ed?\s+/i, joint: ' e ' },
} as const
const CAPITAL = /^\p{Lu}/u

/**
 * The orders in which an answer may be given: things joined by "and" in any order, a name with the surname first
 * (Dante Alighieri, Alighieri Dante). Anything else has the one order: a house dog is not a dog house.
 */
export function wordOrders(text: string, language: Language): string[] {
  const [one, two, more] = text.trim().split(/\s+/)
  if (/\d/.test(text)) {
    // A date: 25 December, December 25. Two numbers are a sequence, and keep their order; "anni 80" are no 80 years.
    const dated =
      one !== undefined &&
      one !== 'anni' &&
      two !== undefined &&
      more === undefined &&
      /\d/.test(one) !== /\d/.test(two)
    return dated ? [text, `${two} ${one}`] : [text]
  }
  const list = LISTS[language]
  const items = text
    .trim()
    .split(list.cut)
    .filter((item) => item !== '')
  if (items.length === 2 || items.length === 3) {
    return [text, ...permutations(items).map((order) => order.join(list.joint))]
  }
  const words = text.trim().split(/\s+/)
  const last = words.at(-1)
  if (words.length < 2 || words.length > 4 || last === undefined || !isName(words, language)) return [text]
  const [first = '', ...rest] = words
  const full = words.filter((word, at) => at === 0 || !INNER_WORDS[language].has(word.toLowerCase()))
  // "Alighieri Dante", "Da Vinci Leonardo", "Nord Corea".
  return [text, [...rest, first].join(' '), [last, ...full.slice(0, -1)].join(' ')]
}

/** Capitals at both ends, and between them capitals or "of" and "da". */
export function isName(words: readonly string[], language: Language): boolean {
  const inside = words.slice(1, -1)
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  return (
    ends.every((word) => CAPITAL.test(word) && word.length > 1) &&
    inside.every((word) => CAPITAL.test(word) || INNER_WORDS[language].has(word.toLowerCase()))
  )
}

function permutations(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  )
}
