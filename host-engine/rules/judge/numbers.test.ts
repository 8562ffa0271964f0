import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenise } from './fold.ts'
import { withNumbers } from './numbers.ts'
import { romanValue } from './roman.ts'

const read = (text: string, language: 'english' | 'italian') =>
  withNumbers(tokenise(text, language), language, 'meant')
    .map((token) => token.text)
    .join(' ')

const EN_SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const IT_SMALL =
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const IT_TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

function inEnglish(value: number): string {
  if (value === 0) return ''
  if (value < 20) return EN_SMALL[value - 1] ?? ''
  if (value < 100)
    return [EN_TENS[Math.floor(value / 10) - 2], inEnglish(value % 10)].filter(Boolean).join('-')
  const [size, word] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand']
  const rest = value % size
  const joint = rest > 0 && rest < 100 ? 'and ' : ''
  return `${inEnglish(Math.floor(value / size))} ${word} ${joint}${inEnglish(rest)}`.trim()
}

function inItalian(value: number): string {
  if (value === 0) return ''
  if (value < 20) return IT_SMALL[value - 1] ?? ''
  if (value < 100) {
    const ten = IT_TENS[Math.floor(value / 10) - 2] ?? ''
    const unit = inItalian(value % 10)
    if (unit === 'tre') return `${ten}tré`
    return (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit
  }
  if (value < 1000) {
    const hundreds = Math.floor(value / 100)
    return `${hundreds === 1 ? '' : inItalian(hundreds)}cento${inItalian(value % 100)}`
  }
  const thousands = Math.floor(value / 1000)
  return (thousands === 1 ? 'mille' : `${inItalian(thousands)}mila`) + inItalian(value % 1000)
}

describe('number words', () => {
  it('[GAME-22] reads every number to 9999 in English and Italian', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (value) => {
        expect(read(inEnglish(value), 'english'), inEnglish(value)).toBe(`#${value}`)
        expect(read(inItalian(value), 'italian'), inItalian(value)).toBe(`#${value}`)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['two hundred and five', '#205'],
    ['1st', '#1'],
    ['twenty-first', '#21'],
    ['nineteen hundred', '#1900'],
    ['one two three', '#1 #2 #3'],
    ['2 million', '#2000000'],
    ['1,000,000', '#1000000'],
    ['you and I', 'you and #1'],
  ])('[GAME-22] english: %s', (text, want) => {
    expect(read(text, 'english')).toBe(want)
  })

  it.each([
    ['centouno', '#101'],
    ['ventunesima', '#21'],
    ['duemillesimo', '#2000'],
    ['mille e novecento', '#1900'],
    ['due milioni', '#2000000'],
    ['1º', '#1'],
    ['mi sa di no', 'mi sa di no'],
    ['vi dico', 'vi dico'],
  ])('[GAME-22] italian: %s', (text, want) => {
    expect(read(text, 'italian')).toBe(want)
  })
})

it('[GAME-22] reads well-formed roman numerals only', () => {
  expect(['viii', 'xiv', 'mcmlxxxiv', 'iiii', 'vx', 'civil', ''].map(romanValue)).toEqual([
    8,
    14,
    1984,
    null,
    null,
    null,
    null,
  ])
})
