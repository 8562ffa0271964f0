import { foldText } from '#host-engine/index.ts'

/** Longer than any answer's near relation; the column holds what folding makes of it. */
const LONGEST = 40
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const KEYS_IN_A_ROW = 4

const VOWEL = /[aeiouy]/
const TRIPLE = /(.)\1\1/
const UNSPEAKABLE = /[^aeiouy]{6}/

const isAlongTheKeys = (word: string): boolean =>
  KEYBOARD_ROWS.some((row) =>
    Array.from({ length: row.length - KEYS_IN_A_ROW + 1 }, (_, at) => row.slice(at, at + KEYS_IN_A_ROW)).some(
      (keys) => word.includes(keys),
    ),
  )

const isSpoken = (word: string): boolean =>
  /^\d+$/.test(word) ||
  (/^[a-z]+$/.test(word) &&
    !TRIPLE.test(word) &&
    !isAlongTheKeys(word) &&
    (word.length < 4 || (VOWEL.test(word) && !UNSPEAKABLE.test(word))))

/** Whether a wrong guess reads like words, and not like a hand on the keys. */
export function isCleanGuess(guess: string): boolean {
  const folded = foldText(guess)
  if (guess.length > LONGEST || !/[a-z]{2}/.test(folded)) return false
  return folded
    .split(/[\s'-]+/)
    .filter((word) => word !== '')
    .every(isSpoken)
}
