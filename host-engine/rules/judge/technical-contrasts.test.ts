import { describe, expect, it } from 'vitest'
import { isTechnicalContrast } from './technical-contrasts.ts'

const TERMS: readonly (readonly [term: string, other: string, expected: boolean])[] = [
  ['hypothermia', 'hyperthermia', true],
  ['hypothermia', 'hypothermya', false],
  ['propane', 'propene', true],
  ['propane', 'propanes', true],
  ['nitrato', 'nitrito', true],
  ['nitrate', 'nitrite', true],
  ['sulfuric', 'sulfurous', true],
  ['glucose', 'glucase', true],
  ['isotope', 'isotone', true],
  ['khomeini', 'khomeni', false],
  ['endocrine', 'exocrine', true],
  ['intranet', 'internet', true],
  ['inside', 'exside', true],
  ['kilometre', 'millimetre', true],
  ['arthritis', 'arthrosis', true],
  ['leukocyte', 'leukoblast', true],
  ['hydrophilic', 'hydrophobic', true],
  ['prolactin', 'prolagmin', true],
  ['ethane', 'ethene', true],
  ['eocene', 'miocene', true],
  ['unicycle', 'bicycle', true],
  ['psychology', 'psychonomy', true],
  ['tomato', 'tomito', true],
  ['abduct', 'adduct', true],
  ['ovale', 'ovolo', false],
  ['sonate', 'sonite', true],
  ['plato', 'plito', false],
  ['mitosis', 'meiosis', false],
  ['appendectomy', 'appendotomy', true],
  ['uomini', 'uomeni', true],
]

describe('[GAME-64] terms that differ in one part', () => {
  it.each(TERMS)('%s, %s: %s', (term, other, expected) => {
    expect(isTechnicalContrast(term, other)).toBe(expected)
    expect(isTechnicalContrast(other, term)).toBe(expected)
  })
})
