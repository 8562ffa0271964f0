import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, type JudgeOptions, judge } from './judge.ts'

const ask = (
  language: Language,
  answer: string,
  guess: string,
  { reject = [], ...options }: JudgeOptions & { reject?: string[] } = {},
) => judge(compileAnswerKey({ answers: [answer], language, reject }), guess, options)
const knows =
  (...words: string[]) =>
  (text: string) =>
    words.includes(text)

describe('words run together or parted', () => {
  it.each([
    ['english', 'colormap', 'colour map', 'correct'],
    ['english', 'hotel', 'ho tek', 'correct'],
    ['english', 'hotel', 'ho teel', 'correct'],
    ['english', 'red ice cream', 'red icecreem', 'correct'],
    ['english', 'red hot lantern', 'redhottlantern', 'correct'],
    ['english', 'ice cream', 'icecreamm', 'correct'],
    // The slip is in a word too short for one.
    ['english', 'ice cream', 'ikecream', 'close'],
    ['english', 'cream ice', 'creamicee', 'close'],
    ['english', 'T-Rex', 'tres', 'wrong'],
    ['english', 'area 51', 'are a 52', 'wrong'],
  ] as const)('[GAME-23] %s: “%s” asked, “%s” is %s', (language, answer, guess, verdict) => {
    expect(ask(language, answer, guess)).toBe(verdict)
  })

  it('[GAME-23] takes parted words with a slip unless each is a word', () => {
    expect(ask('english', 'icecream', 'ice creem', { isWord: knows('ice', 'cream') })).toBe('correct')
    expect(ask('english', 'icecream', 'ice dream', { isWord: knows('ice', 'dream') })).toBe('close')
  })

  it('[GAME-22] takes an article typed onto the word, and a word parted, for no slip at all', () => {
    const strict = { strictness: 'strict' } as const
    expect(ask('italian', 'ombra', 'lombra', strict)).toBe('correct')
    expect(ask('english', 'beatles', 'thebeatles', strict)).toBe('correct')
    expect(ask('english', 'colormap', 'colour map', strict)).toBe('correct')
    // Too short to tell without a lexicon, and never before a consonant.
    expect(ask('italian', 'arco', 'larco', strict)).not.toBe('correct')
    expect(ask('italian', 'io', 'lio', { isWord: knows() })).not.toBe('correct')
    expect(ask('italian', 'sole', 'lsole', { isWord: knows() })).not.toBe('correct')
  })
})

describe('typos in several words', () => {
  it.each([
    ['crimson lantern', 'crimsonn lanternn', 'correct'],
    ['crimson lantern', 'crimsonn lanturrn', 'close'],
    ['lantern crimson', 'lanturrn crimsonn', 'close'],
    ['lantern crimson', 'lanturrn crimsooon', 'close'],
    ['red cap', 'rad cap', 'close'],
    ['crocodile', 'krocodlie', 'correct'],
  ])('[GAME-23] “%s” asked, “%s” is %s', (answer, guess, verdict) => {
    expect(ask('english', answer, guess)).toBe(verdict)
  })

  it('[GAME-23] takes another first letter for a slip only where the lexicon knows no such word', () => {
    expect(ask('english', 'river', 'qiver')).toBe('close')
    expect(ask('english', 'river', 'qiver', { isWord: knows() })).toBe('correct')
    expect(ask('english', 'River', 'qiver', { isWord: knows() })).toBe('close')
  })

  it('[GAME-23] calls a shorter word of the same beginning close', () => {
    expect(ask('english', 'dragon', 'drag', { isWord: knows('drag') })).toBe('close')
  })

  it('[GAME-23] sees another last vowel in Italian beside another slip', () => {
    expect(ask('italian', 'Pinocchio', 'pinochoi')).toBe('close')
  })

  it('[GAME-23] takes no slip that lies as near to a rejected guess', () => {
    expect(ask('english', 'lantern', 'lanterk', { reject: ['lanterm'] })).toBe('close')
    expect(ask('english', 'lantern', 'lantrn', { reject: ['lanterm'] })).toBe('correct')
  })

  it.each([
    ['Philip Glass', 'phillip glass'],
    ['King Solomon', 'king salamon'],
  ])('[GAME-23] takes %s as %s, though it is a name, too', (answer, guess) => {
    expect(ask('english', answer, guess, { isWord: () => true })).toBe('correct')
  })
})

describe('order and small words', () => {
  it.each([
    ['english', ' 25  December ', 'december 25'],
    ['english', 'red, white and blue', 'blue white red'],
    ['italian', '  Dante   Alighieri ', 'alighieri dante'],
    ['italian', 'Leonardo da Vinci', 'vinci leonardo'],
    ['italian', 'Leonardo da Vinci', 'da vinci leonardo'],
    ['italian', 'Carlo Emilio Gadda', 'gadda carlo emilio'],
    ['english', 'Ludwig van Beethoven', 'van beethoven ludwig'],
    ['italian', 'Carlo Emilio Maria Gadda', 'gadda carlo emilio maria'],
    ['italian', 'Da Vinci', 'il da vinci'],
  ] as const)('[GAME-22] %s: takes “%s” as “%s”', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('correct')
  })

  it.each([
    ['12 Angry Men', 'angry 12'],
    ['10 20', '20 10'],
    ['Man without Hat', 'hat man without'],
    ['Once Upon Some Other Time', 'time once upon some other'],
    ['cloud', 'cloud of'],
    ['number theory', 'theory'],
    ['', ''],
    ['A B C', ''],
    ['b c', 'a b c'],
  ])('[GAME-22] does not take “%s” as “%s”', (answer, guess) => {
    expect(ask('english', answer, guess)).not.toBe('correct')
  })
})
