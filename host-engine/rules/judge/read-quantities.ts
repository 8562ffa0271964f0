import type { Language } from '#shared/constants/game.ts'
import { halfAt, lettered, type NumericalValue, numericalValueAt } from './numerical-value.ts'
import type { Quantity } from './quantity.ts'
import { QUANTITY_WORDS } from './quantity-words.ts'
import type { ReadWord } from './read-numbers.ts'
import { unitsAt } from './read-units.ts'
import { isCurrency, nextSmaller, type Unit, unitsNamed } from './units.ts'

interface Amount {
  readonly unit: Unit
  readonly word: string
  readonly number: number
}

interface Raw {
  readonly dimension: string
  readonly number: number
  readonly unit?: Unit | undefined
  readonly bare: boolean
}

const LONGEST = 12

/** Every amount that the words may say, when they say nothing else: 5 km, 5000 metres, half an hour, £2.50, −40 °C. */
export function quantitiesOf(words: readonly ReadWord[], language: Language): Quantity[] {
  if (words.length === 0 || words.length > LONGEST) return []
  const { about, minus } = QUANTITY_WORDS[language]
  let at = 0
  while (at < words.length - 1 && about.has(words[at]?.text ?? '')) at++
  const negative = minus.has(words[at]?.text ?? '')
  if (negative || QUANTITY_WORDS[language].plus.has(words[at]?.text ?? '')) at++
  const end = endOf(withoutTail(words, language), language)
  const sign = negative || end.below ? -1 : 1
  const said = words.slice(at, end.at)
  return [...currencyFirst(said, language), ...amounts(said, language)].map((quantity) =>
    signed(quantity, sign),
  )
}

function signed(quantity: Raw, sign: number): Quantity {
  const { unit, number, bare, dimension } = quantity
  return {
    kind: 'quantity',
    dimension,
    amount: sign * number * (unit?.factor ?? 1) + (unit?.offset ?? 0),
    bare: bare ? sign * number : null,
  }
}

/** "5 km circa", "2 metres tall": what may trail an amount. */
function withoutTail(words: readonly ReadWord[], language: Language): readonly ReadWord[] {
  const { trailing } = QUANTITY_WORDS[language]
  let end = words.length
  while (end > 1 && trailing.has(words[end - 1]?.text ?? '')) end--
  return words.slice(0, end)
}

/** "five below zero", "5 gradi sotto zero". */
function endOf(words: readonly ReadWord[], language: Language): { at: number; below: boolean } {
  const at = words.length - 2
  const below =
    at > 0 && words[at + 1]?.value === '0' && QUANTITY_WORDS[language].below.test(words[at]?.text ?? '')
  return { at: below ? at : words.length, below }
}

function currencyFirst(words: readonly ReadWord[], language: Language): Raw[] {
  const units = unitsNamed(words[0]?.text ?? '', language).filter(isCurrency)
  if (units.length === 0) return []
  const term = numericalValueAt(words, 1, language)
  const number = term?.next === words.length ? term.number : term && lettered(words, term)
  return number === null ? [] : units.map((unit) => ({ dimension: unit.dimension, number, unit, bare: true }))
}

function amounts(words: readonly ReadWord[], language: Language): Raw[] {
  const term = numericalValueAt(words, 0, language)
  if (term === null) return unitAlone(words, language)
  if (term.next === words.length) return [{ dimension: '', number: term.number, bare: false }]
  const large = lettered(words, term)
  const plain: Raw[] = large === null ? [] : [{ dimension: '', number: large, bare: false }]
  const measured = unitsAt(words, term.next, language).flatMap(({ unit, next, word }) =>
    next === words.length
      ? [{ dimension: unit.dimension, number: term.number, unit, bare: true }]
      : rest(words, next, { unit, word, number: term.number }, language),
  )
  return [...plain, ...inLargeMoney(words, term, language), ...measured]
}

/** "7.2m dollars": a letter for the millions between a number and its currency. */
function inLargeMoney(words: readonly ReadWord[], term: NumericalValue, language: Language): Raw[] {
  const number = lettered(words.slice(0, -1), term)
  if (number === null) return []
  const units = unitsNamed(words.at(-1)?.text ?? '', language).filter(isCurrency)
  return units.map((unit) => ({ dimension: unit.dimension, number, unit, bare: true }))
}

/** "centimetre" and "cm" are one of them. */
function unitAlone(words: readonly ReadWord[], language: Language): Raw[] {
  if (words.length !== 1) return []
  return unitsAt(words, 0, language).map(({ unit }) => ({
    dimension: unit.dimension,
    number: 1,
    unit,
    bare: false,
  }))
}

/** "and a half", "30 minutes", "50": what may follow an amount, in the unit of the first. */
function rest(words: readonly ReadWord[], at: number, first: Amount, language: Language): Raw[] {
  const joint = QUANTITY_WORDS[language].joint.has(words[at]?.text ?? '') ? 1 : 0
  const half = halfAt(words, at + joint, language)
  const start = { dimension: first.unit.dimension, unit: first.unit, bare: false }
  if (joint === 1 && half === words.length) return [{ ...start, number: first.number + 0.5 }]
  const term = numericalValueAt(words, at + joint, language)
  if (term === null) return []
  if (term.next === words.length) {
    // A quarter is one of the unit that was said: "due ore e un quarto".
    const isPart = joint === 1 && term.number < 1
    const smaller = isPart ? 1 : nextSmaller(first.word, first.unit)
    return smaller === null ? [] : [{ ...start, number: first.number + term.number * smaller }]
  }
  return unitsAt(words, term.next, language)
    .filter(({ unit }) => unit.dimension === first.unit.dimension && unit.factor < first.unit.factor)
    .flatMap(({ unit, next, word }) => {
      const number = first.number + (term.number * unit.factor) / first.unit.factor
      return next === words.length
        ? [{ ...start, number }]
        : rest(words, next, { unit: first.unit, word, number }, language)
    })
}
