import { detectAll } from 'tinyld'
import type { Language } from '#shared/constants/game.ts'

const CODES = { english: 'en', italian: 'it' } as const
const OURS: ReadonlySet<string> = new Set(Object.values(CODES))
/** Those that a model falls into, and the neighbours of ours. */
const KNOWN = [
  'en',
  'it',
  'es',
  'fr',
  'de',
  'pt',
  'nl',
  'ro',
  'la',
  'sv',
  'pl',
  'ru',
  'uk',
  'el',
  'ar',
  'zh',
  'ja',
]
/** Fewer letters prove nothing: a rebus, a sequence, a name. */
const ENOUGH_LETTERS = 25
/** Above this another language is believed. */
const SURE = 0.5

const lettersOf = (text: string): string => (text.match(/\p{L}/gu) ?? []).join('')

/** Whether a text is written in the language; null where it is too short, or too odd, to tell. */
export function isInLanguage(text: string, language: Language): boolean | null {
  const letters = lettersOf(text)
  const latin = lettersOf(text.replace(/\P{Script=Latin}/gu, ''))
  if (letters.length >= 8 && latin.length < letters.length / 2) return false
  // Words in capitals are the material of an anagram or a cipher.
  const sentence = text.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, ' ')
  if (lettersOf(sentence).length < ENOUGH_LETTERS) return null
  const [first] = detectAll(sentence, { only: KNOWN })
  if (first === undefined) return null
  if (first.lang === CODES[language]) return true
  return OURS.has(first.lang) || first.accuracy > SURE ? false : null
}
