import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../rules/random.ts'
import type { QuizDraft } from '../../quiz-draft.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { calendarTemplates } from './calendar-templates.ts'
import { puzzleTemplates } from './puzzle-templates.ts'
import { sequenceTemplates } from './sequence-templates.ts'

const SEEDS = 150

function draftsOf(templates: readonly QuizTemplate[], id: string): QuizDraft[] {
  const drafts = templates
    .filter((template) => template.id === id)
    .flatMap((template) =>
      template.difficulties.flatMap((difficulty) => {
        const random = seededRandom(7)
        return Array.from({ length: SEEDS }, () => template.make(difficulty, random)).filter(
          (draft) => draft !== null,
        )
      }),
    )
  expect(drafts.length).toBeGreaterThan(SEEDS)
  return drafts
}
const english = (id: string) =>
  draftsOf([...sequenceTemplates, ...calendarTemplates, ...puzzleTemplates], id).filter(
    ({ language }) => language === 'english',
  )
const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

const gapsOf = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, index) => term - (terms[index] as number))

/** By what the explanation says, whether each term follows from those before it. */
const FITS: readonly (readonly [
  said: string,
  fits: (before: readonly number[], term: number, step: number) => boolean,
])[] = [
  ['more than', (before, term, step) => term === (before.at(-1) as number) + step],
  ['less than', (before, term, step) => term === (before.at(-1) as number) - step],
  ['sum of the two', (before, term) => term === (before.at(-1) as number) + (before.at(-2) as number)],
  ['Double the number', (before, term, step) => term === 2 * (before.at(-1) as number) + step],
  [
    'grow by',
    (before, term, step) => term - (before.at(-1) as number) === (gapsOf(before).at(-1) as number) + step,
  ],
]

describe('number sequences', () => {
  it.each(['next-number', 'missing-number'])(
    '%s: the answer fits the rule that the explanation gives',
    (id) => {
      let judged = 0
      for (const { prompt, answers, explanation = '' } of english(id)) {
        const fits = FITS.find(([said]) => explanation.includes(said))?.[1]
        if (!fits) continue
        const shown = prompt.slice(prompt.search(/\d+(?:, |$)/)).split(', ')
        const terms = shown.map((term) => Number(term.replace('?', answers[0] as string)))
        const [step = 0] = numbersIn(explanation)
        for (let at = 2; at < terms.length; at++)
          expect(fits(terms.slice(0, at), terms[at] as number, step), `${prompt} = ${answers[0]}`).toBe(true)
        judged++
      }
      expect(judged).toBeGreaterThan(100)
    },
  )
})

describe('the calendar', () => {
  const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  /** 2024 began on a Monday. */
  const weekdayOf = (date: Date): string => DAYS[(date.getUTCDay() + 6) % 7] ?? ''
  const on = (day: string) => Date.UTC(2024, 0, 1 + DAYS.indexOf(day))

  it('counts days as a calendar does', () => {
    for (const { prompt, answers } of english('weekday-away')) {
      const day = DAYS.find((one) => prompt.includes(one)) ?? ''
      const [days = 0] = numbersIn(prompt)
      const sign = prompt.includes('ago') ? -1 : 1
      expect(weekdayOf(new Date(on(day) + sign * days * 86_400_000)), prompt).toBe(answers[0])
    }
    for (const { prompt, answers } of english('day-of-month')) {
      const day = DAYS.find((one) => prompt.includes(one)) ?? ''
      const [known = 0, asked = 0] = numbersIn(prompt)
      expect(weekdayOf(new Date(on(day) + (asked - known) * 86_400_000)), prompt).toBe(answers[0])
    }
  })

  it('says “the 1st” and “il 1º”, “l’8” and “l’11”', () => {
    const italian = draftsOf(calendarTemplates, 'day-of-month').filter(
      ({ language }) => language === 'italian',
    )
    const texts = [...english('day-of-month'), ...italian].map(({ prompt }) => prompt).join('\n')
    expect(texts).toMatch(/The 1st .*the 2\dth/)
    expect(texts).toContain('the 22nd')
    expect(texts).toContain('L’8 di')
    expect(texts).toContain('cade l’11')
    expect(texts).not.toMatch(/[Ii]l (?:8|11|1)\b(?!º)|(?<!1)[123]th/)
  })
})

describe('puzzles', () => {
  it('ages, coins, pairs and turned digits come out', () => {
    for (const { prompt, answers } of english('ages')) {
      const [years = 0] = numbersIn(prompt)
      const times = ['three', 'four', 'five', 'six'].findIndex((word) => prompt.includes(`${word} times`)) + 3
      const daughter = Number(answers[0])
      expect(times * daughter + years, prompt).toBe(2 * (daughter + years))
    }
    for (const { prompt, answers } of english('coins')) {
      const [count = 0, small = 0, large = 0, euros = 0] = numbersIn(prompt)
      const largeOnes = Number(answers[0])
      expect(Math.round(euros * 100), prompt).toBe(large * largeOnes + small * (count - largeOnes))
    }
    for (const { prompt, answers } of english('pairs')) {
      const [people = 0] = numbersIn(prompt)
      let meetings = 0
      for (let one = 0; one < people; one++) for (let other = one + 1; other < people; other++) meetings++
      expect(Number(answers[0])).toBe(meetings)
    }
    for (const { prompt, answers } of english('turned-number')) {
      const [sum = 0, growth = 0] = numbersIn(prompt)
      const fitting = Array.from({ length: 90 }, (_, index) => index + 10).filter((number) => {
        const [tens = 0, units = 0] = [Math.floor(number / 10), number % 10]
        return tens + units === sum && 10 * units + tens - number === growth
      })
      expect(fitting, prompt).toEqual([Number(answers[0])])
    }
  })

  it('hands of the clock stand where they stand', () => {
    for (const { prompt, answers } of english('clock-hands')) {
      const [hour = 0, minutes = 0] = numbersIn(prompt)
      const apart = Math.abs(((hour % 12) * 60 + minutes) / 2 - minutes * 6)
      expect(Number(answers[0]), prompt).toBe(Math.min(apart, 360 - apart))
    }
  })

  it('work is shared', () => {
    for (const { prompt, answers } of english('workers')) {
      const [first = 0, days = 0, second = 0] = numbersIn(prompt)
      expect(Number(answers[0]) * second).toBe(first * days)
    }
  })
})
