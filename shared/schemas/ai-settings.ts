import { z } from 'zod/mini'
import { isBaseUrl, withoutEndSlashes } from './base-url.ts'

const URL_FORM = 'an http or https address without a query, such as http://localhost:11434/v1'
const BUDGET_FORM = 'an amount in the vendor’s currency, such as 5 or 0.50'
const PRICES_FORM =
  'the prices of a million tokens in and out, such as 2.5/10, or 0/0 for a model of your own'
const AMOUNT = /^\d{1,6}(?:\.\d{1,6})?$/

const micros = (text: string): number => Math.round(Number(text) * 1_000_000)

/** The variables of a model that writes quizzes: any OpenAI-compatible endpoint. Both hosts read them. */
export const aiVariables = {
  AI_BASE_URL: z.optional(z.string().check(z.refine(isBaseUrl, { error: URL_FORM }))),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  AI_DAILY_BUDGET: z._default(z.string().check(z.regex(AMOUNT, { error: BUDGET_FORM })), '5'),
  AI_PRICES: z._default(
    z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,6})?\/\d{1,6}(?:\.\d{1,6})?$/, { error: PRICES_FORM })),
    '3/15',
  ),
}
const aiEnvironment = z.object(aiVariables)
type AiVariables = z.output<typeof aiEnvironment>

/** The variables that are missing beside the others, each with what it may hold. */
export function aiNeeds({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: AiVariables): [keyof AiVariables, string][] {
  if (AI_BASE_URL !== undefined && AI_MODEL === undefined) {
    return [['AI_MODEL', 'the name of a model: it is needed with AI_BASE_URL']]
  }
  if (AI_BASE_URL === undefined && (AI_MODEL !== undefined || AI_API_KEY !== undefined)) {
    return [['AI_BASE_URL', `${URL_FORM}: it is needed with AI_MODEL and AI_API_KEY`]]
  }
  return []
}

export interface AiSettings {
  readonly baseUrl: string
  /** Null: the endpoint asks for none. */
  readonly apiKey: string | null
  readonly model: string
  /** In millionths of the vendor's currency. */
  readonly dailyBudgetMicros: number
  /** In millionths of the vendor's currency, for a million tokens. */
  readonly prices: { readonly input: number; readonly output: number }
}

/** Null: quizzes are made without a model. */
export function toAiSettings(from: AiVariables): AiSettings | null {
  if (from.AI_BASE_URL === undefined || from.AI_MODEL === undefined) return null
  const [input = '0', output = '0'] = from.AI_PRICES.split('/')
  return {
    baseUrl: withoutEndSlashes(from.AI_BASE_URL),
    apiKey: from.AI_API_KEY ?? null,
    model: from.AI_MODEL,
    dailyBudgetMicros: micros(from.AI_DAILY_BUDGET),
    prices: { input: micros(input), output: micros(output) },
  }
}
