import { z } from 'zod/mini'
import { STRICTNESSES, VERDICTS } from '../constants/game.ts'
import {
  ANSWER_MAX,
  ANSWERS_MAX,
  CATEGORY_MAX,
  EXPLANATION_MAX,
  MESSAGE_MAX,
  PROMPT_MAX,
} from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { difficultySchema, languageSchema, lineSchema, quizKindSchema } from './primitives.ts'

/** A quiz as a player may see it: without its answer. In `mask` every hidden letter or digit is `_`, all else as it is. */
export const quizSchema = z
  .object({
    id: z.string(),
    prompt: z.string(),
    kind: quizKindSchema,
    category: z.string(),
    difficulty: difficultySchema,
    language: languageSchema,
    mask: z.string(),
  })
  .register(z.globalRegistry, { id: 'Quiz' })
export type PublicQuiz = z.infer<typeof quizSchema>

const answerSchema = lineSchema(ANSWER_MAX, validation.answersRequired, validation.answersRequired).check(
  z.refine((answer) => /[\p{L}\p{N}]/u.test(answer), { error: validation.answersRequired }),
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
    explanation: z.optional(
      z.string().check(z.maxLength(EXPLANATION_MAX, { error: validation.explanationTooLong })),
    ),
    category: z.optional(z.string().check(z.maxLength(CATEGORY_MAX))),
  })
  .register(z.globalRegistry, { id: 'CustomQuiz' })
export type CustomQuiz = z.infer<typeof customQuizSchema>

export const judgeBody = z
  .object({
    language: languageSchema,
    answers: customQuizSchema.shape.answers,
    guess: lineSchema(MESSAGE_MAX, validation.messageEmpty, validation.messageTooLong),
    strictness: z.optional(z.enum(STRICTNESSES)),
  })
  .register(z.globalRegistry, { id: 'Judge' })
export const judgeData = z.object({ result: z.enum(VERDICTS) })
