import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  type FlexibleSchema,
  generateText,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  RetryError,
} from 'ai'
import type { AiSettings } from '#shared/schemas/ai-settings.ts'
import { limitedFetch } from '../../hosting/limited-fetch.ts'
import type { AiBudget } from '../../ports/ai-budget.ts'

const RETRIES = 2
const TIMEOUT_MS = 60_000
/** The longest answer that is read, in bytes: twenty quizzes are a tenth of it. */
const LONGEST_ANSWER = 400_000
/** In most languages a token is at least as long. */
const CHARACTERS_PER_TOKEN = 3
const MILLION = 1_000_000

export interface Question<Answer> {
  readonly instructions: string
  /** Data: nothing in it is meant as an instruction. */
  readonly prompt: string
  readonly schema: FlexibleSchema<Answer>
  readonly maxOutputTokens: number
  readonly signal: AbortSignal
}

interface TokenCounts {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** What came back, as far as it costs. */
interface Reply {
  readonly usage: LanguageModelUsage | undefined
  readonly text: string | undefined
}

/** Nothing is left of today's budget. */
class BudgetUsedUp extends Error {}

/** As a vendor may tell it: not at all, or no number that anything could cost. */
const counted = (told: number | undefined, estimate: number): number =>
  told !== undefined && told >= 0 ? Math.ceil(told) : estimate

const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)

/** Asks a model while the budget lasts, and records what it cost whatever came of it. */
export function createModel({ baseUrl, apiKey, model: modelId, prices }: AiSettings, budget: AiBudget) {
  const vendor = createOpenAICompatible({
    name: 'quizzes',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: limitedFetch(LONGEST_ANSWER),
  })

  async function record({ inputTokens, outputTokens }: TokenCounts): Promise<void> {
    const costMicros = Math.ceil((inputTokens * prices.input + outputTokens * prices.output) / MILLION)
    await budget.record({ model: modelId, inputTokens, outputTokens, costMicros })
  }

  return {
    /** Rejects when the budget is used up, and when the vendor fails, refuses, is too slow, answers with something else, or the signal aborts it. */
    async ask<Answer>({
      instructions,
      prompt,
      schema,
      maxOutputTokens,
      signal,
    }: Question<Answer>): Promise<Answer> {
      if (!(await budget.mayStart())) throw new BudgetUsedUp()
      signal.throwIfAborted()
      const inputTokens = tokensOf(instructions + prompt)
      let counts: TokenCounts = { inputTokens, outputTokens: 0 }
      const count = ({ usage, text = '' }: Reply) => {
        counts = {
          inputTokens: counted(usage?.inputTokens, inputTokens),
          outputTokens: counted(usage?.outputTokens, tokensOf(text)),
        }
      }
      try {
        const answer = await generateText({
          model: vendor(modelId),
          instructions,
          prompt,
          output: Output.object({ schema }),
          maxOutputTokens,
          maxRetries: RETRIES,
          timeout: TIMEOUT_MS,
          abortSignal: signal,
        })
        // First: reading an output that never came throws.
        count(answer)
        return answer.output
      } catch (error) {
        if (NoObjectGeneratedError.isInstance(error)) count(error)
        // What it wrote until it was stopped is not told: the most that it may have been.
        else if (signal.aborted || isStopped(error)) counts = { inputTokens, outputTokens: maxOutputTokens }
        throw error
      } finally {
        await record(counts)
      }
    },
  }
}
export type Model = ReturnType<typeof createModel>

const isStopped = (error: unknown): boolean =>
  error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name)

/** In a word, for the log. Never the vendor's own text, which may hold the key or the topic. */
export function failureOf(error: unknown): string {
  if (error instanceof BudgetUsedUp) return 'budget_used_up'
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (APICallError.isInstance(last))
    return last.statusCode === undefined ? 'unreachable' : `http_${last.statusCode}`
  if (NoObjectGeneratedError.isInstance(last)) return 'unreadable'
  return isStopped(last) ? 'too_slow' : 'failed'
}
