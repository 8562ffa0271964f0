import { z } from 'zod/mini'
import { STRICTNESSES, VERDICTS } from '../constants/game.ts'
import { JUDGE_REASONS } from '../constants/judge-reasons.ts'
import { MESSAGE_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { customQuizSchema } from './custom-quiz.ts'
import { languageSchema, lineSchema } from './primitives.ts'

export const judgeBody = z
  .object({
    language: languageSchema,
    answers: customQuizSchema.shape.answers,
    guess: lineSchema(MESSAGE_MAX, validation.messageEmpty, validation.messageTooLong),
    /** What is asked: a word of it may be said again beside the answer. */
    prompt: z.optional(customQuizSchema.shape.prompt),
    strictness: z.optional(z.enum(STRICTNESSES)),
  })
  .register(z.globalRegistry, { id: 'Judge' })
export const judgeData = z.object({ result: z.enum(VERDICTS), reason: z.enum(JUDGE_REASONS) })
