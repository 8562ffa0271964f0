import { cardinal, type NumberWord, ordinal, scale } from './number-word.ts'

const CARDINALS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: readonly (readonly [string, number])[] = [
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]
// The misspellings that everybody makes: a number gets no typo budget, so they are known by name.
const MISSPELT: Readonly<Record<string, NumberWord>> = {
  fourty: cardinal(40),
  ninty: cardinal(90),
  fiveteen: cardinal(15),
  fith: ordinal(5),
  eigth: ordinal(8),
  eightth: ordinal(8),
  nineth: ordinal(9),
  twelth: ordinal(12),
  fourtieth: ordinal(40),
  nought: cardinal(0),
}

const WORDS = buildWords()

/** Reads one folded English word as a number: seven, seventh, twentyone, hundred, thousandth. */
export function englishNumberWord(word: string): NumberWord | null {
  return WORDS.get(word) ?? null
}

function buildWords(): ReadonlyMap<string, NumberWord> {
  const words = new Map<string, NumberWord>(Object.entries(MISSPELT))
  for (const [value, word] of CARDINALS.entries()) words.set(word, cardinal(value))
  for (const [value, word] of ORDINALS.entries()) words.set(word, ordinal(value))
  for (const [index, tens] of TENS.entries()) {
    const value = (index + 2) * 10
    words.set(tens, cardinal(value))
    words.set(tens.replace(/y$/, 'ieth'), ordinal(value))
    for (let unit = 1; unit < 10; unit++) {
      words.set(`${tens}${CARDINALS[unit]}`, cardinal(value + unit))
      words.set(`${tens}${ORDINALS[unit]}`, ordinal(value + unit))
    }
  }
  for (const [word, value] of SCALES) {
    words.set(word, scale(value))
    words.set(`${word}th`, scale(value, true))
  }
  return words
}
