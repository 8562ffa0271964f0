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
  if (current >= 13 && current <= 20 && value >= 10 && value < 100) return current * 100 + value
  return null
}

function applyScale(
  total: number,
  current: number,
  scale: number,
): { total: number; current: number } | null {
  if (scale === 100) return current < 100 ? { total, current: Math.max(current, 1) * 100 } : null
  return total === 0 ? { total: Math.max(current, 1) * scale, current: 0 } : null
}

/** Reads the longest number that begins at `from`: "two hundred and five", "twenty-first", "nineteen eighty-four". */
export function readEnglishNumber(words: readonly string[], from: number): ReadNumber | null {
  if (words[from] === 'zero') return { value: 0, length: 1 }
  let total = 0
  let current = 0
  let at = from
  for (;;) {
    const afterHundreds =
      at > from && current % 100 === 0 && words[at] === 'and' && WORDS.has(words[at + 1] ?? '')
    const word = words[afterHundreds ? at + 1 : at] ?? ''
    const small = smallValue(words, at, from)
    const scale = SCALES.get(word)
    const next = small ?? WORDS.get(word)
    if (next !== undefined) {
      const joined = joinSmall(current, next)
      if (joined === null) break
      current = joined
    } else if (scale !== undefined) {
      const scaled = applyScale(total, current, scale)
      if (scaled === null) break
      ;({ total, current } = scaled)
    } else break
    at += afterHundreds ? 2 : 1
  }
  return at > from ? { value: total + current, length: at - from } : null
}

/** Digits are part of a number in words only before a scale: "2 million". */
function smallValue(words: readonly string[], at: number, from: number): number | undefined {
  const word = words[at] ?? ''
  return at === from && /^\d{1,3}$/.test(word) && SCALES.has(words[at + 1] ?? '') ? Number(word) : undefined
}
