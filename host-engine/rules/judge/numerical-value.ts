import type { Language } from '#shared/constants/game.ts'
import { FRACTION_WORDS } from './fraction-words.ts'
import { QUANTITY_WORDS } from './quantity-words.ts'
import type { ReadWord } from './read-numbers.ts'
import { SCALE_WORDS } from './scale-words.ts'

export interface NumericalValue {
  readonly number: number
  readonly next: number
}

/** The number that begins here: digits, words, a fraction, "half a", "two and a half", with its scale. */
export function numericalValueAt(
  words: readonly ReadWord[],
  at: number,
  language: Language,
): NumericalValue | null {
  const { one, half } = QUANTITY_WORDS[language]
  const word = words[at]?.text ?? ''
  const part = FRACTION_WORDS[language][word]
  if (half.has(word) || word === 'quarter')
    return scaled(words, { number: word === 'quarter' ? 0.25 : 0.5, next: afterOf(words, at + 1, language) })
  const value = words[at]?.value
  const isOne = one.has(word)
  if (!isOne && (value === null || value === undefined || part !== undefined || /^0\d/.test(value)))
    return null
  // "a hundred".
  if (isOne && Number(words[at + 1]?.value ?? 0) >= 100) return numericalValueAt(words, at + 1, language)
  const decimal = isOne ? null : decimalAt(words, at, language)
  if (decimal !== null) return decimal
  const number = isOne ? 1 : Number(value)
  return withPart(words, { number, next: at + 1 }, language)
}

/** "three point one four", "tre virgola quattordici". */
function decimalAt(words: readonly ReadWord[], at: number, language: Language): NumericalValue | null {
  if (words[at + 1]?.text !== QUANTITY_WORDS[language].point) return null
  let next = at + 2
  let digits = ''
  for (; /^\d+$/.test(words[next]?.value ?? ''); next++) digits += words[next]?.value
  return digits === '' ? null : scaled(words, { number: Number(`${words[at]?.value}.${digits}`), next })
}

function withPart(
  words: readonly ReadWord[],
  { number, next }: NumericalValue,
  language: Language,
): NumericalValue {
  const part = FRACTION_WORDS[language][words[next]?.text ?? '']
  const joint = QUANTITY_WORDS[language].joint.has(words[next]?.text ?? '') ? 1 : 0
  if (part !== undefined) return { number: number / part, next: afterOf(words, next + 1, language) }
  const half = halfAt(words, next + joint, language)
  if (joint === 1 && half !== null) return scaled(words, { number: number + wholeOf(number) / 2, next: half })
  const fraction = Number(words[next]?.value ?? Number.NaN)
  if (fraction > 0 && fraction < 1) return scaled(words, { number: number + fraction, next: next + 1 })
  return scaled(words, { number, next: number < 1e6 ? next : afterOf(words, next, language) })
}

/** What a half is a half of: "un milione e mezzo". */
function wholeOf(number: number): number {
  return [1e9, 1e6, 1e3].find((scale) => number >= scale && number % scale === 0) ?? 1
}

/** The place after "half", "a half", "mezza". */
export function halfAt(words: readonly ReadWord[], at: number, language: Language): number | null {
  const { one, half } = QUANTITY_WORDS[language]
  const skip = one.has(words[at]?.text ?? '') ? 1 : 0
  return half.has(words[at + skip]?.text ?? '') ? at + skip + 1 : null
}

/** "a quarter of an hour", "mezzo milione di euro". */
function afterOf(words: readonly ReadWord[], at: number, language: Language): number {
  let next = at
  while (next < at + 2 && QUANTITY_WORDS[language].of.has(words[next]?.text ?? '')) next++
  return next
}

/** "2 mln", "mezzo milione di"; one letter is a unit first (5 m), see {@link lettered}. */
function scaled(words: readonly ReadWord[], { number, next }: NumericalValue): NumericalValue {
  const word = words[next]?.text ?? ''
  const scale = word.length > 1 ? SCALE_WORDS[word] : undefined
  // 1500 thousand is nobody's number.
  if (scale === undefined || number >= 1000) return { number, next }
  const of = /^(?:di|d|of)$/.test(words[next + 1]?.text ?? '') ? 1 : 0
  return { number: number * scale, next: next + 1 + of }
}

/** £5m, 300k: a letter for a scale at the very end. */
export function lettered(words: readonly ReadWord[], { number, next }: NumericalValue): number | null {
  const word = words[next]?.text ?? ''
  const scale = word.length === 1 && next === words.length - 1 ? SCALE_WORDS[word] : undefined
  return scale === undefined ? null : number * scale
}
