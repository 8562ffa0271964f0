import { z } from 'zod/mini'
import { ANSWER_MAX } from '../constants/limits.ts'
import { REPORT_REASONS, REPORT_TEXT_MAX } from '../constants/quizzes.ts'
import { validation } from '../i18n/en/validation.ts'
import { cleanSchema, lineSchema } from './primitives.ts'

/** "I was right": by one whose guess was refused. */
export const appealBody = z
  .object({
    gameSessionId: z.string(),
    /** What is longer than any answer is none. */
    guess: lineSchema(ANSWER_MAX, validation.messageEmpty, validation.messageTooLong),
  })
  .register(z.globalRegistry, { id: 'AppealQuiz' })
export type AppealBody = z.output<typeof appealBody>

export const reportQuizBody = z
  .object({
    reason: z.optional(z.enum(REPORT_REASONS)),
    text: z.optional(cleanSchema(REPORT_TEXT_MAX)),
    /** The game in which it was met. Not needed where the quiz is named by its round. */
    gameSessionId: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'ReportQuiz' })
export type ReportQuizBody = z.output<typeof reportQuizBody>
