import { countries as listed, type TCountryCode } from 'countries-list'
import { describe, expect, it } from 'vitest'
import { foldText } from '../../../rules/judge/fold-text.ts'
import { seededRandom } from '../../../rules/random.ts'
import { chooseBetween, chooseJourney } from './border-questions.ts'
import { closedLists } from './closed-lists.ts'
import { allCountries, countryOf } from './countries.ts'
import { countryClues } from './country-clues.ts'
import { elements, spellings } from './elements.ts'

const letters = (text: string) => foldText(text).replace(/[^a-z]/g, '')

describe('the table of countries', () => {
  it('tells every border from both sides', () => {
    for (const { code, neighbours, possibleNeighbours } of allCountries()) {
      for (const other of neighbours) expect(countryOf(other).neighbours, `${code} ${other}`).toContain(code)
      for (const other of possibleNeighbours) {
        expect(countryOf(other).possibleNeighbours, `${code} ${other}`).toContain(code)
      }
    }
  })

  it('has the capitals of the package, but for their spelling', () => {
    const different = allCountries().filter(({ code, capitals }) => {
      const theirs = letters(listed[code as TCountryCode].capital)
      return capitals !== undefined && letters(capitals.english) !== theirs
    })
    const names = different.map(
      ({ code, capitals }) => `${capitals?.english}: ${listed[code as TCountryCode].capital}`,
    )
    expect(names).toMatchInlineSnapshot(`
      [
        "Saint George’s: St. George's",
        "Ulaanbaatar: Ulan Bator",
        "Washington: Washington D.C.",
      ]
    `)
  })

  it('knows each name once in either language', () => {
    for (const language of ['english', 'italian'] as const) {
      const names = allCountries().map((country) => country.names[language])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('has clues that do not name their country', () => {
    for (const { country, english, italian } of countryClues()) {
      expect(letters(english)).not.toContain(letters(country.names.english))
      expect(letters(italian)).not.toContain(letters(country.names.italian))
      expect(italian).toMatch(/^(?:d[aei]l?(?:l[aeo’]|i|gli)?|degli|di|del|dei)[ ’]?/)
    }
  })
})

describe('questions of borders', () => {
  it('asks only for the one country that lies beside all', () => {
    const random = seededRandom(5)
    for (let each = 0; each < 300; each += 1) {
      const between = chooseBetween(allCountries(), 2, random)
      if (!between) continue
      const codes = between.beside.map(({ code }) => code)
      const all = allCountries().filter(({ possibleNeighbours }) =>
        codes.every((code) => possibleNeighbours.includes(code)),
      )
      expect(all).toEqual([between.answer])
    }
  })

  it('knows the one short way from Portugal to Italy', () => {
    const ends = [countryOf('PT'), countryOf('IT')]
    const journeys = Array.from({ length: 20 }, (_, seed) => chooseJourney(ends, 2, seededRandom(seed)))
    const ways = journeys
      .filter((way) => way?.from.code === 'PT')
      .map((way) => way?.through.map(({ code }) => code))
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways) expect(way).toEqual(['ES', 'FR'])
  })
})

describe('the table of elements', () => {
  it.each([
    [1, 'H'],
    [8, 'O'],
    [11, 'Na'],
    [26, 'Fe'],
    [29, 'Cu'],
    [47, 'Ag'],
    [50, 'Sn'],
    [53, 'I'],
    [74, 'W'],
    [79, 'Au'],
    [80, 'Hg'],
    [82, 'Pb'],
    [92, 'U'],
  ])('counts right: %i is %s', (number, symbol) => {
    expect(elements().find((element) => element.symbol === symbol)?.number).toBe(number)
  })

  it('finds every way to spell a word', () => {
    const ways = spellings('bacon').map((way) => way.map(({ symbol }) => symbol).join('-'))
    expect(ways.sort()).toEqual(['B-Ac-O-N', 'Ba-C-O-N', 'Ba-Co-N'])
  })
})

describe('the closed lists', () => {
  it('have as many members in both languages, each once', () => {
    for (const { members, titles } of closedLists()) {
      expect(members.italian.length, titles.english).toBe(members.english.length)
      expect(new Set(members.english).size, titles.english).toBe(members.english.length)
      expect(new Set(members.italian).size, titles.italian).toBe(members.italian.length)
    }
  })
})
