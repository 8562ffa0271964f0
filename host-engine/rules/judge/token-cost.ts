import type { Language } from '#shared/constants/game.ts'
import { isSaidAlike, SAID_IN_ENGLISH } from './ear.ts'
import { editDistance } from './edit-distance.ts'
import { isSpellingOfName } from './first-name-spellings.ts'
import { italianSounds } from './italian-ear.ts'
import { isNumberSlip } from './number-slips.ts'
import { isOtherNumber } from './plural.ts'
import type { Token } from './read-tokens.ts'
import { typedRoman } from './roman-numeral.ts'
import { romanisedDistance } from './romanisation.ts'
import { isShortSlip } from './short-slips.ts'
import { differInDoubling, isSameName } from './sounds-alike.ts'
import { isTechnicalContrast } from './technical-contrasts.ts'

/** What comparing needs to know besides the words. */
export interface Comparing {
  readonly language: Language
  readonly isWord?: ((word: string) => boolean) | undefined
}

/**
 * The cost of a guess: 0 is exact, less than FAR so many forgiven typos, less than CLOSE a slip more, which only a relaxed
 * room forgives, CLOSE a near miss that may be another word, NONE no match.
 */
export const FAR = 50
export const CLOSE = 100
export const NONE = Number.POSITIVE_INFINITY

/** From here on a word may have two typos. */
const LONG = 9
const VOWEL = /[aeiou]/
const LONG_NAME = 8
/** A shorter name lies beside too many words: Duse, duce. */
const SHORTEST_BESIDE_WORD = 5
/** Bashar al-Assad, el-Assad; Salah al-Din, ad-Din, as it is said before the next letter; Osama bin Laden, ben Laden. */
const ARABIC = [/^[aeu](?:[ldnrstz]|sh)$/, /^(?:bin|ben|ibn)$/]
const LONGEST_BY_VOWELS = 5
/** Breakfast and a light meal or a comparing of texts; a letter writer and a party to a divorce. */
const TWO_WORDS = /^(?:coll?azion[ei]|corr?espondents?)$/
const NOT_ITALIAN = /[jkwxy]|[bdfklpst]h/

/** How many typos a word of this length may have. */
export function typoBudget(length: number): number {
  if (length < 5) return 0
  return length < LONG ? 1 : 2
}

/** One word of the answer against one of the guess. `alone` is true for an answer of one word. */
export function tokenCost(answer: Token, guess: Token, alone: boolean, comparing: Comparing): number {
  if (sameToken(answer, guess)) return 0
  if (answer.numeric && isMisspeltNumber(answer, guess, comparing)) return CLOSE
  if (answer.numeric || guess.numeric) return NONE
  if (isVariant(answer, guess, alone, comparing)) return 1
  if (
    !alone &&
    answer.proper !== true &&
    ARABIC.some((part) => part.test(answer.key) && part.test(guess.key))
  )
    return 1
  const length = answer.text.length
  const budget = typoBudget(length)
  const reach = reachOf(length, budget, alone)
  if (reach === 0) return isForgivenShortSlip(answer, guess, comparing) ? 1 : NONE
  const distance = editDistance(answer.key, guess.key, reach)
  if (distance > reach) return NONE
  if (isTechnicalContrast(answer.key, guess.key)) return CLOSE
  if (distance <= budget) return isOtherWord(answer, guess, comparing) ? CLOSE : distance
  if (isForgivenShortSlip(answer, guess, comparing)) return 1
  if (isUnrelated(answer, guess, comparing)) return NONE
  return budget === 0 || isOtherWord(answer, guess, comparing) ? CLOSE : FAR
}

/** Only where a lexicon tells that it is no other word: quatro, not forth. */
function isMisspeltNumber(answer: Token, guess: Token, { language, isWord }: Comparing): boolean {
  if (guess.numeric || isWord === undefined) return false
  return isNumberSlip(answer.text, guess.text, language) && !isWord(guess.text)
}

/** Only where a lexicon tells that the slip makes no word, and never in an abbreviation, where each letter counts. */
function isForgivenShortSlip(answer: Token, guess: Token, { isWord }: Comparing): boolean {
  if (isWord === undefined || answer.letters === true) return false
  return isShortSlip(answer.key, guess.key) && !isWord(guess.text)
}

/** The same word in another spelling or number, however many letters that changes. */
function isVariant(answer: Token, guess: Token, alone: boolean, { language, isWord }: Comparing): boolean {
  if (isWord === undefined) return false
  // Aquario is a word as well as acquario, and nobody hears which.
  if (language === 'italian' && answer.key.replace(/cq/g, 'q') === guess.key.replace(/cq/g, 'q')) return true
  if (answer.proper === true) {
    if (!alone && isSpellingOfOne(answer.key, guess.key)) return true
    if (isRomanised(answer, guess, alone, language, isWord)) return true
  }
  const isNoun = answer.proper !== true || answer.opening === true
  if (isNoun && isOtherNumber(answer.key, guess.key, language, isWord)) return true
  if (typoBudget(answer.text.length) === 0 || isWord(guess.text)) return false
  if (answer.proper === true && isOneVowelApart(answer.key, guess.key)) return false
  const said = language === 'italian' ? italianSounds(answer, guess) : SAID_IN_ENGLISH
  return isSaidAlike(answer.key, guess.key, said) && !isTechnicalContrast(answer.key, guess.key)
}

/** A part of a name in another spelling; nitrito di potassio is another salt. */
const isSpellingOfOne = (answer: string, guess: string): boolean =>
  (isSameName(answer, guess) && !isTechnicalContrast(answer, guess)) || isSpellingOfName(answer, guess)

/**
 * Of two words that a lexicon knows neither need be the other, but for long names and, in Italian, foreign ones; where it knows the guess
 * alone, they are one.
 */
function isRomanised(
  answer: Token,
  guess: Token,
  alone: boolean,
  language: Language,
  isWord: (word: string) => boolean,
): boolean {
  if (answer.letters === true) return false
  const distance = romanisedDistance(answer.key, guess.key, alone, language)
  if (distance === null || isTechnicalContrast(answer.key, guess.key)) return false
  if (!isWord(guess.text)) return true
  const isForeign = language === 'italian' && NOT_ITALIAN.test(answer.key + guess.key)
  const isLong = Math.min(answer.key.length, guess.key.length) > LONG_NAME
  // Sharia, shariah: an H that nobody says makes no other word.
  const isSilent = answer.key.replace(/ah$/, 'a') === guess.key.replace(/ah$/, 'a')
  // Heracles, Herakles.
  const isGreek = answer.text.length >= SHORTEST_BESIDE_WORD && withK(answer.key) === withK(guess.key)
  const isUnlike = answer.text.length >= SHORTEST_BESIDE_WORD && !isWord(answer.text)
  return distance === 0 && (isForeign || isLong || isSilent || isGreek || isUnlike)
}

const withK = (name: string): string => name.replace(/c(?=[aolru])/g, 'k')

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
  if (answer.proper === true) return isOtherName(answer.key, guess.key)
  return comparing.isWord === undefined && differInFirstLetter(answer.key, guess.key)
}

/**
 * So long a word has no neighbour with one consonant double, but for these; where a lexicon has both, they are two
 * spellings of one. A vowel doubled is an ending: command-er, command-eer.
 */
function isLongDoubling(answer: Token, guess: Token): boolean {
  if (answer.key.length < LONG || TWO_WORDS.test(answer.key)) return false
  return differInDoubling(answer.key, guess.key)
}

/** Tomsk, Omsk and Fukushima, Tokushima begin otherwise; Ivanova is a woman. */
function isOtherName(a: string, b: string): boolean {
  const isSwapped = a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0)
  if (startOf(a) !== startOf(b) && !isSwapped) return true
  return (
    isShortVowelChange(a, b) ||
    isOtherSyllable(a, b) ||
    hasOtherConsonants(a, b) ||
    isFeminine(a, b) ||
    isFeminine(b, a)
  )
}

/** A name is heard otherwise by more than that: Rabin, Rubin. */
const isOneVowelApart = (a: string, b: string): boolean =>
  isShortVowelChange(a, b) && [...a].filter((letter, at) => letter !== b.charAt(at)).length === 1

/** Two letters side by side that both are others: Colchester, Chichester. */
function isOtherSyllable(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const others = [...a].flatMap((letter, at) => (letter === b.charAt(at) ? [] : [at]))
  const [first = 0, second] = others
  if (others.length !== 2 || second !== first + 1) return false
  return a.charAt(first) !== b.charAt(second) && a.charAt(second) !== b.charAt(first)
}

/** Two consonants that both are others, wherever they stand: Goncharov, Gorchakov. */
function hasOtherConsonants(a: string, b: string): boolean {
  if (a.length !== b.length || [...a].toSorted().join('') === [...b].toSorted().join('')) return false
  const others = [...a].flatMap((letter, at) => (letter === b.charAt(at) ? [] : [letter + b.charAt(at)]))
  return others.length === 2 && others.every((pair) => /^[^aeiouy]{2}$/.test(pair))
}

/** The first letter; a hard C may be any of three. */
const startOf = (name: string): string => name.charAt(0).replace(/[kq]/, 'c')

const isFeminine = (a: string, b: string): boolean => /[vn]$/.test(a) && b === `${a}a`

/** Of a short name another vowel makes another: Henan, Hunan; Rabin, Rubin. */
function isShortVowelChange(a: string, b: string): boolean {
  if (a.length > LONGEST_BY_VOWELS || a.length !== b.length) return false
  const changed = [...a].filter((letter, at) => letter !== b.charAt(at))
  const others = [...b].filter((letter, at) => letter !== a.charAt(at))
  return [...changed, ...others].every((letter) => VOWEL.test(letter))
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
