import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import { checkDraft } from '../checks/check-draft.ts'
import { createEarlierQuizzes } from '../checks/earlier-quizzes.ts'
import { draftId } from '../draft-id.ts'
import type { QuizDraft } from '../quiz-draft.ts'
import { type BuiltInOrder, generateBuiltIn } from './generate.ts'

const checked = (known: readonly QuizDraft[] = []) => {
  const earlier = createEarlierQuizzes(known)
  return (draft: QuizDraft): boolean => {
    const passes = checkDraft(draft, { earlier, isFromTemplate: true }).verdict === 'pass'
    if (passes) earlier.add(draft)
    return passes
  }
}
const make = (more: Partial<BuiltInOrder> = {}) =>
  generateBuiltIn({
    language: 'english',
    difficulty: 'medium',
    category: 'any',
    count: 20,
    seed: 1,
    accepts: checked(),
    ...more,
  })
const prompts = (quizzes: readonly QuizDraft[]) => quizzes.map(({ prompt }) => prompt)

describe('the built-in generator', () => {
  it.each(LANGUAGES.flatMap((language) => DIFFICULTIES.map((difficulty) => [language, difficulty] as const)))(
    '[QUIZ-11] makes %s quizzes that are %s, each another, by templates in turn',
    (language, difficulty) => {
      const { quizzes, topicFound } = make({ language, difficulty })
      expect(topicFound).toBe(true)
      expect(quizzes).toHaveLength(20)
      for (const quiz of quizzes) expect(quiz).toMatchObject({ language, difficulty })
      expect(new Set(prompts(quizzes)).size).toBe(20)
      expect(new Set(quizzes.map(({ answers }) => answers[0])).size).toBe(20)
      expect(new Set(quizzes.slice(0, 8).map(({ template }) => template)).size).toBe(8)
    },
  )

  it('makes the same by the same seed, and others by another', () => {
    const [one, again, other] = [make({ seed: 5 }), make({ seed: 5 }), make({ seed: 6 })]
    expect(again).toEqual(one)
    expect(prompts(other.quizzes)).not.toEqual(prompts(one.quizzes))
  })

  it('never makes what is there already', () => {
    const first = make()
    const more = make({ accepts: checked(first.quizzes) })
    expect(prompts(more.quizzes).filter((one) => prompts(first.quizzes).includes(one))).toEqual([])
  })

  it('keeps to a category', () => {
    const { quizzes } = make({ category: 'logic', count: 10 })
    expect(quizzes).toHaveLength(10)
    for (const { broadCategory } of quizzes) expect(broadCategory).toBe('logic')
  })

  it('ends when nothing more is taken', () => {
    let offered = 0
    const { quizzes } = make({
      accepts: () => {
        offered++
        return false
      },
    })
    expect(quizzes).toEqual([])
    expect(offered).toBeLessThan(2_000)
  })

  it('gives the same quiz the same id', () => {
    const quiz = { template: 'capital', prompt: 'Of what?' }
    expect(draftId(quiz)).toBe(draftId({ ...quiz }))
    expect(draftId(quiz)).not.toBe(draftId({ ...quiz, prompt: 'Of which?' }))
    expect(draftId(quiz)).toMatch(/^built-[0-9a-f]{24}$/)
    expect(draftId({ ...quiz, template: 'model' })).toMatch(/^model-[0-9a-f]{24}$/)
  })
})

describe('a topic', () => {
  it.each([
    ['english', 'calendar', ['weekday-away', 'day-of-month', 'day-riddle']],
    ['english', 'Calendars!', ['weekday-away', 'day-of-month', 'day-riddle']],
    ['english', 'the calender', ['weekday-away', 'day-of-month', 'day-riddle']],
    ['english', 'calendario', ['weekday-away', 'day-of-month', 'day-riddle']],
    ['italian', 'sequenza', ['next-number', 'missing-number']],
    ['italian', 'numeri e sequenze', ['next-number', 'missing-number']],
  ] as const)('[QUIZ-11] picks in %s for “%s” among what it knows', (language, topic, templates) => {
    const { quizzes, topicFound } = make({ language, topic, count: 5 })
    expect(topicFound).toBe(true)
    expect(quizzes).toHaveLength(5)
    // Weekdays are only seven.
    for (const { template } of quizzes.slice(0, 3)) expect(templates).toContain(template)
  })

  it.each(['zzz', 'of the', 'Pokémon', ''.padEnd(80, 'x')])(
    'says that it knows nothing of “%s”, and mixes',
    (topic) => {
      const { quizzes, topicFound } = make({ topic, count: 10 })
      expect(topicFound).toBe(false)
      expect(quizzes).toHaveLength(10)
    },
  )
})
