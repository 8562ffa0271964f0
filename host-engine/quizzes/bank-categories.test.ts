import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import { QUIZ_CATEGORIES } from '#shared/constants/quiz-categories.ts'
import { parseCategories } from './bank-categories.ts'
import { loadBank } from './load-bank.ts'

const whole = Object.fromEntries(QUIZ_CATEGORIES.map((category) => [category, [`finer ${category}`]]))
const parse = (written: unknown) => parseCategories(written, 'english/categories.json')

describe('the categories of the bank', () => {
  it('[ROOM-38] say of each finer one under which of the ten it comes', () => {
    expect(parse(whole).get('finer sport')).toBe('sport')
  })

  it('[ROOM-38] are refused where one of the ten is missing or unknown, or a finer one stands twice', () => {
    const { sport: _sport, ...nine } = whole
    expect(() => parse(nine)).toThrow(/^english\/categories\.json: /)
    expect(() => parse({ ...whole, cooking: ['Food'] })).toThrow('cooking')
    expect(() => parse({ ...whole, sport: ['finer words'] })).toThrow('"finer words" stands under two')
  })

  it.each(LANGUAGES)(
    '[ROOM-38] have three quizzes and more of each of the ten in every difficulty: %s',
    (language) => {
      const bank = loadBank().filter((quiz) => quiz.language === language)
      const poor = DIFFICULTIES.flatMap((difficulty) =>
        QUIZ_CATEGORIES.filter((category) => {
          const own = bank.filter((quiz) => quiz.difficulty === difficulty && quiz.broadCategory === category)
          return own.length < 3
        }).map((category) => `${difficulty} ${category}`),
      )
      expect(poor).toEqual([])
    },
  )
})
