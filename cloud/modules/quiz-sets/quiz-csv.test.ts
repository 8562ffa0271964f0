import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANSWER_MAX, CATEGORY_MAX, EXPLANATION_MAX, PROMPT_MAX } from '#shared/constants/limits.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import { type CustomQuiz, customQuizSchema } from '#shared/schemas/custom-quiz.ts'
import { readCsv, writeCsv } from './quiz-csv.ts'

/** What makes CSV hard, and whatever else. */
const text = (max: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: max }),
    fc.string({
      unit: fc.constantFrom(...`=+-@'",;|\t\r\n `, 'a', 'é', '＝', '🙂', '\uFEFF', '7'),
      maxLength: max,
    }),
  )
const quiz: fc.Arbitrary<CustomQuiz> = fc
  .record(
    {
      prompt: text(PROMPT_MAX / 4),
      answers: fc.array(
        text(ANSWER_MAX / 4).map((answer) => `${answer}a`),
        { minLength: 1, maxLength: 20 },
      ),
      explanation: text(EXPLANATION_MAX / 4),
      category: text(CATEGORY_MAX / 4),
    },
    { requiredKeys: ['prompt', 'answers'] },
  )
  .map((candidate) => customQuizSchema.safeParse(candidate))
  .filter((parsed) => parsed.success)
  .map(({ data: { explanation, category, ...rest } }) => ({
    ...rest,
    ...(explanation ? { explanation } : {}),
    ...(category ? { category } : {}),
  }))

const readAgain = (csv: string) =>
  readCsv(csv, 5_000).map(({ candidate }) => customQuizSchema.parse(candidate))

describe('quizzes as CSV', () => {
  it('[QUIZ-1] are read again as they were written, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(quiz, { minLength: 1, maxLength: 8 }), (quizzes) => {
        expect(readAgain(writeCsv(quizzes))).toEqual(quizzes)
      }),
    )
  })

  it('[QUIZ-1] hold no cell that a spreadsheet takes for a formula', () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', "'=1", '=cmd|" /C calc"!A0']
    const csv = writeCsv(evil.map((prompt) => ({ prompt, answers: [`${prompt}a`] })))
    expect(csv).not.toMatch(/(^|[\r\n,;]|[,\n]")[=+\-@＝]/m)
    expect(readAgain(csv).map(({ prompt }) => prompt)).toEqual(evil)
  })

  it('[QUIZ-2] are read as spreadsheets write them: semicolons, columns in any order, empty rows, what is unknown', () => {
    const csv = '\uFEFFAnswer;Note;Prompt;Answer 2\r\n4;x;2+2?;four\r\n;;;\r\n"a;b";;c?\r\n'
    expect(readCsv(csv, 100)).toEqual([
      { row: 2, candidate: { prompt: '2+2?', answers: ['4', 'four'] } },
      { row: 4, candidate: { prompt: 'c?', answers: ['a;b'] } },
    ])
  })

  it.each([
    ['', quizCalls.columnsMissing],
    ['question,solution\na,b', quizCalls.columnsMissing],
    ['prompt,answer\n"a,b', quizCalls.csvBroken],
    ['prompt,answer\n"a"b,c', quizCalls.csvBroken],
    [`prompt,answer\n${'a,'.repeat(500_000)}`, quizCalls.csvBroken],
    [`prompt,answer\n"${'\n'.repeat(500_000)}",b`, quizCalls.csvBroken],
  ])('[QUIZ-2] are refused when they are none: %#', (csv, words) => {
    expect(() => readCsv(csv, 100)).toThrow(words)
  })

  it('[QUIZ-2] may have empty cells without end', () => {
    expect(readCsv(`prompt,answer\n${','.repeat(500_000)}`, 100)).toEqual([])
  })

  it('[QUIZ-2] are read no further than they may be', () => {
    expect(readCsv(`prompt,answer\n${'a,b\n'.repeat(100_000)}`, 100)).toHaveLength(101)
  })
})
