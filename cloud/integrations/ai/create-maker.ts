import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import { createQuizAuthor, createQuizMaker, type QuizMaker } from '#host-engine/index.ts'
import type { AiSettings } from '#shared/schemas/ai-settings.ts'
import { createAiBudget } from './ai-budget.ts'

export interface MakerParts {
  readonly db: Db
  readonly settings: { readonly ai: AiSettings | null }
  readonly logger: Logger
  readonly now: () => number
}

/** The maker of quizzes, with a model where the settings name one. */
export function createMaker({ db, settings: { ai }, logger, now }: MakerParts): QuizMaker {
  const author = ai && createQuizAuthor(ai, createAiBudget({ db, dailyMicros: ai.dailyBudgetMicros, now }))
  return createQuizMaker({ author, logger })
}
