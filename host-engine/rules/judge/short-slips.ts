const SHORTEST = 3
const LONGEST = 4
/** NO2 is not N2O. */
const DIGIT = /\d/

/**
 * The slips that a word of three or four letters may have: one letter doubled or no longer double ("wollf", "bel"), or
 * two neighbours swapped ("cnae"). Any other letter would make too many other words of it.
 */
export function isShortSlip(answer: string, guess: string): boolean {
  if (answer.length < SHORTEST || answer.length > LONGEST || DIGIT.test(answer)) return false
  return isDoubled(answer, guess) || isDoubled(guess, answer) || isSwapped(answer, guess)
}

function isDoubled(word: string, longer: string): boolean {
  if (longer.length !== word.length + 1) return false
  return [...word].some((letter, at) => word.slice(0, at) + letter + word.slice(at) === longer)
}

function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false
  return [...word].some(
    (letter, at) =>
      word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2) === other && at < word.length - 1,
  )
}
