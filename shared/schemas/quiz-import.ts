import { z } from 'zod/mini'
import { QUIZ_SET_NAME_MAX } from '../constants/quizzes.ts'
import { quizCalls } from '../i18n/en/quiz-calls.ts'
import { validation } from '../i18n/en/validation.ts'
import { customQuizSchema } from './custom-quiz.ts'
import { languageSchema, lineSchema } from './primitives.ts'

export const quizFileQuery = z.object({ format: z.enum(['json', 'csv']) })
export type QuizFileFormat = z.output<typeof quizFileQuery>['format']

/** Left out: the quizzes as data; else as a file. */
export const customQuizzesQuery = z.partial(quizFileQuery)
export const customQuizzesData = z.object({ quizzes: z.array(customQuizSchema) })

/**
 * Quizzes in one of three forms, into a set that is there or into new ones. A faulty row is told by the path
 * `quizzes.3.prompt` and the words "Row 3: …"; rows count from 1, the head of a CSV file and the empty lines of a text included.
 */
export const importQuizzesBody = z
  .object({
    quizzes: z.optional(z.array(z.unknown())),
    csv: z.optional(z.string()),
    /** `prompt | answer; alias | explanation` a line, or a JSON list. */
    text: z.optional(z.string()),
    setId: z.optional(z.string()),
    /** Of the new set; left out: the day. */
    name: z.optional(lineSchema(QUIZ_SET_NAME_MAX, validation.roomNameRequired, validation.roomNameTooLong)),
    /** Of the new set; left out: the caller's. */
    language: z.optional(languageSchema),
  })
  .check(
    z.refine(
      ({ quizzes, csv, text }) => [quizzes, csv, text].filter((form) => form !== undefined).length === 1,
      {
        error: quizCalls.nothingToImport,
      },
    ),
  )
  .register(z.globalRegistry, { id: 'ImportQuizzes' })
export type ImportQuizzesBody = z.output<typeof importQuizzesBody>
