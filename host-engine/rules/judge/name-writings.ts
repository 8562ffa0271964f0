import type { Language } from '#shared/constants/game.ts'
import { loneInitial } from './lone-initials.ts'
import { INNER_WORDS } from './small-words.ts'
import { isName } from './word-orders.ts'

const INITIAL = /^\p{L}\.?$/u
const NUMERAL = /^[IVX]{2,}$/
const LONGEST_NAME = 4
const SHORTEST_SURNAME = 3

/**
 * Short ways to write a full name: J. S. Bach and Johann S. Bach for Johann Sebastian Bach, Samuel Jackson for
 * Samuel L. Jackson. The surname is never left out, and of two middle initials none, for they tell one Bush from the
 * other.
 */
export function nameWritings(text: string, language: Language): string[] {
  const words = text.trim().split(/\s+/)
  // The second Frederick's number is no initial.
  if (words.some((word) => NUMERAL.test(word))) return []
  const last = words.at(-1) ?? ''
  if (words.length > LONGEST_NAME || last.length < SHORTEST_SURNAME || !isName(words, language)) return []
  const [first = '', ...middle] = words.slice(0, -1)
  const initials = middle.map((word) =>
    INNER_WORDS[language].has(word.toLowerCase()) ? word : initialOf(word),
  )
  const writings = [
    [middle.length === 0 ? loneInitial(first, language) : initialOf(first), ...initials, last],
    [first, ...initials, last],
  ]
  if (middle.length === 1 && INITIAL.test(middle[0] ?? '')) writings.push([first, last])
  return writings.map((writing) => writing.join(' '))
}

const initialOf = (word: string): string => word.charAt(0)
