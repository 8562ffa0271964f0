const SHAPE = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
const PARTS: readonly (readonly [string, number])[] = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
]

/** The value of a lower-case roman numeral in its one right spelling, else null. */
export function romanValue(word: string): number | null {
  if (word === '' || word.length > 15 || !SHAPE.test(word)) return null
  let value = 0
  for (let at = 0; at < word.length; at++) {
    const here = VALUES[word.charAt(at)] ?? 0
    const next = VALUES[word.charAt(at + 1)] ?? 0
    value += here < next ? -here : here
  }
  return value
}

/** Writes 1 to 39, the range in which people write kings, popes, wars and sequels. */
export function writeRoman(value: number): string | null {
  if (!Number.isInteger(value) || value < 1 || value > 39) return null
  let left = value
  let word = ''
  for (const [sign, worth] of PARTS) {
    while (left >= worth) {
      word += sign
      left -= worth
    }
  }
  return word
}

/**
 * Whether a typed word may stand for a number: "viii" may, but of the single letters only i, v and x, so that a
 * "c" or an "m" in a guess never counts as 100 or 1000.
 */
export function typedRoman(word: string): string | null {
  const ordinal = /^([ivxlcdm]{2,})(?:th|st|nd|rd|o|a)$/.exec(word)?.[1]
  if (ordinal !== undefined) return typedRoman(ordinal)
  if (word.length === 1 && !'ivx'.includes(word)) return null
  const value = romanValue(word)
  return value === null ? null : String(value)
}
