import type { Language } from '#shared/constants/game.ts'
import { editDistance } from './edit-distance.ts'
import { isOtherNumber } from './plural.ts'
import type { Token } from './read-tokens.ts'
import { typedRoman } from './roman-numeral.ts'
import { differInDoubling, isSameName, soundsAlike } from './sounds-alike.ts'

/** What comparing needs to know besides the words. */
export interface Comparing {
  readonly language: Language
  readonly isWord?: ((word: string) => boolean) | undefined
}

/** The cost of a guess: 0 is exact, up to 99 so many forgiven typos, CLOSE a near miss, NONE no match. */
export const CLOSE = 100
export const NONE = Number.POSITIVE_INFINITY

/** From here on a word may have two typos. */
const LONG = 9
const VOWEL = /[aeiou]/

/** How many typos a word of this length may have. */
export function typoBudget(length: number): number {
  if (length < 5) return 0
  return length < LONG ? 1 : 2
}

/** One word of the answer against one of the guess. `alone` is true for an answer of one word. */
export function tokenCost(answer: Token, guess: Token, alone: boolean, comparing: Comparing): number {
  if (sameToken(answer, guess)) return 0
  if (answer.numeric || guess.numeric) return NONE
  if (isVariant(answer, guess, alone, comparing)) return 1
  const length = answer.text.length
  const budget = typoBudget(length)
  const reach = reachOf(length, budget, alone)
  if (reach === 0) return NONE
  const distance = editDistance(answer.key, guess.key, reach)
  if (distance > reach) return NONE
  if (distance <= budget) return isOtherWord(answer, guess, comparing) ? CLOSE : distance
  return isUnrelated(answer, guess, comparing) ? NONE : CLOSE
}

/** The same word in another spelling or number, however many letters that changes. */
function isVariant(answer: Token, guess: Token, alone: boolean, { language, isWord }: Comparing): boolean {
  if (isWord === undefined) return false
  if (answer.proper === true) {
    if (!alone && isSameName(answer.key, guess.key)) return true
  } else if (isOtherNumber(answer.key, guess.key, language, isWord)) return true
  // Italian is written as it is said: there a letter more is heard.
  if (language === 'italian' || typoBudget(answer.text.length) === 0) return false
  return !isWord(guess.text) && soundsAlike(answer.key, guess.key)
}

/** Equal as words or as numbers; a roman numeral in a guess counts only where the answer has a number. */
export function sameToken(answer: Token, guess: Token): boolean {
  if (answer.key === guess.key || answer.text === guess.text) return true
  return answer.numeric && !guess.numeric && typedRoman(guess.text) === answer.key
}

/**
 * True when the difference is more likely another word than a slip: the typed word exists; in Italian the last vowel
 * differs (gatto, gatta, gatti); or the first letter does where no lexicon can tell (river, liver; Zambia, Gambia).
 */
export function isOtherWord(answer: Token, guess: Token, comparing: Comparing): boolean {
  if (comparing.isWord?.(guess.text) === true) return !isLongDoubling(answer, guess)
  if (comparing.language === 'italian' && differInLastVowel(answer.key, guess.key)) return true
  const unknown = comparing.isWord === undefined || answer.proper === true
  return unknown && differInFirstLetter(answer.key, guess.key)
}

/** So long a word has no neighbour with one letter double; where a lexicon has both, they are two spellings of one. */
function isLongDoubling(answer: Token, guess: Token): boolean {
  return answer.key.length >= LONG && differInDoubling(answer.key, guess.key)
}

/** Another word, more than a slip away and no other ending of the same: "cider" is not even close to "spider". */
function isUnrelated(answer: Token, guess: Token, comparing: Comparing): boolean {
  if (comparing.isWord?.(guess.text) !== true) return false
  const shared = Math.min(answer.key.length, guess.key.length) - 1
  return answer.key.slice(0, shared) !== guess.key.slice(0, shared)
}

// Four letters may come close, three only inside a longer answer, where the other words tell what was meant.
function reachOf(length: number, budget: number, alone: boolean): number {
  if (length >= 4) return budget + 1
  return length === 3 && !alone ? 1 : 0
}

function differInLastVowel(a: string, b: string): boolean {
  const last = a.charAt(a.length - 1)
  const other = b.charAt(b.length - 1)
  return last !== other && VOWEL.test(last) && VOWEL.test(other) && !swapsLastTwo(a, b)
}

/** "pinocchoi" for "pinocchio": a slip of the fingers, not another ending. */
function swapsLastTwo(a: string, b: string): boolean {
  return a.slice(0, -2) === b.slice(0, -2) && a.slice(-2) === b.slice(-2).split('').reverse().join('')
}

function differInFirstLetter(a: string, b: string): boolean {
  return a[0] !== b[0] && a.slice(1) === b.slice(1)
}
