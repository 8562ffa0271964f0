import { z } from 'zod/mini'
import { ANSWER_MAX, ANSWERS_MAX, CATEGORY_MAX, EXPLANATION_MAX, PROMPT_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { cleanSchema, lineSchema } from './primitives.ts'

/** The judge reads letters and digits: of modifier letters, trade marks and signs that decompose into marks it would keep nothing. */
export const answerSchema = lineSchema(
  ANSWER_MAX,
  validation.answersRequired,
  validation.answersRequired,
).check(
  z.refine((answer) => /[\p{LC}\p{Lo}\p{N}]/u.test(answer.replace(/[™℠]/g, '').normalize('NFKD')), {
    error: validation.answersRequired,
  }),
)

/** A host's own quiz. */
export const customQuizSchema = z
  .object({
    prompt: lineSchema(PROMPT_MAX, validation.promptRequired, validation.promptRequired),
    answers: z
      .array(answerSchema, { error: validation.answersRequired })
      .check(
        z.minLength(1, { error: validation.answersRequired }),
        z.maxLength(ANSWERS_MAX, { error: validation.answersRequired }),
      ),
    explanation: z.optional(cleanSchema(EXPLANATION_MAX, validation.explanationTooLong)),
    category: z.optional(cleanSchema(CATEGORY_MAX, validation.categoryTooLong)),
  })
  .register(z.globalRegistry, { id: 'CustomQuiz' })
export type CustomQuiz = z.infer<typeof customQuizSchema>
