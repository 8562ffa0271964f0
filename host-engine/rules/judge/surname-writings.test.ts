import { describe, expect, it } from 'vitest'
import { namePartsOf } from './name-parts.ts'
import { surnameWritings } from './surname-writings.ts'

/** The writings that always count where the answer is surely a person, and those that the lexicon has to allow. */
type Row = readonly [name: string, always: string, unknown: string]

const NAMES: readonly Row[] = [
  ['Vincent van Gogh', 'Gogh | van Gogh', ''],
  ['Ursula von der Leyen', 'Leyen | von der Leyen', ''],
  ['Caterina da Siena', 'da Siena', 'Siena'],
  ['Leonardo da Vinci', 'da Vinci', 'Vinci'],
  ['Camillo Benso di Cavour', 'Cavour | di Cavour | Benso | Benso di Cavour', ''],
  ['Giuseppe Pellizza da Volpedo', 'Volpedo | da Volpedo | Pellizza | Pellizza da Volpedo', ''],
  ['Carlo Alberto dalla Chiesa', 'dalla Chiesa | Alberto dalla Chiesa', 'Chiesa'],
  ['Arthur Conan Doyle', 'Doyle | Conan Doyle', ''],
  ['Gabriel García Márquez', 'Márquez | García Márquez', ''],
  ['George W. Bush', 'Bush', ''],
  ['Jean-Paul Sartre', 'Sartre', ''],
  ['Camille Saint-Saëns', 'Saint-Saëns', 'Saëns'],
  ['Gabriele D’Annunzio', 'D’Annunzio | Annunzio', ''],
  ['John Lake', '', 'Lake'],
]

const split = (texts: string): string[] => (texts === '' ? [] : texts.split(' | '))

function writingsOf(name: string, sure: 'sure' | 'weak') {
  const parts = namePartsOf(name.split(' '))
  if (parts === null) throw new Error(`${name} has no parts`)
  return surnameWritings(parts, sure)
}

describe('[GAME-60] a person by surname', () => {
  it.each(NAMES)('%s', (name, always, unknown) => {
    const writings = writingsOf(name, 'sure')
    const textsThat = (counts: string) =>
      writings.filter((one) => one.counts === counts).map(({ text }) => text)
    expect([textsThat('always'), textsThat('unknown')]).toEqual([split(always), split(unknown)])
  })

  it('is for the lexicon to allow where the answer may be a thing', () => {
    expect(writingsOf('Arthur Conan Doyle', 'weak')).toEqual([
      { text: 'Doyle', counts: 'unknown' },
      { text: 'Conan Doyle', counts: 'unknown' },
    ])
  })
})
