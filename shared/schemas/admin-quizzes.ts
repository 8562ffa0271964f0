import { z } from 'zod/mini'
import { QUIZ_QUEUES, QUIZ_STATUSES, REPORT_REASONS } from '../constants/quizzes.ts'
import { adminPageQuery, nextPageSchema } from './admin.ts'
import { countSchema, difficultySchema, languageSchema, quizKindSchema, timeSchema } from './primitives.ts'

export const adminQuizzesQuery = z.object({ ...adminPageQuery, queue: z.enum(QUIZ_QUEUES) })

/** A quiz with its answers, and what speaks against it. */
export const adminQuizSchema = z
  .object({
    quiz: z.object({
      id: z.string(),
      language: languageSchema,
      difficulty: difficultySchema,
      kind: quizKindSchema,
      category: z.string(),
      prompt: z.string(),
      /** The first is shown; the last ones may come from appeals. */
      answers: z.array(z.string()),
      reject: z.optional(z.array(z.string())),
      explanation: z.optional(z.string()),
    }),
    status: z.enum(QUIZ_STATUSES),
    /** Why it left play by itself. */
    reason: z.nullable(z.string()),
    source: z.enum(['bank', 'ai', 'built_in']),
    plays: countSchema,
    /** How many people were asked, and how many of them were right. */
    asked: countSchema,
    answered: countSchema,
    reports: z.array(
      z.object({ userId: z.string(), reason: z.enum(REPORT_REASONS), text: z.string(), at: timeSchema }),
    ),
    appeals: z.array(z.object({ id: z.string(), userId: z.string(), guess: z.string(), at: timeSchema })),
  })
  .register(z.globalRegistry, { id: 'AdminQuiz' })
export type AdminQuiz = z.input<typeof adminQuizSchema>
export const adminQuizzesData = z.object({ quizzes: z.array(adminQuizSchema), next: nextPageSchema })
export const adminQuizData = z.object({ quiz: adminQuizSchema })
