import { CAPITAL, isParticle } from './name-words.ts'

/** A Clockwork Orange, I Promessi Sposi: no initials. */
const LONE_WORD = /^[AEIO]$/
const NUMERAL = /^[IVX]{2,}$/

export interface NameParts {
  readonly first: string
  readonly middle: readonly string[]
  readonly particles: readonly string[]
  readonly surname: string
}

/** First name, middle names, particles and surname; null where the words are none. */
export function namePartsOf(words: readonly string[]): NameParts | null {
  const [first = '', ...rest] = words
  const surname = rest.at(-1)
  if (surname === undefined || LONE_WORD.test(first)) return null
  if (!CAPITAL.test(first) || !CAPITAL.test(surname)) return null
  const inside = rest.slice(0, -1)
  if (!inside.every((word) => (CAPITAL.test(word) && !NUMERAL.test(word)) || isParticle(word))) return null
  const from = inside.findLastIndex((word) => !isParticle(word)) + 1
  return { first, middle: inside.slice(0, from), particles: inside.slice(from), surname }
}
