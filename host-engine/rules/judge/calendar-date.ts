import type { Language } from '#shared/constants/game.ts'
import { CENTURY, DATE_FILLERS, DECADES, ERAS, type Era, monthNamed } from './calendar-words.ts'
import { type ReadWord, readNumbers } from './read-numbers.ts'
import { typedRoman } from './roman-numeral.ts'
import { splitWords } from './split-words.ts'

/** A day, a month, a year, a decade or a century, as far as it was said. */
export interface CalendarDate {
  readonly kind: 'date'
  readonly span: 'day' | 'month' | 'year' | 'decade' | 'century'
  readonly day?: number
  readonly month?: number
  /** Of a decade its first year; of a century its number. */
  readonly year?: number
  readonly era?: Era
  /** A year of two digits ('66), which stands for any century's. */
  readonly short?: true
  /** Only digits, which may be another thing than a date, or either way round: not to be set against another such. */
  readonly digits?: true
  /** "1800" may mean a century; of an answer it is a year. */
  readonly loose?: true
}

const DIGITS = /^(\d{1,4})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?('?\d{2}|\d{4}))?$/
const MONTH_AND_YEAR = /^(0?[1-9]|1[0-2])[/.-](\d{4})$/
const SHORT_YEAR = /'(\d{2})(?!\d|'?s\b)/
const LAST_YEAR = 99_999
const LAST_CENTURY = 30

/** Every date that a folded text may say, when it says nothing else. */
export function datesOf(folded: string, language: Language): CalendarDate[] {
  const text = folded.trim().replace(/(\d)\.$/, '$1')
  const digits = text.replace(/^(?:il |l'|the |on |nel )/, '')
  return [...ofDigits(digits, language), ...ofWords(text, language)]
}

export function isSameDate(answer: CalendarDate, guess: CalendarDate): boolean {
  if (answer.span !== guess.span || answer.loose) return false
  if (answer.digits && guess.digits) return false
  if (answer.day !== guess.day || answer.month !== guess.month) return false
  return isSameYear(answer, guess) && (answer.era ?? 'ad') === (guess.era ?? answer.era ?? 'ad')
}

function isSameYear(answer: CalendarDate, guess: CalendarDate): boolean {
  if (answer.year === guess.year) return true
  if (answer.year === undefined || guess.year === undefined || !(answer.short || guess.short)) return false
  return answer.year % 100 === guess.year % 100
}

/** 25/12/1914, 12-25-14, 1914-12-25, 25.12: in English the month may come first. */
function ofDigits(text: string, language: Language): CalendarDate[] {
  const [, month = '', year = ''] = MONTH_AND_YEAR.exec(text) ?? []
  if (year !== '' && Number(month) <= 12)
    return [{ kind: 'date', span: 'month', month: Number(month), year: Number(year) }]
  const [, one = '', two = '', three] = DIGITS.exec(text) ?? []
  if (two === '') return []
  if (one.length > 2) return three === undefined ? [] : [dayOf(Number(three), Number(two), one)].flat()
  const [a, b] = [Number(one), Number(two)]
  const orders = language === 'english' ? [dayOf(a, b, three), dayOf(b, a, three)] : [dayOf(a, b, three)]
  const found = orders.flat()
  const unsure = three === undefined || (found.length > 1 && a !== b)
  return unsure ? found.map((date) => ({ ...date, digits: true })) : found
}

function dayOf(day: number, month: number, year?: string): CalendarDate[] {
  if (day < 1 || day > 31 || month < 1 || month > 12) return []
  return [{ kind: 'date', span: 'day', day, month, ...(year === undefined ? {} : yearOf(year)) }]
}

function yearOf(digits: string): { year: number; short?: true } {
  const year = Number(digits.replace("'", ''))
  return digits.length < 3 || digits.startsWith("'") ? { year, short: true } : { year }
}

function ofWords(text: string, language: Language): CalendarDate[] {
  const dotted = text.replace(/\b([abcd])\s?\.\s?(?:([cde])\s?\.?\s?)(?:(e)\.?)?(?![a-z])/g, ' $1$2$3 ')
  const shortYear = SHORT_YEAR.test(dotted) ? "'" : ''
  const words = readNumbers(splitWords(dotted, language), language)
  const { kept, era } = withoutEra(words.filter(({ text }) => !DATE_FILLERS[language].has(text)))
  const dates = [
    ...days(kept, shortYear, language),
    ...years(kept, shortYear, era),
    ...spans(kept, shortYear, language),
  ]
  return era === undefined ? dates : dates.map((date) => ({ ...date, era }))
}

/** "44 before Christ", "AD 79": the mark is up to four words at either end. */
function withoutEra(words: readonly ReadWord[]): { kept: readonly ReadWord[]; era?: Era } {
  for (let count = 1; count <= 4 && count < words.length; count++) {
    const last = ERAS.get(joined(words.slice(-count)))
    if (last !== undefined) return { kept: words.slice(0, -count), era: last }
    const first = ERAS.get(joined(words.slice(0, count)))
    if (first !== undefined) return { kept: words.slice(count), era: first }
  }
  return { kept: words }
}

const joined = (words: readonly ReadWord[]): string => words.map(({ text }) => text).join('')

/** 25 December, December 25th 1914, the fourth of July, March 1945, September. */
function days(words: readonly ReadWord[], shortYear: string, language: Language): CalendarDate[] {
  if (words.length > 3) return []
  const months = words.map(({ text, value }) =>
    value === null ? monthNamed(text, language, words.length > 1) : null,
  )
  const at = months.findIndex((month) => month !== null)
  const month = months[at]
  const rest = words.filter((_, index) => index !== at)
  if (month === null || month === undefined || rest.some(({ value }) => value === null)) return []
  const [first, second] = rest.map(({ value }) => value ?? '')
  if (first === undefined) return [{ kind: 'date', span: 'month', month }]
  if (second === undefined) return alone(first, month, shortYear)
  return dayOf(Number(first), month, shortYear + second).filter(() => at < 2)
}

/** One number beside a month: its day, or the year when it is too large for one. */
function alone(number: string, month: number, shortYear: string): CalendarDate[] {
  if (shortYear === '' && number.length < 3) return dayOf(Number(number), month)
  return [{ kind: 'date', span: 'month', month, ...yearOf(shortYear + number) }]
}

function years(words: readonly ReadWord[], shortYear: string, era: Era | undefined): CalendarDate[] {
  const [word] = words
  if (word === undefined || words.length !== 1) return []
  const year = Number(word.value ?? Number.NaN)
  if (!/^[1-9]\d*$/.test(word.value ?? '') || year < 1 || year > LAST_YEAR) return []
  if (shortYear !== '' && year < 100) return [{ kind: 'date', span: 'year', year: 1900 + year }]
  const plain: CalendarDate = { kind: 'date', span: 'year', year }
  const round = era === undefined && year % 100 === 0 ? centuryFrom(year) : null
  return round === null ? [plain] : [plain, { ...round, loose: true }]
}

/** The 1800s are the 19th century; in Italian so is "l'Ottocento". */
function centuryFrom(year: number): CalendarDate | null {
  if (year < 100) return null
  return { kind: 'date', span: 'century', year: (year >= 1000 ? year : year + 1000) / 100 + 1 }
}

function spans(words: readonly ReadWord[], shortYear: string, language: Language): CalendarDate[] {
  return [...decades(words, language), ...centuries(words, shortYear, language)]
}

function decades(words: readonly ReadWord[], language: Language): CalendarDate[] {
  const [first, second, third] = words
  if (first === undefined || words.length > 3) return []
  if (third !== undefined)
    return language === 'italian' && first.text === 'anni' ? decadeOf(second, third) : []
  const marked = language === 'english' ? second?.text === 's' : first.text === 'anni'
  const number = Number((language === 'english' ? first.value : second?.value) ?? Number.NaN)
  if (marked) return number % 10 === 0 ? decadeFrom(number) : []
  // "sixties", "nineteen sixties".
  const tens = language === 'english' ? DECADES.english.indexOf((second ?? first).text) : -1
  if (tens < 2) return []
  const century = second === undefined ? 0 : Number(first.value ?? Number.NaN)
  return Number.isNaN(century) ? [] : decadeFrom(century * 100 + tens * 10)
}

/** "anni Venti del Novecento". */
function decadeOf(tens: ReadWord | undefined, hundreds: ReadWord): CalendarDate[] {
  const century = centuryFrom(Number(hundreds.value ?? 0))?.year
  const ten = Number(tens?.value ?? Number.NaN)
  return century === undefined || !(ten < 100) ? [] : decadeFrom((century - 1) * 100 + ten)
}

function decadeFrom(number: number): CalendarDate[] {
  if (number < 100) return [{ kind: 'date', span: 'decade', year: 1900 + number }]
  const decade: CalendarDate = { kind: 'date', span: 'decade', year: number }
  const century = number % 100 === 0 ? centuryFrom(number) : null
  return century === null ? [decade] : [decade, century]
}

function centuries(words: readonly ReadWord[], shortYear: string, language: Language): CalendarDate[] {
  const [first, second] = words
  if (first === undefined) return []
  if (words.length === 2 && second !== undefined) {
    const [noun, number] = CENTURY[language].has(first.text) ? [first, second] : [second, first]
    const year = Number(number.value ?? typedRoman(number.text) ?? Number.NaN)
    const isOrdinal = number.text !== 'one' && year >= 1 && year <= LAST_CENTURY
    return CENTURY[language].has(noun.text) && isOrdinal ? [{ kind: 'date', span: 'century', year }] : []
  }
  const isWord = language === 'italian' && words.length === 1 && /^[a-z]+cento$/.test(first.text)
  const century = isWord && shortYear === '' ? centuryFrom(Number(first.value ?? 0)) : null
  return century === null ? [] : [century]
}
