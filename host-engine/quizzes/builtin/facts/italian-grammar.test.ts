import { describe, expect, it } from 'vitest'
import { allCountries, countryOf, fullName, inItalian } from './countries.ts'
import { elements } from './elements.ts'
import { listInItalian, withArticle } from './italian-grammar.ts'

describe('Italian articles', () => {
  it.each([
    ['FR', 'la Francia', 'della Francia', 'alla Francia', 'dalla Francia', 'nella Francia'],
    ['BE', 'il Belgio', 'del Belgio', 'al Belgio', 'dal Belgio', 'nel Belgio'],
    ['AT', 'l’Austria', 'dell’Austria', 'all’Austria', 'dall’Austria', 'nell’Austria'],
    ['EG', 'l’Egitto', 'dell’Egitto', 'all’Egitto', 'dall’Egitto', 'nell’Egitto'],
    ['ZM', 'lo Zambia', 'dello Zambia', 'allo Zambia', 'dallo Zambia', 'nello Zambia'],
    ['YE', 'lo Yemen', 'dello Yemen', 'allo Yemen', 'dallo Yemen', 'nello Yemen'],
    ['LK', 'lo Sri Lanka', 'dello Sri Lanka', 'allo Sri Lanka', 'dallo Sri Lanka', 'nello Sri Lanka'],
    ['HN', 'l’Honduras', 'dell’Honduras', 'all’Honduras', 'dall’Honduras', 'nell’Honduras'],
    [
      'US',
      'gli Stati Uniti',
      'degli Stati Uniti',
      'agli Stati Uniti',
      'dagli Stati Uniti',
      'negli Stati Uniti',
    ],
    ['NL', 'i Paesi Bassi', 'dei Paesi Bassi', 'ai Paesi Bassi', 'dai Paesi Bassi', 'nei Paesi Bassi'],
    ['PH', 'le Filippine', 'delle Filippine', 'alle Filippine', 'dalle Filippine', 'nelle Filippine'],
    ['CU', 'Cuba', 'di Cuba', 'a Cuba', 'da Cuba', 'in Cuba'],
    ['AD', 'Andorra', 'di Andorra', 'ad Andorra', 'da Andorra', 'in Andorra'],
  ])('fuses them with prepositions: %s', (code, name, di, a, da, within) => {
    const country = countryOf(code)
    expect([
      fullName(country, 'italian'),
      ...(['di', 'a', 'da', 'in'] as const).map((preposition) => inItalian(preposition, country)),
    ]).toEqual([name, di, a, da, within])
  })

  it('gives every country the article of its first sound', () => {
    for (const country of allCountries()) {
      const name = fullName(country, 'italian')
      if (country.gender === '-') expect(name).toMatch(/^\p{Lu}/u)
      else if (/^l’/.test(name)) expect(name).toMatch(/^l’h?[aeiou]/i)
      else if (country.gender === 'm')
        expect(name).toMatch(/^(?:il (?!(?:[AEIOUZXY]|S[^aeiou]))|lo (?:[ZXY]|S[^aeiou]))/)
      else if (country.gender === 'f') expect(name).toMatch(/^la (?![AEIOU])/)
      else expect(name).toMatch(/^(?:gli (?:[AEIOU]|S[^aeiou])|i [^AEIOU]|le )/)
    }
  })

  it('says the elements as chemists do', () => {
    const names = elements().map(({ names }) => withArticle(names.italian, 'm'))
    expect(names).toEqual(
      expect.arrayContaining([
        'lo zolfo',
        'lo zinco',
        'lo stagno',
        'lo stronzio',
        'lo scandio',
        'lo iodio',
        'lo xeno',
        'l’oro',
        'l’idrogeno',
        'l’iridio',
        'l’ittrio',
        'l’indio',
        'l’itterbio',
        'l’olmio',
        'l’uranio',
        'il ferro',
        'il silicio',
        'il selenio',
        'il sodio',
        'il samario',
        'il piombo',
        'il tallio',
      ]),
    )
  })

  it('says "ed" before an e', () => {
    expect(listInItalian(['Lituania', 'Estonia'])).toBe('Lituania ed Estonia')
    expect(listInItalian(['a', 'b', 'c'])).toBe('a, b e c')
  })
})
