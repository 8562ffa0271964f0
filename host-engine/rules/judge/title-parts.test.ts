import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { readTokens } from './read-tokens.ts'
import { titleVariants, withoutOpening, withoutPart } from './title-writings.ts'

/** A title, its other writings ("?" where the lexicon has to allow one), and the parts that are near. */
type Row = readonly [language: Language, title: string, writings: string, parts: string]

const TITLES: readonly Row[] = [
  ['english', 'Alien: Covenant', '', 'Alien | Covenant'],
  ['english', 'Alien: The Long Dark', 'Alien | The Long Dark', ''],
  [
    'english',
    'Star Trek II: The Wrath of Khan',
    'Star Trek II | The Wrath of Khan | Star Trek The Wrath of Khan',
    '',
  ],
  [
    'english',
    'Star Wars: Episode V: The Empire Strikes Back',
    'The Empire Strikes Back | Star Wars Episode V | Star Wars The Empire Strikes Back | Star Wars V',
    'Star Wars | Episode V',
  ],
  [
    'english',
    'The Elder Scrolls V: Skyrim',
    'The Elder Scrolls V | The Elder Scrolls Skyrim | Skyrim?',
    'Skyrim',
  ],
  ['english', 'Avengers: Endgame', 'Endgame', 'Avengers | Endgame'],
  ['english', 'Dune: Part Two', 'Dune Two', 'Dune | Part Two'],
  ['english', 'Dune: Part One', 'Dune | Dune One', 'Part One'],
  ['english', 'Nel blu, dipinto di blu (Volare)', 'Nel blu, dipinto di blu | Volare', ''],
  ['english', 'E.T. the Extra-Terrestrial', 'E.T.', ''],
  ['english', 'Das Boot', 'Boot?', ''],
  ['english', 'Die Walküre', 'Walküre?', ''],
  ['english', 'La traviata', 'traviata', ''],
  ['english', 'die Hard', '', ''],
  ['english', 'Dr. Jekyll and Mr. Hyde', 'Jekyll and Hyde', ''],
  ['english', 'The Strange Case of Dr. Jekyll and Mr. Hyde', 'Dr. Jekyll and Mr. Hyde | Jekyll and Hyde', ''],
  ['english', 'The Adventures of Tom Sawyer', 'Tom Sawyer', ''],
  ['english', "Bram Stoker's Dracula", 'Dracula', ''],
  ['english', 'Mission: Impossible', 'Mission Impossible', ''],
  ['english', 'Kill Bill Vol. 2', 'Kill Bill 2', ''],
  ['english', 'Something (In the Way)', 'Something', ''],
  ['english', 'Ab: cd', '', ''],
  ['english', '9:30', '', ''],
  ['italian', 'Le avventure di Pinocchio', 'Pinocchio', ''],
  ['italian', 'Il meraviglioso mago di Oz', 'mago di Oz', ''],
  ['italian', 'La storia infinita', '', ''],
  ['italian', 'The Beatles', 'Beatles?', ''],
  ['italian', 'Il padrino - Parte II', 'Il padrino II', 'Il padrino | Parte II'],
  ['italian', 'Guerre stellari: Episodio IV', 'Guerre stellari IV', 'Guerre stellari | Episodio IV'],
]

const PARTS: readonly (readonly [guess: string, left: string | null])[] = [
  ['the godfather part 2', 'the godfather 2'],
  ['godfather part 2', 'godfather 2'],
  ['godfather part ii', 'godfather ii'],
  ['2 part godfather', '2 godfather'],
  ['dune 2 part', 'dune 2'],
  ['star wars episode v', 'star wars v'],
  ['episode part 2', 'episode 2'],
  ['part 2', null],
  ['part 2 godfather', null],
  ['godfather part', null],
  ['the godfather part', null],
  ['godfather partner 2', null],
  ['godfather 2 movie', null],
  ['godfather mix part end', null],
]

const OPENINGS: readonly (readonly [Language, guess: string, left: string | null])[] = [
  ['english', ' the adventures of tom sawyer', 'tom sawyer'],
  ['english', 'peter pan (disney)', 'peter pan'],
  ['english', 'peter pan (the film)', 'peter pan'],
  ['english', "disney's peter pan", 'peter pan'],
  ['english', 'les miserables', 'miserables'],
  ['english', ' dracula ', null],
  ['english', 'the wall', null],
  ['italian', 'peter pan della disney', 'peter pan'],
  ['italian', 'pinocchio (il libro)', 'pinocchio'],
  ['italian', 'le avventure di pinocchio', 'pinocchio'],
  ['italian', 'the wall', 'wall'],
]

const split = (texts: string): string[] => (texts === '' ? [] : texts.split(' | '))

describe('[GAME-22] the parts of a title', () => {
  it.each(TITLES)('%s: %s', (language, title, writings, parts) => {
    const variants = titleVariants(title, language)
    expect(variants.writings.map(({ text, counts }) => (counts === 'always' ? text : `${text}?`))).toEqual(
      split(writings),
    )
    expect(variants.parts).toEqual(split(parts))
  })

  it('may be said with a number, and where it begins with a capital, with an opening', () => {
    expect(titleVariants('Dune', 'english').beside).toEqual({ part: 'always', opening: 'always' })
    expect(titleVariants('dune', 'english').beside).toEqual({ part: 'always' })
  })

  it.each(PARTS)('the guess "%s" is "%s" without the word "part"', (guess, left) => {
    expect(
      withoutPart(readTokens(guess, 'english'))
        ?.map(({ text }) => text)
        .join(' ') ?? null,
    ).toBe(left)
  })

  it.each(OPENINGS)('%s: the guess "%s" is "%s" without what such titles begin or end with', (...row) => {
    const [language, guess, left] = row
    expect(withoutOpening(guess, language)).toBe(left)
  })
})
