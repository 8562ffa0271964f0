import type { Language } from '#shared/constants/game.ts'
import { englishNumberWord } from './english-number-words.ts'
import { foldText } from './fold-text.ts'
import { italianNumberWord } from './italian-number-words.ts'
import type { Token } from './read-tokens.ts'
import { romanValue, typedRoman } from './roman-numeral.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Before a name with a number: King Henry VIII, Papa Giovanni XXIII. */
const TITLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('king queen pope emperor empress tsar czar kaiser prince saint sultan shah pharaoh'),
  italian: set('re regina papa imperatore imperatrice zar kaiser principe santo san sultano scia faraone'),
}
/** Between a noun and its number: Symphony No. 5, Chanel n° 5. */
const NUMBER_NOUNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('no nr num number part chapter'),
  italian: set('n no nr num numero parte capitolo'),
}
/** Of a score or a span: 3 to 1, uno a zero. */
const TO = { english: 'to', italian: 'a' } as const
const REALM: Readonly<Record<Language, RegExp>> = {
  english: /^(.+\s[IVXLC]+)\s+of\s.+$/,
  italian: /^(.+\s[IVXLC]+)\s+(?:d['’]|di\s|del\s|della\s).+$/,
}
const ROMAN = /^[IVXLC]+$/
const CAPITAL = /^\p{Lu}/u
const DIGIT_ORDINAL = /^\d+(?:st|nd|rd|th|[°ºªa])$/

/**
 * Other ways to write an answer with a number in it: the number first or last (World War II, Second World War), without
 * the title before a numbered name, without the realm after it.
 */
export function numeralWritings(text: string, language: Language): string[] {
  const words = text.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (words.length < 2) return []
  const writings: string[] = []
  const realm = REALM[language].exec(text.trim())?.[1]
  if (realm !== undefined) writings.push(realm)
  const number = numberOf(last)
  // In digits: in front a lone I would be an article.
  if (number !== null) writings.push(...numberFirst(number, words.slice(0, -1), last, language))
  if (number === null && isOrdinal(first, language)) writings.push([...words.slice(1), first].join(' '))
  const titled = words.length > 2 && TITLES[language].has(foldText(first))
  if (titled && words.slice(2).some((word) => isNumeral(word, language))) {
    writings.push(words.slice(1).join(' '))
    if (realm !== undefined) writings.push(realm.split(/\s+/).slice(1).join(' '))
  }
  return writings
}

/** "5 Symphony" of Symphony No. 5, "2 World War" and "WW 2" of World War II. */
function numberFirst(number: number, nouns: readonly string[], last: string, language: Language): string[] {
  const noun = foldText(nouns.at(-1) ?? '').replace('.', '')
  const isNamed = NUMBER_NOUNS[language].has(noun)
  const bare = isNamed ? nouns.slice(0, -1) : nouns
  const initials = bare.length > 1 && bare.every((word) => CAPITAL.test(word))
  return [
    ...(isNamed || ROMAN.test(last) ? [[number, ...bare].join(' ')] : []),
    ...(initials ? [`${bare.map((word) => word.charAt(0)).join('')} ${number}`] : []),
  ]
}

function numberOf(word: string): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word)
  return ROMAN.test(word) ? romanValue(word.toLowerCase()) : null
}

/** The title that an answer's numbered name has: a guess with another one is another person. */
export function titleOf(tokens: readonly Token[], language: Language): string | undefined {
  const [first] = tokens
  const titled = tokens.length > 2 && first !== undefined && TITLES[language].has(first.text)
  return titled && tokens.slice(2).some(isNumber) ? first.text : undefined
}

/** The words without the noun before a number among them, or "to" between two: the same words where there is none. */
export function withoutNumberNoun(tokens: readonly Token[], language: Language): readonly Token[] {
  return tokens.filter((token, at) => {
    const next = tokens[at + 1]
    if (next === undefined || !isNumber(next)) return true
    const isBetween = token.text === TO[language] && tokens[at - 1]?.numeric === true && next.numeric
    return !isBetween && !NUMBER_NOUNS[language].has(token.text)
  })
}

const isNumber = (token: Token): boolean => token.numeric || typedRoman(token.text) !== null

function isNumeral(word: string, language: Language): boolean {
  return ROMAN.test(word) || /^\d/.test(word) || isOrdinal(word, language)
}

function isOrdinal(word: string, language: Language): boolean {
  if (DIGIT_ORDINAL.test(word) || (word.length > 1 && ROMAN.test(word))) return true
  const read = language === 'english' ? englishNumberWord : italianNumberWord
  return read(foldText(word))?.ordinal === true
}
