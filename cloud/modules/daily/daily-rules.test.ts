import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenPositions, loadBank, type Quiz } from '#host-engine/index.ts'
import { DAILY_GUESSES, DAILY_REST_DAYS } from '#shared/constants/daily.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import {
  afterGuess,
  DAILY_DIFFICULTIES,
  maskOf,
  type Play,
  restOf,
  riddleOfDay,
  streakOf,
  suitsADay,
} from './daily-rules.ts'

const UNPLAYED: Play = { guesses: [], outcome: 'open' }
const RIDDLES = loadBank().filter((quiz) => DAILY_DIFFICULTIES.includes(quiz.difficulty) && suitsADay(quiz))
const riddle = fc.constantFrom(...RIDDLES)
const day = fc.nat(40_000)
const made = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ id: `q${nth}`, language: 'english' as const }))

/** The riddles of so many days, one after the other, as they are stored. */
function daysFrom(first: number, days: number, riddles: readonly Pick<Quiz, 'id' | 'language'>[]): string[] {
  const lastDays = new Map<string, number>()
  return Array.from({ length: days }, (_, nth) => {
    const id = riddleOfDay(first + nth, riddles, lastDays)?.id ?? 'none'
    lastDays.set(id, first + nth)
    return id
  })
}

describe('the riddle of a day', () => {
  it('[DAILY-1] is one in words, with letters enough; there are weeks of them in each language', () => {
    for (const language of LANGUAGES)
      expect(RIDDLES.filter((quiz) => quiz.language === language).length).toBeGreaterThan(40)
    expect(suitsADay({ kind: 'riddle', answers: ['echo'] })).toBe(false)
    expect(suitsADay({ kind: 'riddle', answers: ['a map', 'atlas'] })).toBe(false)
    expect(suitsADay({ kind: 'riddle', answers: ['Apollo 11'] })).toBe(false)
    expect(suitsADay({ kind: 'cipher', answers: ['lantern'] })).toBe(false)
    expect(suitsADay({ kind: 'question', answers: ['lantern'] })).toBe(true)
  })

  it('[DAILY-1] comes once before any comes again, and follows from the date', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (first, count) => {
        const days = daysFrom(first, count * 3, made(count))
        for (let from = 0; from <= count * 2; from += 1)
          expect(new Set(days.slice(from, from + count)).size).toBe(count)
        expect(daysFrom(first, count * 3, made(count).reverse())).toEqual(days)
      }),
      { numRuns: 30 },
    )
    expect(riddleOfDay(1, [], new Map())).toBeNull()
    const firsts = Array.from({ length: 40 }, (_, nth) => daysFrom(nth, 1, made(20))[0])
    expect(new Set(firsts).size).toBeGreaterThan(10)
  })

  it('[DAILY-1, DAILY-5] rests as long as the others last, and a year at most', () => {
    expect([restOf(1), restOf(50), restOf(399), restOf(400), restOf(2_000)]).toEqual([
      0,
      49,
      398,
      DAILY_REST_DAYS,
      DAILY_REST_DAYS,
    ])
    const days = daysFrom(0, 900, made(400))
    days.forEach((id, at) => {
      expect(days.slice(at + 1, at + 1 + DAILY_REST_DAYS)).not.toContain(id)
    })
  })
})

describe('guesses', () => {
  it('[DAILY-2] open one letter each, which stay open, and never the last', () => {
    fc.assert(
      fc.property(day, riddle, (day, quiz) => {
        let play = UNPLAYED
        let mask = maskOf(day, quiz, play)
        expect(mask).not.toMatch(/[\p{L}\p{N}]/u)
        for (let count = 1; count < DAILY_GUESSES; count += 1) {
          play = afterGuess(play, quiz, `nonsense number ${count}`)
          const next = maskOf(day, quiz, play)
          const opened = [...next].filter((char, at) => char !== [...mask][at])
          expect(opened).toHaveLength(1)
          expect(hiddenPositions(next)).toHaveLength(count)
          expect(next).toContain('_')
          mask = next
        }
        const failed = afterGuess(play, quiz, 'nonsense at last')
        expect(failed.outcome).toBe('failed')
        expect(maskOf(day, quiz, failed)).toBe(quiz.answers[0])
      }),
    )
  })

  it('[DAILY-2] are taken five times at most, the same one once, and none after the end', () => {
    const guess = fc.oneof(
      fc.constantFrom('one', 'ONE', 'two', 'three', 'ｔｗｏ'),
      fc.string({ minLength: 1 }),
    )
    fc.assert(
      fc.property(riddle, fc.array(guess, { maxLength: 12 }), fc.boolean(), (quiz, guesses, knowsIt) => {
        let play = UNPLAYED
        for (const one of knowsIt ? [...guesses, quiz.answers[0] ?? ''] : guesses) {
          const next = afterGuess(play, quiz, one)
          if (play.outcome !== 'open') expect(next).toBe(play)
          play = next
        }
        const texts = play.guesses.map(({ guess }) => guess.normalize('NFKC').toLowerCase())
        expect(new Set(texts).size).toBe(texts.length)
        expect(texts.length).toBeLessThanOrEqual(DAILY_GUESSES)
        const results = play.guesses.map(({ result }) => result)
        expect(results.indexOf('correct')).toBe(play.outcome === 'solved' ? results.length - 1 : -1)
        expect(play.outcome === 'failed').toBe(play.outcome !== 'solved' && texts.length === DAILY_GUESSES)
      }),
    )
  })

  it('[DAILY-2] are judged as in a game: slips, near misses, and what only looks right', () => {
    const quiz: Quiz = {
      id: 'q',
      language: 'english',
      difficulty: 'easy',
      kind: 'riddle',
      category: 'Things',
      prompt: 'What am I?',
      answers: ['lantern'],
      reject: ['lamp'],
    }
    const results = (...guesses: string[]) =>
      guesses
        .reduce((play, guess) => afterGuess(play, quiz, guess), UNPLAYED)
        .guesses.map(({ result }) => result)
    expect(results('lamp', 'candle or lantern', 'The Lanturn!')).toEqual(['wrong', 'close', 'correct'])
  })
})

describe('a streak', () => {
  const done = (...days: number[]) => days.map((day) => ({ day, outcome: 'solved' as const }))
  const failed = (day: number) => ({ day, outcome: 'failed' as const })

  it.each([
    ['nothing yet', [], 0],
    ['today', done(10), 1],
    ['until yesterday: today may follow', done(9, 8, 7), 3],
    ['today and before', done(10, 9), 2],
    ['a gap', done(10, 8, 7), 1],
    ['over since the day before yesterday', done(8, 7), 0],
    ['today failed', [...done(9, 8), failed(10)], 0],
    ['a failure between', [...done(10, 8), failed(9)], 1],
    ['failed in one language, solved in the other', [...done(10, 9), failed(10)], 2],
    ['both languages', done(10, 10, 9, 9), 2],
  ])('[DAILY-4] counts solved days in a row: %s', (_case, days, streak) => {
    expect(streakOf(10, days)).toBe(streak)
  })
})
