import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { fullVariants } from './full-names.ts'
import { splitTitle } from './split-title.ts'

const EPITHET = 'title, title of a surname, title of its own'
const PERSON = `${EPITHET}, middle name, another name, junior`
const WITH_MIDDLE = `${EPITHET}, junior`
const WITH_INITIALS = `${EPITHET}, initials, junior`

/** A name, its writings ("?" where the lexicon has to allow one), the parts that are near, and what may stand beside it. */
type Row = readonly [language: Language, name: string, writings: string, parts: string, beside: string]

const NAMES: readonly Row[] = [
  ['english', 'Ivan the Terrible', '', '', EPITHET],
  ['english', 'Catherine of Aragon', '', '', EPITHET],
  ['english', 'Isle of Man', '', '', ''],
  ['english', 'Black Sabbath', '', '', ''],
  ['english', 'King Ivan the Terrible', 'Ivan the Terrible', '', EPITHET],
  ['english', 'Robin Hood', '', 'Robin', EPITHET],
  ['english', 'Neil Armstrong', 'Neil Armstrong | Armstrong', 'Neil | Armstrong', PERSON],
  [
    'english',
    'Martin Luther King Jr.',
    'Martin Luther King | King | Luther King | marty Luther King | Martin King | marty King | MLK | King Jr.',
    'Martin | Luther | King',
    EPITHET,
  ],
  ['english', 'J. R. R. Tolkien', 'J. R. R. Tolkien | Tolkien | J Tolkien', 'Tolkien', WITH_INITIALS],
  [
    'english',
    'George W. Bush',
    'George W. Bush | Bush | georg W. Bush | George Bush | georg Bush | GWB',
    'George | Bush',
    WITH_INITIALS,
  ],
  [
    'english',
    'Ralph Vaughan Williams',
    'Ralph Vaughan Williams | Vaughan Williams | Ralph Williams | RVW',
    'Ralph | Vaughan | Williams',
    WITH_MIDDLE,
  ],
  ['english', 'Saint Paul Island', '', '', ''],
  ['italian', 'Lorenzo il Magnifico', '', '', EPITHET],
  ['italian', 'San Francesco d’Assisi', 'Francesco d’Assisi', '', ''],
  ['italian', 'San Giovanni Battista', 'Giovanni Battista', '', ''],
  ['italian', 'San Foo di Napoli', 'Foo di Napoli? | san Foo | S. Foo', '', ''],
  ['italian', 'San Gennaro di Napoli', 'Gennaro di Napoli | san Gennaro | S. Gennaro', '', ''],
  [
    'italian',
    'Padre Pio da Pietrelcina',
    'Pio da Pietrelcina | Pietrelcina? | da Pietrelcina | padre Pio',
    'Pio | Pietrelcina',
    PERSON,
  ],
]

const split = (texts: string): string[] => (texts === '' ? [] : texts.split(' | '))

describe('[GAME-22] names of two words and more', () => {
  it.each(NAMES)('%s: %s', (language, name, writings, parts, beside) => {
    const variants = fullVariants(splitTitle(name.split(' '), language), null)
    const texts = variants.writings.map(({ text, counts }) => (counts === 'always' ? text : `${text}?`))
    expect([...new Set(texts)]).toEqual(split(writings))
    expect(variants.parts).toEqual(split(parts))
    expect(Object.keys(variants.beside ?? {}).join(', ')).toBe(beside)
  })
})
