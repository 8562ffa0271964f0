import { z } from 'zod/mini'
import { QUIZ_SET_NAME_MAX, QUIZZES_PER_SET_MAX } from '../constants/quizzes.ts'
import { validation } from '../i18n/en/validation.ts'
import { customQuizSchema } from './custom-quiz.ts'
import { languageSchema, lineSchema } from './primitives.ts'

const nameSchema = lineSchema(QUIZ_SET_NAME_MAX, validation.roomNameRequired, validation.roomNameTooLong)
const quizzesSchema = z.array(customQuizSchema).check(z.maxLength(QUIZZES_PER_SET_MAX))

/** A player's own quizzes under a name. Who has its code may copy it. */
export const quizSetSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    language: languageSchema,
    quizzes: z.array(customQuizSchema),
    code: z.string(),
  })
  .register(z.globalRegistry, { id: 'QuizSet' })
export type QuizSet = z.infer<typeof quizSetSchema>

export const quizSetsData = z.object({ sets: z.array(quizSetSchema) })
export const quizSetData = z.object({ set: quizSetSchema })

/** A new set, or by its code a copy of another's. */
export const createQuizSetBody = z.union([
  z.strictObject({ code: z.string() }),
  z.object({ name: nameSchema, language: languageSchema, quizzes: z.optional(quizzesSchema) }),
])
export const changeQuizSetBody = z.partial(
  z.object({ name: nameSchema, language: languageSchema, quizzes: quizzesSchema }),
)
export type ChangeQuizSetBody = z.output<typeof changeQuizSetBody>
