import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { isSameQuantity, type Quantity } from './quantity.ts'
import { isSameValue, valuesOf, valuesOfAnswers } from './values.ts'

type Row = readonly [language: Language, text: string, amounts: readonly Omit<Quantity, 'kind'>[]]

const AMOUNTS: readonly Row[] = [
  ['english', '5 km', [{ dimension: 'length', amount: 5000, bare: 5 }]],
  ['english', '10²', [{ dimension: '', amount: 100, bare: null }]],
  ['english', '10⁻³', []],
  ['english', '2½ hours', [{ dimension: 'time', amount: 9000, bare: 2.5 }]],
  ['english', '6\'2"', [{ dimension: 'length', amount: 1.8796, bare: null }]],
  [
    'english',
    "5'",
    [
      { dimension: 'length', amount: 1.524, bare: 5 },
      { dimension: 'time', amount: 300, bare: 5 },
    ],
  ],
  [
    'english',
    '5"',
    [
      { dimension: 'length', amount: 0.127, bare: 5 },
      { dimension: 'time', amount: 5, bare: 5 },
    ],
  ],
  ['english', '1/2', [{ dimension: '', amount: 0.5, bare: null }]],
  ['english', '1/0', []],
  ['english', '3^2', [{ dimension: '', amount: 9, bare: null }]],
  ['english', '60 km/h', [{ dimension: 'length/time', amount: 16.6667, bare: 60 }]],
  [
    'english',
    '20 m²',
    [
      { dimension: 'length2', amount: 20, bare: 20 },
      { dimension: 'time2', amount: 72000, bare: 20 },
    ],
  ],
  [
    'english',
    '20 m2',
    [
      { dimension: 'length2', amount: 20, bare: 20 },
      { dimension: 'time2', amount: 72000, bare: 20 },
    ],
  ],
  ['english', '20°C', [{ dimension: 'temperature', amount: 293.15, bare: 20 }]],
  ['english', '20°', [{ dimension: 'angle', amount: 20, bare: 20 }]],
  ['english', 'US$5', [{ dimension: 'usd', amount: 5, bare: 5 }]],
  ['english', '$5 or so', [{ dimension: 'usd', amount: 5, bare: 5 }]],
  ['english', 'minus 40 celsius', [{ dimension: 'temperature', amount: 233.15, bare: -40 }]],
  ['english', 'five below zero', [{ dimension: '', amount: -5, bare: null }]],
  ['english', '£2.50', [{ dimension: 'gbp', amount: 2.5, bare: 2.5 }]],
  ['english', '£5m', [{ dimension: 'gbp', amount: 5000000, bare: 5000000 }]],
  ['english', 'a dozen', [{ dimension: '', amount: 12, bare: null }]],
  ['english', 'three quarters', [{ dimension: '', amount: 0.75, bare: null }]],
  ['english', '2 million', [{ dimension: '', amount: 2000000, bare: null }]],
  ['english', '1500 thousand', []],
  ['english', 'an hour and a half', [{ dimension: 'time', amount: 5400, bare: null }]],
  ['english', '5 ft 2', [{ dimension: 'length', amount: 1.5748, bare: null }]],
  [
    'english',
    '2 m 10',
    [
      { dimension: 'length', amount: 2.1, bare: null },
      { dimension: 'time', amount: 130, bare: null },
    ],
  ],
  ['english', 'about 5 km', [{ dimension: 'length', amount: 5000, bare: 5 }]],
  ['english', '2 metres tall', [{ dimension: 'length', amount: 2, bare: 2 }]],
  ['english', '5 km long or more', []],
  ['english', 'a quarter of an hour', [{ dimension: 'time', amount: 900, bare: 0.25 }]],
  ['english', 'pint', [{ dimension: 'pint', amount: 1, bare: null }]],
  ['english', '22 yds', [{ dimension: 'length', amount: 20.1168, bare: 22 }]],
  ['italian', 'un milione e mezzo', [{ dimension: '', amount: 1500000, bare: null }]],
  ['italian', 'mezzo milione di euro', [{ dimension: 'eur', amount: 500000, bare: 500000 }]],
  ['italian', '5 gradi sotto zero', [{ dimension: 'angle', amount: -5, bare: -5 }]],
  ['italian', '3 euro e 50', [{ dimension: 'eur', amount: 3.5, bare: null }]],
  ['italian', '120 chilometri orari', [{ dimension: 'length/time', amount: 33.3333, bare: 120 }]],
  ['italian', "120 km all'ora", [{ dimension: 'length/time', amount: 33.3333, bare: 120 }]],
  ['italian', '2 metri quadrati', [{ dimension: 'length2', amount: 2, bare: 2 }]],
  ['italian', 'due ore e un quarto', [{ dimension: 'time', amount: 8100, bare: null }]],
  ['italian', 'più o meno 5 kg', [{ dimension: 'mass', amount: 5, bare: 5 }]],
  ['italian', "mezz'ora", [{ dimension: 'time', amount: 1800, bare: 0.5 }]],
  ['italian', '5 kg circa', [{ dimension: 'mass', amount: 5, bare: 5 }]],
  [
    'italian',
    '1,5 m',
    [
      { dimension: '', amount: 1500000, bare: null },
      { dimension: 'length', amount: 1.5, bare: 1.5 },
      { dimension: 'time', amount: 90, bare: 1.5 },
    ],
  ],
]

const amountsOf = (language: Language, text: string): Quantity[] =>
  valuesOf(text, language).filter((value) => value.kind === 'quantity')
const rounded = (amount: number): number => Number(amount.toFixed(4))

const isSame = (answer: string, guess: string): boolean =>
  valuesOfAnswers([answer], 'english').some((value) =>
    valuesOf(guess, 'english').some((said) => isSameValue(value, said)),
  )

describe('[GAME-60] the amounts that a text may say', () => {
  it.each(AMOUNTS)('%s: %s', (language, text, amounts) => {
    const said = amountsOf(language, text).map(({ dimension, amount, bare }) => ({
      dimension,
      amount: rounded(amount),
      bare,
    }))
    expect(said).toEqual(amounts)
  })

  it.each([
    ['5 km', '5000 m', true],
    ['5 km', '5', true],
    ['5', '5 km', false],
    ['5 km', '5 miles', false],
    ['5 km', '5.001 km', false],
    ['5 km', '5000.0001 m', true],
    ["5'", '5"', false],
    ["5'", '5 minutes', true],
    ["5'", '5 ft', true],
    ['5"', '5 inches', true],
    ['5"', '5 seconds', true],
    ['5"', '5 minutes', false],
    ['6\'2"', '6 ft 2', true],
    ['6\'2"', '6\'3"', false],
    ['3 pm', '15:00', true],
    ['3 pm', '3pm', true],
    ['3 pm', '3 may', false],
    ['8 Mile', '8 miles', false],
    ['8 mile', '8 miles', true],
    ['the 60s', '60 seconds', false],
    ['C', '100', false],
    ['3 February', '2/3', true],
    ['3.14', '3:14', false],
  ])('%s is said by %s: %s', (answer, guess, expected) => {
    expect(isSame(answer, guess)).toBe(expected)
  })

  it('is of the same size or nearly', () => {
    const of = (dimension: string, amount: number, bare: number | null = null): Quantity => ({
      kind: 'quantity',
      dimension,
      amount,
      bare,
    })
    expect(isSameQuantity(of('length', 1), of('length', 1 + 1e-7))).toBe(true)
    expect(isSameQuantity(of('length', 1), of('length', 1 + 1e-5))).toBe(false)
    expect(isSameQuantity(of('length', 1), of('mass', 1))).toBe(false)
    expect(isSameQuantity(of('length', 1000, 1), of('', 1))).toBe(true)
    expect(isSameQuantity(of('length', 1000), of('', 1000))).toBe(false)
    expect(isSameQuantity(of('', 0), of('', 0))).toBe(true)
  })

  it('reads no long text, and of several days only the one that is spelt', () => {
    expect(valuesOf(`5 km ${'x'.repeat(80)}`, 'english')).toEqual([])
    const dates = valuesOfAnswers(['3 February 2030', '3/2/2030'], 'english')
    expect(dates.every((value) => value.kind === 'date' && value.month === 2)).toBe(true)
    expect(valuesOfAnswers(['3/2/2030'], 'english')).toHaveLength(2)
    expect(
      valuesOfAnswers(['duecento'], 'italian').some(
        (value) => value.kind === 'date' && value.span === 'century' && !value.loose,
      ),
    ).toBe(false)
    expect(
      valuesOfAnswers(['il Duecento'], 'italian').some(
        (value) => value.kind === 'date' && value.span === 'century' && !value.loose,
      ),
    ).toBe(true)
  })
})
