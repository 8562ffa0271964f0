import { describe, expect, it } from 'vitest'
import { placeVariants, withoutKindOfPlace } from './place-kinds.ts'
import { readTokens } from './read-tokens.ts'

/** A place, its name alone, one writing with its kind, and when these count. */
const NAMED: readonly (readonly [text: string, bare: string, withKind: string, counts: string])[] = [
  ['Yosemite National Park', 'Yosemite', 'Yosemite park', 'always'],
  ['the Yosemite National Park', 'Yosemite', 'parco Yosemite', 'always'],
  ['Parco nazionale del Gran Paradiso', 'Gran Paradiso', 'parco Gran Paradiso', 'always'],
  ['Parco Nazionale dell’Abruzzo', 'Abruzzo', 'Abruzzo park', 'always'],
  ['Parco nazionale di Ischia', 'Ischia', 'parco Ischia', 'always'],
  ['River Thames', 'Thames', 'Thames river', 'always'],
  ['The Thames River', 'Thames', 'fiume Thames', 'always'],
  ['Mt. Everest', 'Everest', 'monte Everest', 'always'],
  ['Lago d’Orta', 'Orta', 'lake Orta', 'always'],
  ['Isola del Giglio', 'Giglio', 'Giglio island', 'always'],
  ['Republic of Ireland', 'Ireland', 'repubblica Ireland', 'always'],
  ['Kingdom of Spain', 'Spain', 'Spain kingdom', 'always'],
  ['Città del Vaticano', 'Vaticano', 'Vaticano city', 'always'],
  ['Battle of Hastings', 'Hastings', 'battaglia Hastings', 'always'],
  ['State of Israel', 'Israel', 'Israel state', 'always'],
  ['Baltic Sea', 'Baltic', 'mare Baltic', 'always'],
  ['Sahara desert', 'Sahara', 'deserto Sahara', 'always'],
  ['Nile River', 'Nile', 'river Nile', 'always'],
  ['New York City', 'New York', 'New York city', 'always'],
  ['Lake Victoria', 'Victoria', 'lago Victoria', 'always'],
  ['Treasure Island', 'Treasure', 'isola Treasure', 'unknown'],
  ['Moon River', 'Moon', 'river Moon', 'unknown'],
]

/** Without the kind these would be something else, or nothing. */
const WHOLE = [
  'Mar Nero',
  'Dead Sea',
  'Kingdom Spain',
  'State of Georgia',
  'Mexico City',
  'Kansas City',
  'Salt Lake City',
  'Lago Monte Rosa',
  'sahara Desert',
  'Lake of the sorrow',
  'River',
  'the River',
]

const BESIDE: readonly (readonly [text: string, beside: object])[] = [
  ['Everest', { 'kind of place': 'always' }],
  ['everest', {}],
  ['New York', { city: 'always' }],
  ['Rio de Janeiro', { 'kind of place': 'always', city: 'always' }],
  ['Rio rosso', {}],
  ['San Pietro Bella Vista', {}],
  ['Black', {}],
  ['Jordan', {}],
  ['North Jordan', { city: 'always' }],
  ['North Everest', { 'kind of place': 'always', city: 'always' }],
  ['Nero Como', { city: 'always' }],
]

const GUESSES: readonly (readonly [guess: string, left: string, beside: string])[] = [
  ['river thames', 'thames', 'kind of place'],
  ['thames river', 'thames', 'kind of place'],
  ['lake of como', 'como', 'kind of place'],
  ['lago di como', 'como', 'kind of place'],
  ['republic of ireland', 'ireland', 'kind of place'],
  ['city of rome', 'rome', 'kind of place'],
  ['new york city', 'new york', 'city'],
  ['israel state', 'israel', 'city'],
]

describe('[GAME-22] places and their kinds', () => {
  it.each(NAMED)('%s is %s, and %s', (text, bare, withKind, counts) => {
    const { writings, beside } = placeVariants(text)
    expect(writings.map((writing) => writing.text)).toEqual(expect.arrayContaining([bare, withKind]))
    expect(new Set(writings.map((writing) => writing.counts))).toEqual(new Set([counts]))
    expect(beside).toEqual({})
  })

  it.each(WHOLE)('%s keeps its kind', (text) => {
    expect(placeVariants(text).writings).toEqual([])
  })

  it.each(BESIDE)('%s: a guess may say beside it %o', (text, beside) => {
    expect(placeVariants(text).beside).toEqual(beside)
  })

  it.each(GUESSES)('the guess "%s" is %s', (guess, left, beside) => {
    const without = withoutKindOfPlace(readTokens(guess, 'english'))
    expect(without?.tokens.map(({ text }) => text).join(' ')).toBe(left)
    expect(without?.beside).toBe(beside)
  })

  it.each([
    'thames',
    'lake',
    'river of thames',
    'fiume di roma',
    'volcano of etna',
    'battle of hastings',
    'republic ireland',
  ])('the guess "%s" is nothing without its kind', (guess) => {
    expect(withoutKindOfPlace(readTokens(guess, 'english'))).toBeNull()
  })
})
