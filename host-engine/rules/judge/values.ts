import type { Language } from '#shared/constants/game.ts'
import { type CalendarDate, datesOf, isSameDate } from './calendar-date.ts'
import { type ClockTime, isSameTime, timesOf } from './clock-time.ts'
import { foldText } from './fold-text.ts'
import { isSameQuantity, type Quantity } from './quantity.ts'
import { readNumbers } from './read-numbers.ts'
import { quantitiesOf } from './read-quantities.ts'
import { splitWords } from './split-words.ts'

/** What a text means, whatever its writing: an amount, a date, a time of day. */
export type Value = Quantity | CalendarDate | ClockTime

const LONGEST = 80
const NAMED_UNITS = /^(?:celsius|fahrenheit|kelvin|euro|christ|cristo)$/i
/** 8 Mile, 127 Hours: a capital after the number makes a title of it. */
const TITLE = /\s(\p{Lu}\p{Ll}{3,})/gu

/** All that an answer or a guess may mean as a whole; nothing for words. */
export function valuesOf(text: string, language: Language): Value[] {
  if (text.length > LONGEST) return []
  const folded = foldText(spellPowers(text))
  const words = readNumbers(splitWords(spellUnits(folded), language), language)
  const dates = folded.includes('°') && language === 'english' ? [] : datesOf(folded, language)
  return [...quantitiesOf(words, language), ...dates, ...timesOf(folded, language)]
}

/** Folding would make 102 of 10², and 21/2 of 2½. */
function spellPowers(text: string): string {
  return text
    .replace(/(\d)(?=[¼½¾⅓⅔⅛])/g, '$1 ')
    .replace(
      /(\d)\s?(⁻?[⁰¹²³⁴-⁹]+)/g,
      (_, base: string, power: string) => `${base}^${power.normalize('NFKD')}`,
    )
}

/** Of a quiz's answers: 3/2/2030 beside 3 February is no 2 March. */
export function valuesOfAnswers(texts: readonly string[], language: Language): Value[] {
  const values = texts.flatMap((text) => answerValues(text, language))
  const spelt = values.filter((value) => value.kind === 'date' && value.span === 'day' && !value.digits)
  if (spelt.length === 0) return values
  return values.filter(
    (value) => value.kind !== 'date' || !value.digits || spelt.some((known) => isSameValue(known, value)),
  )
}

/** Of an answer: a title is no amount, and what it says is only its name. */
function answerValues(text: string, language: Language): Value[] {
  // "3.14" is a number, and "duecento" one, too; only "il Duecento" is a century.
  const certain = valuesOf(text, language).filter(
    (value) =>
      // A letter is a letter (vitamin C, V for five) before it is a unit.
      !(value.kind === 'quantity' && /^\p{L}{1,2}$/u.test(text.trim())) &&
      !(value.kind === 'time' && /^[\d.]+$/.test(text.trim())) &&
      !(value.kind === 'date' && value.span === 'century' && /^\p{Ll}+$/u.test(text.trim())),
  )
  const capitals = [...text.trim().matchAll(TITLE)].map(([, word = '']) => word)
  // Nor are the 60s seconds, or the 19th century 19 of them.
  const isSpan = certain.some(
    (value) => value.kind === 'date' && /decade|century/.test(value.span) && !value.loose,
  )
  if (!isSpan && capitals.every((word) => NAMED_UNITS.test(word))) return certain
  return certain.filter(({ kind }) => kind !== 'quantity')
}

export function isSameValue(answer: Value, guess: Value): boolean {
  if (answer.kind === 'quantity') return guess.kind === 'quantity' && isSameQuantity(answer, guess)
  if (answer.kind === 'date') return guess.kind === 'date' && isSameDate(answer, guess)
  return guess.kind === 'time' && isSameTime(answer, guess)
}

/** Signs that only a measure has become words here: °C, m², km/h, 1/2, 6'2". */
function spellUnits(folded: string): string {
  return folded
    .replace(/(?<![a-z])(?:piu o meno|more or less|or so)(?![a-z])/g, ' ')
    .replace(/°\s?([cfk])(?![a-z])/g, ' degree$1 ')
    .replaceAll('°', ' degrees ')
    .replace(/(?<![a-z])(?:us\s?\$|\$\s?us)/g, ' $')
    .replace(/(\d)'\s?(\d{1,2})(?:"|'')?$/, '$1 ft $2 in')
    .replace(/(\d+)\s?[/⁄]\s?(\d+)/g, (whole, one: string, two: string) =>
      Number(two) === 0 ? whole : ` ${(Number(one) / Number(two)).toFixed(12)} `,
    )
    .replace(/(?<!\d)(\d{1,3})\^(\d{1,2})(?!\d)/g, (whole, base: string, power: string) => {
      const value = Number(base) ** Number(power)
      return Number.isSafeInteger(value) ? ` ${value} ` : whole
    })
    .replace(/([a-z])\s?\/\s?([a-z])/g, '$1 per $2')
    .replace(
      /(?<![a-z])([cdkm]?m|ft|in|mi|yd|s|h)(?:\s?\^)?([23])(?!\d)/g,
      (_, unit: string, power: string) => ` ${unit} ${power === '2' ? 'squared' : 'cubed'} `,
    )
}
