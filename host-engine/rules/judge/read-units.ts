import type { Language } from '#shared/constants/game.ts'
import { QUANTITY_WORDS } from './quantity-words.ts'
import type { ReadWord } from './read-numbers.ts'
import { type Unit, unitsNamed } from './units.ts'

interface NamedUnit {
  readonly unit: Unit
  readonly word: string
  readonly next: number
}

/** The units that begin here: one word or two (degrees Celsius), squared, and so much of one per another. */
export function unitsAt(words: readonly ReadWord[], at: number, language: Language): NamedUnit[] {
  return powersAt(words, at, language).flatMap((first) => {
    const per = QUANTITY_WORDS[language].per.has(words[first.next]?.text ?? '') ? 1 : 0
    const spoken = /^orari[ae]?o?$/.test(words[first.next]?.text ?? '')
    if (spoken) return [first, over(first, { dimension: 'time', factor: 3600 }, first.next + 1)]
    if (per === 0) return [first]
    const second = powersAt(words, first.next + per, language)
    return [first, ...second.map(({ unit, next }) => over(first, unit, next))]
  })
}

function over(first: NamedUnit, second: Unit, next: number): NamedUnit {
  const dimension = `${first.unit.dimension}/${second.dimension}`
  return { word: first.word, next, unit: { dimension, factor: first.unit.factor / second.factor } }
}

function powersAt(words: readonly ReadWord[], at: number, language: Language): NamedUnit[] {
  const { squared } = QUANTITY_WORDS[language]
  const before = squared[words[at]?.text ?? '']
  const start = before === undefined ? at : at + 1
  return oneUnit(words, start, language).flatMap((named) => {
    const after = before ?? squared[words[named.next]?.text ?? '']
    if (after === undefined) return [named]
    const { dimension, factor } = named.unit
    const unit = { dimension: `${dimension}${after}`, factor: factor ** after }
    return [{ ...named, unit, next: before === undefined ? named.next + 1 : named.next }]
  })
}

function oneUnit(words: readonly ReadWord[], at: number, language: Language): NamedUnit[] {
  const word = words[at]?.text ?? ''
  const pair = word + (words[at + 1]?.text ?? '')
  const one = unitsNamed(word, language).map((unit) => ({ unit, word, next: at + 1 }))
  if (at + 1 >= words.length) return one
  return [...one, ...unitsNamed(pair, language).map((unit) => ({ unit, word: pair, next: at + 2 }))]
}
