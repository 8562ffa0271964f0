import { z } from 'zod/mini'
import { REJECTS_MAX } from '../constants/limits.ts'
import { QUIZ_QUEUES, QUIZ_STATUSES, REPORT_REASONS } from '../constants/quizzes.ts'
import { adminCalls } from '../i18n/en/admin-calls.ts'
import { adminPageQuery, nextPageSchema } from './admin.ts'
import { answerSchema, customQuizSchema } from './custom-quiz.ts'
import { judgeBody } from './judge.ts'
import { countSchema, difficultySchema, languageSchema, quizKindSchema, timeSchema } from './primitives.ts'

export const adminQuizzesQuery = z.object({
  ...adminPageQuery,
  queue: z._default(z.enum(QUIZ_QUEUES), 'waiting'),
  language: z.optional(languageSchema),
})

/** An admin's correction of a quiz, as a whole. */
export const editQuizBody = z
  .object({
    prompt: customQuizSchema.shape.prompt,
    /** The first is the one shown. */
    answers: customQuizSchema.shape.answers,
    /** Guesses that look right and are not. */
    reject: z._default(
      z.array(answerSchema).check(z.maxLength(REJECTS_MAX, { error: adminCalls.rejectsTooMany })),
      [],
    ),
    explanation: customQuizSchema.shape.explanation,
    /** The one that was read; without it whatever is there is written over. */
    version: z.optional(countSchema),
  })
  .register(z.globalRegistry, { id: 'EditQuiz' })
export type EditQuizBody = z.output<typeof editQuizBody>

export const judgeQuizBody = z
  .object({ guess: judgeBody.shape.guess, strictness: judgeBody.shape.strictness })
  .register(z.globalRegistry, { id: 'JudgeQuiz' })

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
    /** Of the built-in generator, the one that wrote it. */
    template: z.nullable(z.string()),
    /** When an admin last rewrote it. */
    editedAt: z.nullable(timeSchema),
    /** How often people have changed its text or its answers. */
    version: countSchema,
    plays: countSchema,
    /** How many people were asked, and how many of them were right. */
    asked: countSchema,
    answered: countSchema,
    /** Half of the right answers took no longer, in seconds; null while none was measured. */
    medianSeconds: z.nullable(countSchema),
    reports: z.array(
      z.object({
        userId: z.string(),
        username: z.string(),
        reason: z.enum(REPORT_REASONS),
        text: z.string(),
        at: timeSchema,
      }),
    ),
    appeals: z.array(
      z.object({
        id: z.string(),
        userId: z.string(),
        username: z.string(),
        guess: z.string(),
        at: timeSchema,
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminQuiz' })
export type AdminQuiz = z.input<typeof adminQuizSchema>
export const adminQuizzesData = z.object({ quizzes: z.array(adminQuizSchema), next: nextPageSchema })
export const adminQuizData = z.object({ quiz: adminQuizSchema })
