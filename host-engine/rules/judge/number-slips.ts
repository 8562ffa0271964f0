import type { Language } from '#shared/constants/game.ts'
import { editDistance } from './edit-distance.ts'
import { romanValue } from './roman-numeral.ts'
import { isShortSlip } from './short-slips.ts'

/** Number words that a slip might make of another. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  english:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion'.split(
      ' ',
    ),
  italian:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille mila milione miliardo'.split(
      ' ',
    ),
}
const LETTERS = /^[a-z]+$/
const SHORTEST_WITH_TYPO = 5

/** Whether a word that is no number has one slip in it and can be no other number: quatro, sevn; not sixt, sestanta. */
export function isNumberSlip(answer: string, guess: string, language: Language): boolean {
  if (!LETTERS.test(answer) || romanValue(answer) !== null || !isSlip(answer, guess)) return false
  return !WORDS[language].some((word) => word !== answer && editDistance(word, guess, 1) <= 1)
}

const isSlip = (word: string, typed: string): boolean =>
  word.length < SHORTEST_WITH_TYPO ? isShortSlip(word, typed) : editDistance(word, typed, 1) === 1
