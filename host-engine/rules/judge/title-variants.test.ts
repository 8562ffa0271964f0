import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { titleVariants } from './title-writings.ts'

const TITLES: readonly (readonly [
  language: Language,
  title: string,
  writings: readonly string[],
  parts: readonly string[],
])[] = [
  ['english', 'Alien: Covenant', [], ['Alien', 'Covenant']],
  ['english', 'Birdman or (The Unexpected Virtue of Ignorance)', ['Birdman or', 'Birdman'], []],
  ['english', 'Moby-Dick; or, The Whale', ['Moby-Dick', 'The Whale'], ['or, The Whale']],
  ['english', 'The Godfather Part II', ['The Godfather II'], []],
  ['english', 'Terminator 2: Judgment Day', ['Terminator 2', 'Judgment Day', 'Terminator Judgment Day'], []],
  [
    'english',
    'The Elder Scrolls V: Skyrim',
    ['The Elder Scrolls V', 'The Elder Scrolls Skyrim', 'Skyrim ?'],
    ['Skyrim'],
  ],
  ['english', 'Les Misérables', ['Misérables ?'], []],
  ['english', 'Das Boot', ['Boot ?'], []],
  ['english', 'E.T. the Extra-Terrestrial', ['E.T.'], []],
  ['english', "Disney's Peter Pan", ['Peter Pan'], []],
  ['english', 'Harry Potter and the Goblet of Fire', ['the Goblet of Fire'], []],
  [
    'english',
    'Star Wars: Episode V – The Empire Strikes Back',
    ['The Empire Strikes Back', 'Star Wars Episode V', 'Star Wars The Empire Strikes Back', 'Star Wars V'],
    ['Star Wars', 'Episode V'],
  ],
  ['english', 'Avengers: Endgame', ['Endgame'], ['Avengers', 'Endgame']],
  ['english', 'At 12:30', [], []],
  ['english', 'Dr Jekyll and Mr Hyde', ['Jekyll and Hyde'], []],
  ['english', "I'm a Celebrity... Get Me Out of Here!", ["I'm a Celebrity", 'Get Me Out of Here!'], []],
  [
    'italian',
    'Il dottor Stranamore, ovvero: come imparai ad amare la bomba',
    ['Il dottor Stranamore, ovvero', 'come imparai ad amare la bomba', 'Il dottor Stranamore'],
    [],
  ],
  ['italian', 'Nel blu, dipinto di blu (Volare)', ['Nel blu, dipinto di blu', 'Volare'], []],
  ['italian', 'Le avventure di Pinocchio', ['Pinocchio'], []],
  ['italian', 'Kill Bill: Volume 2', ['Kill Bill 2'], ['Kill Bill', 'Volume 2']],
  ['italian', 'Mission: Impossible', ['Mission Impossible'], []],
]

/** With a question mark what counts only where no lexicon knows it. */
const told = (writings: readonly { text: string; counts: string }[]): string[] =>
  writings.map(({ text, counts }) => (counts === 'always' ? text : `${text} ?`))

describe('[GAME-22] shorter ways to say a title', () => {
  it.each(TITLES)('%s: %s', (language, title, writings, parts) => {
    const variants = titleVariants(title, language)
    expect(told(variants.writings)).toEqual(writings)
    expect(variants.parts).toEqual(parts)
  })

  it('may have an opening before it where it begins with a capital', () => {
    expect(titleVariants('Pinocchio', 'italian').beside).toEqual({ part: 'always', opening: 'always' })
    expect(titleVariants('pinocchio', 'italian').beside).toEqual({ part: 'always' })
  })
})
