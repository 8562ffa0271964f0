import { describe, expect, it } from 'vitest'
import { split, taken } from './testing/taken.ts'

describe('[GAME-22] a surname after a first name that no table knows', () => {
  it.each([
    ['Bidzina Ivanishvili', 'ivanishvili'],
    ['Qwerto Girottelli', 'girottelli'],
    ['Zdenkor Kopriviček', ''],
    ['Vujko Marinković', 'marinkovic'],
    ['Arvids Blumentals', ''],
    ['Ewoud Hoekstra', 'hoekstra'],
    ['Tarjei Halvorsson', 'halvorsson'],
    ['Ikuhiro Matsuyama', 'matsuyama'],
    ['Bronius Grybauskas', ''],
    ['Spyro Papadopoulos', 'papadopoulos'],
  ])('%s', (answer, right) => {
    const last = answer.split(' ').at(-1)?.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase() ?? ''
    expect(taken('italian', answer, last)).toEqual(split(right))
  })

  it.each([
    ['Palazzo Girottelli', 'girottelli'],
    ['Villa Marinković', 'marinkovic'],
    ['Nizhny Ivanishvili', 'ivanishvili'],
  ])('is none in the name of a thing: %s', (answer, last) => {
    expect(taken('italian', answer, last)).toEqual([])
  })

  it('is none where the lexicon knows the word', () => {
    expect(taken('italian', 'Qwerto Panini', 'panini')).toEqual([])
  })
})

describe('[GAME-22] a first name of the Slavs, in whatever ending', () => {
  it.each([
    ['Mstislav Rostropovič', 'rostropovich'],
    ['Bohuslav Martinů', 'martinu'],
    ['Grigorij Rasputin', 'rasputin'],
    ['Lavrentiy Beria', 'beria'],
    ["Il'ja Repin", 'repin | ilja repin | ilya repin'],
    ["Jun'ichirō Tanizaki", 'tanizaki | junichiro tanizaki'],
    ['Bashar al-Assad', 'assad | bashar assad | bashar el assad'],
  ])('%s', (answer, right) => {
    expect(taken('italian', answer, right)).toEqual(split(right))
  })
})

describe('[GAME-22] who is called after the Baptist', () => {
  it.each([
    [
      'Giovanni Battista Tiepolo',
      'giambattista tiepolo | gian battista tiepolo | giovan battista tiepolo',
      '',
    ],
    ['Giambattista Vico', 'giovanni battista vico | gian battista vico', 'giovanni vico'],
    ['Giovanni Paolo Pannini', '', 'giambattista pannini'],
  ])('%s', (answer, right, wrong) => {
    expect(taken('italian', answer, right)).toEqual(split(right))
    expect(taken('italian', answer, wrong)).toEqual([])
  })
})
