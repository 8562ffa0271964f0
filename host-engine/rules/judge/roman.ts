const WELL_FORMED = /^(?=.)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
/** Well-formed numerals that are first of all words, of English or Italian. */
const WORDS: ReadonlySet<string> = new Set([
  'di',
  'mi',
  'vi',
  'ci',
  'li',
  'mix',
  'dc',
  'cd',
  'ml',
  'mc',
  'dm',
  'cv',
])

/** The number that a folded word is when read as a roman numeral; null when it is none. */
export function romanValue(word: string): number | null {
  if (word.length > 15 || !WELL_FORMED.test(word)) return null
  const values = [...word].map((letter) => VALUES[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

/** Whether a word of an answer is meant as a numeral: in capitals, or one that hardly can be anything else. */
export const isMeantAsRoman = (word: string, caps: boolean): boolean =>
  romanValue(word) !== null && (caps || (word.length > 1 && !WORDS.has(word)))
