import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  type FlexibleSchema,
  generateText,
  NoObjectGeneratedError,
  Output,
  RetryError,
} from 'ai'
import type { AiSettings } from '#shared/schemas/ai-settings.ts'
import type { AiBudget } from '../../ports/ai-budget.ts'
import { limitedFetch } from './limited-fetch.ts'

const RETRIES = 2
const TIMEOUT_MS = 60_000
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
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
}

/** Asks a model, and records what it cost whatever came of it. */
export function createModel({ baseUrl, apiKey, model: modelId, prices }: AiSettings, budget: AiBudget) {
  const vendor = createOpenAICompatible({
    name: 'quizzes',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: limitedFetch,
  })

  async function record(counts: TokenCounts | undefined, asked: string): Promise<void> {
    const inputTokens = counts?.inputTokens ?? Math.ceil(asked.length / CHARACTERS_PER_TOKEN)
    const outputTokens = counts?.outputTokens ?? 0
    const costMicros = Math.ceil((inputTokens * prices.input + outputTokens * prices.output) / MILLION)
    await budget.record({ model: modelId, inputTokens, outputTokens, costMicros })
  }

  return {
    mayStart: budget.mayStart,
    /** Rejects when the vendor fails, refuses, is too slow, answers with something else, or the signal aborts it. */
    async ask<Answer>({
      instructions,
      prompt,
      schema,
      maxOutputTokens,
      signal,
    }: Question<Answer>): Promise<Answer> {
      signal.throwIfAborted()
      let counts: TokenCounts | undefined
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
        counts = answer.usage
        return answer.output
      } catch (error) {
        if (NoObjectGeneratedError.isInstance(error)) counts = error.usage
        // What it wrote until it was stopped is not told: the most that it may have been.
        else if (signal.aborted || isStopped(error))
          counts = { inputTokens: undefined, outputTokens: maxOutputTokens }
        throw error
      } finally {
        await record(counts, instructions + prompt)
      }
    },
  }
}
export type Model = ReturnType<typeof createModel>

const isStopped = (error: unknown): boolean =>
  error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name)

/** In a word, for the log. Never the vendor's own text, which may hold the key or the topic. */
export function failureOf(error: unknown): string {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (APICallError.isInstance(last))
    return last.statusCode === undefined ? 'unreachable' : `http_${last.statusCode}`
  if (NoObjectGeneratedError.isInstance(last)) return 'unreadable'
  return isStopped(last) ? 'too_slow' : 'failed'
}
