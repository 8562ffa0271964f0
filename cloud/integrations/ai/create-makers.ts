import { Counter, type Registry } from 'prom-client'
import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import { type AiBudget, createQuizAuthor, createQuizMaker, type QuizMaker } from '#host-engine/index.ts'
import type { AiSettings } from '#shared/schemas/ai-settings.ts'
import { createAiBudget } from './ai-budget.ts'

export interface MakersParts {
  readonly db: Db
  readonly settings: { readonly ai: AiSettings | null }
  readonly logger: Logger
  readonly registry: Registry
  readonly now: () => number
}

export interface Makers {
  /** For somebody who asks. */
  readonly forPlayers: QuizMaker
  /** For the store, which can wait until tomorrow. */
  readonly forStock: QuizMaker
}

/** So much of the day's budget may be used up, from 0 to 1, where the store still has a model asked: the rest is the players'. */
const STOCK_SHARE = 0.5

/** Makers of quizzes, with a model where the settings name one. */
export function createMakers({ db, settings: { ai }, logger, registry, now }: MakersParts): Makers {
  const drops = new Counter({
    name: 'quiz_drafts_dropped_total',
    help: 'Drafts of a model that failed a check, by reason',
    labelNames: ['reason'],
    registers: [registry],
  })
  const calls = new Counter({
    name: 'ai_calls_total',
    help: 'Calls to a model',
    registers: [registry],
  })
  const cost = new Counter({
    name: 'ai_cost_micros_total',
    help: 'What models cost, in millionths of the vendor’s currency',
    registers: [registry],
  })

  const counted = (budget: AiBudget): AiBudget => ({
    mayStart: budget.mayStart,
    record(usage) {
      calls.inc()
      cost.inc(usage.costMicros)
      return budget.record(usage)
    },
  })

  function maker(share: number): QuizMaker {
    const author =
      ai &&
      createQuizAuthor(ai, counted(createAiBudget({ db, dailyMicros: share * ai.dailyBudgetMicros, now })))
    const made = createQuizMaker({ author, logger })
    return {
      source: made.source,
      async make(order, onQuiz) {
        const quizzes = await made.make(order, onQuiz)
        for (const [reason, count] of Object.entries(quizzes.dropped)) drops.inc({ reason }, count)
        return quizzes
      },
    }
  }
  return { forPlayers: maker(1), forStock: maker(STOCK_SHARE) }
}
