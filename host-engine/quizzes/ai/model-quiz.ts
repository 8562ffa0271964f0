import { z } from 'zod'
import { QUIZ_KINDS } from '#shared/constants/game.ts'
import { QUIZ_CATEGORIES } from '#shared/constants/quiz-categories.ts'
import type { QuizOrder } from '../../ports/quiz-maker.ts'
import type { QuizDraft } from '../quiz-draft.ts'

const text = z.string().trim().min(1)

/** A quiz as a model writes it. Lengths are for the checks: a draft that is too long has a reason of its own. */
export const modelQuizSchema = z.object({
  kind: z.enum(QUIZ_KINDS),
  broadCategory: z.enum(QUIZ_CATEGORIES),
  category: text,
  prompt: text,
  answers: z.array(text),
  reject: z.array(text),
  explanation: text,
})
export type ModelQuiz = z.infer<typeof modelQuizSchema>

/** All drafts of a model count as made by one template. */
export const MODEL_TEMPLATE = 'model'

/** The draft of one entry that a model wrote; null when it is none. */
export function draftOf(entry: unknown, { language, difficulty }: QuizOrder): QuizDraft | null {
  const parsed = modelQuizSchema.safeParse(entry)
  return parsed.success ? { ...parsed.data, language, difficulty, template: MODEL_TEMPLATE } : null
}
