/** A number read from words, and how many of them it took. */
export interface ReadNumber {
  readonly value: number
  readonly length: number
}

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const UNIT_ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
const TEN_ORDINALS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'

/** Misspelt so often that they are read as meant: a typo in a number is not forgiven otherwise. */
const MISSPELT = [
  ['fourty', 40],
  ['ninty', 90],
  ['nineth', 9],
  ['twelth', 12],
] as const

function numberWords(): Map<string, number> {
  const words = new Map<string, number>(MISSPELT)
  for (const list of [UNITS, UNIT_ORDINALS]) {
    for (const [index, word] of list.split(' ').entries()) words.set(word, index + 1)
  }
  for (const list of [TENS, TEN_ORDINALS]) {
    for (const [index, word] of list.split(' ').entries()) words.set(word, (index + 2) * 10)
  }
  const digits = [UNITS, UNIT_ORDINALS].flatMap((list) => [...list.split(' ').slice(0, 9).entries()])
  for (const [index, ten] of TENS.split(' ').entries()) {
    for (const [unit, word] of digits) words.set(ten + word, (index + 2) * 10 + unit + 1)
  }
  return words
}

const WORDS = numberWords()
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundredth', 100],
  ['thousand', 1000],
  ['thousandth', 1000],
  ['million', 1_000_000],
  ['millionth', 1_000_000],
])

export const isEnglishNumber = (word: string): boolean =>
  WORDS.has(word) || SCALES.has(word) || word === 'zero'

/** "forty" takes a unit after it, "hundred" anything below a hundred, "nineteen" a year's second half. */
function joinSmall(current: number, value: number): number | null {
  const rest = current % 100
  if (rest === 0) return current + value
  if (rest >= 20 && rest % 10 === 0 && value < 10) return current + value
  if (current >= 10 && current <= 20 && value >= 10 && value < 100) return current * 100 + value
  return null
}

function applyScale(total: number, current: number, scale: number): Reading | null {
  if (scale === 100) return current < 100 ? { total, current: Math.max(current, 1) * 100 } : null
  return total === 0 ? { total: Math.max(current, 1) * scale, current: 0 } : null
}

interface Reading {
  readonly total: number
  readonly current: number
}

/** The number with one more word to it; null when that word cannot follow. */
function extend({ total, current }: Reading, word: string, isDigits: boolean): Reading | null {
  const small = isDigits ? Number(word) : WORDS.get(word)
  if (small !== undefined) {
    const joined = joinSmall(current, small)
    return joined === null ? null : { total, current: joined }
  }
  const scale = SCALES.get(word)
  return scale === undefined ? null : applyScale(total, current, scale)
}

/** Reads the longest number that begins at `from`: "two hundred and five", "twenty-first", "nineteen eighty-four". */
export function readEnglishNumber(words: readonly string[], from: number): ReadNumber | null {
  if (words[from] === 'zero') return { value: 0, length: 1 }
  let read: Reading = { total: 0, current: 0 }
  let at = from
  for (;;) {
    const isAnd =
      at > from && read.current % 100 === 0 && words[at] === 'and' && WORDS.has(words[at + 1] ?? '')
    const word = words[isAnd ? at + 1 : at] ?? ''
    // Digits are part of a number in words only before a scale: "2 million".
    const isDigits = at === from && /^\d{1,3}$/.test(word) && SCALES.has(words[at + 1] ?? '')
    const next = extend(read, word, isDigits)
    if (!next) break
    read = next
    at += isAnd ? 2 : 1
  }
  return at > from ? { value: read.total + read.current, length: at - from } : null
}
