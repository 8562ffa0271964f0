import { describe, expect, it } from 'vitest'
import { isSeries, withoutHero, withoutSeries } from './series.ts'
import { type Row, split, taken } from './testing/taken.ts'

const TITLES: readonly Row[] = [
  [
    'english',
    'The Empire Strikes Back',
    'star wars the empire strikes back | star wars: empire strikes back',
    'star wars | star wars return of the jedi',
  ],
  ['english', 'Casino Royale', 'james bond casino royale', 'james bond'],
  ['english', 'Discovery', 'discovery', 'star trek discovery'],
  ['italian', 'La pietra filosofale', 'harry potter e la pietra filosofale', 'harry potter'],
  ['english', 'E.T. the Extra-Terrestrial', 'e.t. | et', 'the extra'],
  ['english', "I'm a Celebrity... Get Me Out of Here!", "i'm a celebrity", 'celebrity'],
  ['english', "Slaughterhouse-Five, or, The Children's Crusade", 'slaughterhouse 5', 'slaughterhouse'],
  [
    'italian',
    'Il dottor Stranamore, ovvero: come imparai ad amare la bomba',
    'il dottor stranamore | dottor stranamore',
    'la bomba',
  ],
  ['italian', "Ocean's Eleven", "ocean's 11 | oceans eleven", "ocean's 12"],
  ['italian', 'Castel del Monte', 'castello del monte', 'castelli del monte rosa'],
  ['italian', "Valle d'Aosta", "val d'aosta", 'aosta'],
]

describe('[GAME-22] titles of series, and long ones', () => {
  it.each(TITLES)('%s: %s', (language, answer, right, wrong) => {
    expect({ right: taken(language, answer, right), wrong: taken(language, answer, wrong) }).toEqual({
      right: split(right),
      wrong: [],
    })
  })

  it('knows a series by its name, but for its first part', () => {
    expect(isSeries('Star Wars', 'The Empire Strikes Back')).toBe(true)
    expect(isSeries('Star Wars', 'A New Hope')).toBe(false)
    expect(isSeries('The Hobbit', 'Nothing')).toBe(isSeries('Hobbit', 'Nothing'))
    expect(isSeries('Nobody', 'Nothing')).toBe(false)
  })

  it('leaves out a hero where more than a name is left', () => {
    expect(withoutHero('Harry Potter and the Goblet of Fire')).toBe('the Goblet of Fire')
    expect(withoutHero('Harry Potter and Hermione')).toBeNull()
    expect(withoutHero('Peter Potter and the Goblet of Fire')).toBeNull()
  })

  it('leaves out the series before a title of more words', () => {
    expect(withoutSeries('star wars the empire strikes back')).toBe('the empire strikes back')
    expect(withoutSeries('The Chronicles of Narnia the silver chair')).toBe('the silver chair')
    expect(withoutSeries('harry potter e la pietra filosofale')).toBe('la pietra filosofale')
    expect(withoutSeries('harry potter & the stone')).toBe('the stone')
    expect(withoutSeries('star trek discovery')).toBeNull()
    expect(withoutSeries('harry potter and stone')).toBeNull()
    expect(withoutSeries('star wars')).toBeNull()
    expect(withoutSeries('the empire strikes back')).toBeNull()
  })
})
