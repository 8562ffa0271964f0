import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { particleVariants, singleVariants } from './single-names.ts'
import { splitTitle } from './split-title.ts'

const TITLES = { 'title of a surname': 'always', title: 'always' }
const UNSURE = { 'title of a surname': 'always', title: 'unknown' }
const KNOWN = { ...TITLES, kind: 'always' }
const BEHIND_TITLE = { 'first name': 'always', title: 'unknown', 'title of a surname': 'unknown' }

/** A name of one word, its other writings, the parts that are near, and what may be said beside it. */
type Row = readonly [language: Language, name: string, writings: string, parts: string, beside: object]

const NAMES: readonly Row[] = [
  ['english', 'Newton', '', '', { ...TITLES, 'first name': 'always' }],
  ['english', 'Obama', '', '', { ...UNSURE, 'first name': 'always' }],
  ['english', 'London', '', '', UNSURE],
  ['english', 'Leonardo', 'Leonardo vinci', '', KNOWN],
  ['english', 'Napoleon', 'Napoleon bonaparte', '', KNOWN],
  ['english', 'Mario', '', '', TITLES],
  ['english', 'Ali', '', '', { ...TITLES, 'first name': 'unknown' }],
  ['english', 'Xy', '', '', TITLES],
  ['english', 'Lake', '', '', {}],
  ['english', "D'Annunzio", 'Annunzio', '', { ...UNSURE, 'first name': 'unknown' }],
  ['english', 'Queen Victoria', 'Victoria', '', BEHIND_TITLE],
  ['english', 'Lord Byron', 'Byron', '', BEHIND_TITLE],
  ['english', 'Doctor Zhivago', 'Zhivago', '', BEHIND_TITLE],
  ['english', 'King Kong', '', '', {}],
  ['english', 'Saint Paul', '', 'Paul', {}],
  ['english', 'Saint Foo', '', '', {}],
  ['italian', 'Dante', 'Dante alighieri', '', KNOWN],
  ['italian', 'Papa Francesco', 'Francesco', '', BEHIND_TITLE],
]

const split = (texts: string): string[] => (texts === '' ? [] : texts.split(' | '))

describe('[GAME-22] names of one word', () => {
  it.each(NAMES)('%s: %s', (language, name, writings, parts, beside) => {
    const variants = singleVariants(splitTitle(name.split(' '), language), language, null)
    expect(variants.writings.map(({ text }) => text)).toEqual(split(writings))
    expect(variants.parts).toEqual(split(parts))
    expect(variants.beside).toEqual(beside)
  })

  it('are borne by those who are known by them', () => {
    const bearersOf = (name: string) =>
      singleVariants({ title: null, words: [name] }, 'english', null).bearers
    expect(bearersOf('Newton')).toEqual(['isaac'])
    expect(bearersOf('London')).toBeUndefined()
  })

  it('are somebody’s where the prompt asks for one', () => {
    expect(singleVariants({ title: null, words: ['London'] }, 'english', 'weak').beside).toEqual({
      ...UNSURE,
      'first name': 'always',
    })
  })

  it('count behind a particle where the lexicon allows it', () => {
    expect(particleVariants('van Gogh')).toEqual({
      writings: [{ text: 'van Gogh', counts: 'unknown' }],
      parts: ['van Gogh'],
      beside: { 'first name': 'always', title: 'always', 'title of a surname': 'always' },
    })
  })
})
