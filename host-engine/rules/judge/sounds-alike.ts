import { editDistance } from './edit-distance.ts'

const SHORTEST_NAME = 6
const LONG_NAME = 7

/** How a word sounds: spellings that are said alike come out alike ("elefant", "brocolli", "libertie"). */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/ck|c(?![eiy])/g, 'k')
    .replace(/(?<=[^aeiou])h/g, '')
    .replace(/ie$|y|j/g, 'i')
    .replace(/(.)\1+/g, '$1')
}

/** Spelt otherwise by no more than a consonant that is doubled or not: obiettivo, obbiettivo. */
export function differInDoubling(a: string, b: string): boolean {
  return withoutDoubles(a) === withoutDoubles(b)
}

const withoutDoubles = (word: string): string => word.replace(/([^aeiou])\1+/g, '$1')

/**
 * One name in two spellings (Nicolas, Nicholas; Muhammad, Mohammed; Andersen, Anderson): the consonants are alike, and
 * neither has a last vowel that the other has not, for that would be another name (Michael, Michelle; Paolo, Paola).
 */
export function isSameName(a: string, b: string): boolean {
  const short = Math.min(a.length, b.length)
  if (short < SHORTEST_NAME || lastVowel(a) !== lastVowel(b)) return false
  return consonantsOf(a) === consonantsOf(b) && editDistance(a, b, 2) <= (short < LONG_NAME ? 1 : 2)
}

const consonantsOf = (name: string): string =>
  soundOf(name)
    .replace(/(?!^)[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1')

const lastVowel = (word: string): string => /[aeiou]$/.exec(word)?.[0] ?? ''
