import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileAnswerKey, judge } from './judge.ts'
import { readTokens } from './read-tokens.ts'
import { romanValue, typedRoman, writeRoman } from './roman-numeral.ts'

const UNITS =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const UNITA =
  ' uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const DECINE = '  venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

function english(n: number): string {
  if (n >= 1000) return `${english(Math.trunc(n / 1000))} thousand ${english(n % 1000)}`.trim()
  if (n >= 100)
    return `${UNITS[Math.trunc(n / 100)]} hundred ${n % 100 ? `and ${english(n % 100)}` : ''}`.trim()
  return n < 20 ? (UNITS[n] ?? '') : `${TENS[Math.trunc(n / 10)]}-${UNITS[n % 10]}`.replace(/-$/, '')
}
function italian(n: number): string {
  if (n >= 2000) return `${italian(Math.trunc(n / 1000))}mila${italian(n % 1000)}`
  if (n >= 1000) return `mille${italian(n % 1000)}`
  if (n >= 100) return `${n < 200 ? '' : UNITA[Math.trunc(n / 100)]}cento${italian(n % 100)}`
  if (n < 20) return UNITA[n] ?? ''
  const tens = DECINE[Math.trunc(n / 10)] ?? ''
  return (/[18]$/.test(String(n)) ? tens.slice(0, -1) : tens) + (UNITA[n % 10] ?? '')
}

describe('numbers', () => {
  it('[GAME-22] reads every number word from 1 to 9999 in both languages', () => {
    for (let n = 1; n < 10_000; n++) {
      expect(readTokens(english(n), 'english').map(({ key }) => key)).toEqual([String(n)])
      expect(readTokens(italian(n), 'italian').map(({ key }) => key)).toEqual([String(n)])
    }
  })
  it.each([
    ['twenty-first', '21'],
    ['nineteen eighty-four', '1984'],
    ['two million', '2000000'],
    ['zero', '0'],
    ['22nd', '22'],
    ['two hundred and five', '205'],
    ['nineteen hundred', '1900'],
    ['1,000,000', '1000000'],
  ])('[GAME-22] reads %s in English as %s', (text, value) => {
    expect(readTokens(text, 'english').map(({ key }) => key)).toEqual([value])
  })
  it.each([
    ['ventunesimo', '21'],
    ['centotré', '103'],
    ['duemillesimo', '2000'],
    ['ventitreesima', '23'],
    ['decimoquarto', '14'],
    ['un milione', '1000000'],
    ['1ª', '1'],
    ['centouno', '101'],
    ['mille e novecento', '1900'],
    ['due milioni', '2000000'],
    ['2.500,', '2500'],
  ])('[GAME-22] reads %s in Italian as %s', (text, value) => {
    expect(readTokens(text, 'italian').map(({ key }) => key)).toEqual([value])
  })
  it('[GAME-22] makes no number of a word that looks like a numeral', () => {
    for (const word of ['mix', 'di', 'mi', 'vi', 'ci', 'dix', 'i']) {
      expect(readTokens(word, 'italian').map(({ key }) => key)).toEqual([word])
      const key = compileAnswerKey({ answers: [word], language: 'italian' })
      expect(judge(key, String(romanValue(word)))).toBe('wrong')
    }
    expect(typedRoman('c')).toBeNull()
  })
  it('[GAME-22] writes and reads the same roman numeral', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 39 }), (n) => {
        expect(romanValue(writeRoman(n) ?? '')).toBe(n)
      }),
    )
    expect(['xiv', 'mcmlxxxiv', 'viiii', 'vx', 'civil', ''].map(romanValue)).toEqual([
      14,
      1984,
      null,
      null,
      null,
      null,
    ])
  })
})
