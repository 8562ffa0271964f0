import { jsonSchema } from 'ai'
import { z } from 'zod'
import type { AiSettings } from '#shared/schemas/ai-settings.ts'
import type { AiBudget } from '../../ports/ai-budget.ts'
import type { QuizOrder } from '../../ports/quiz-maker.ts'
import { judgeGuess } from '../judge-guess.ts'
import type { QuizDraft } from '../quiz-draft.ts'
import { createModel } from './ask-model.ts'
import { modelQuizSchema } from './model-quiz.ts'
import { SOLVER_INSTRUCTIONS, solverPrompt, WRITER_INSTRUCTIONS, writerPrompt } from './prompts.ts'

const TOKENS_PER_QUIZ = 500
/** A model that thinks before it answers needs room for its thoughts. */
const TOKENS_TO_THINK = 2_000

const entriesSchema = z.object({ quizzes: z.array(z.unknown()) })
type Written = z.infer<typeof entriesSchema>

/** The model is told the whole shape; each entry is checked by itself, so that a bad one does not spoil the others. */
const writtenSchema = jsonSchema<Written>(
  () => z.toJSONSchema(z.object({ quizzes: z.array(modelQuizSchema) })),
  {
    validate(value) {
      const read = entriesSchema.safeParse(value)
      return read.success ? { success: true, value: read.data } : { success: false, error: read.error }
    },
  },
)
const solvedSchema = z.object({ answer: z.string() })

/** A model that writes quizzes, and solves them as a player who has not seen the answer. */
export function createQuizAuthor(settings: AiSettings, budget: AiBudget) {
  const model = createModel(settings, budget)
  return {
    /** What it wrote, unchecked; not more than asked. */
    async write(order: QuizOrder, count: number, signal: AbortSignal): Promise<unknown[]> {
      const { quizzes } = await model.ask({
        instructions: WRITER_INSTRUCTIONS,
        prompt: writerPrompt(order, count),
        schema: writtenSchema,
        maxOutputTokens: TOKENS_TO_THINK + count * TOKENS_PER_QUIZ,
        signal,
      })
      return quizzes.slice(0, count)
    },
    /** Whether it arrives at the draft's answer by the question alone, as the judge sees it. */
    async solves(draft: QuizDraft, signal: AbortSignal): Promise<boolean> {
      const { answer } = await model.ask({
        instructions: SOLVER_INSTRUCTIONS,
        prompt: solverPrompt(draft),
        schema: solvedSchema,
        maxOutputTokens: TOKENS_TO_THINK,
        signal,
      })
      const { language, answers, reject } = draft
      return judgeGuess({ language, answers, reject, guess: answer }) === 'correct'
    },
  }
}
export type QuizAuthor = ReturnType<typeof createQuizAuthor>
