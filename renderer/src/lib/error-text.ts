import { z } from 'zod/mini'
import { formatNumber } from '#renderer/lib/format.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { isErrorCode } from '#shared/errors/catalogue.ts'
import { errorDetails } from '#shared/errors/error-details.ts'
import { secondsIn, type TextKey, textKeyOf } from '#shared/errors/known-texts.ts'

const failure = z.object({
  code: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.string(), ''),
  details: z.optional(z.unknown()),
})

/** The key under which a failure's text stands; `undefined` when nothing says what happened. */
function keyOf({ code, message }: { code?: string | undefined; message: string }): TextKey | undefined {
  const byMessage = textKeyOf(message)
  // The code of all invalid input is one; which field was wrong stands in the text.
  if (code === 'VALIDATION_FAILED') {
    return byMessage.startsWith('validation.') ? byMessage : 'errors.VALIDATION_FAILED'
  }
  if (isErrorCode(code) && code !== 'UNKNOWN_ERROR') return `errors.${code}`
  return byMessage === 'errors.UNKNOWN_ERROR' ? undefined : byMessage
}

/** Returns the text with balance and price, if the failure carries them (ERR-41). */
function insufficientText(details: unknown): string | undefined {
  const short = errorDetails.INSUFFICIENT_R3.safeParse(details).data
  if (!short) return undefined
  const [balance, price] = [formatNumber(short.balance), formatNumber(short.price)]
  return short.rewardLimit === undefined
    ? i18n.t('common.insufficientR3', { balance, price })
    : i18n.t('common.insufficientReward', { balance, limit: formatNumber(short.rewardLimit) })
}

/** Returns a text of the catalogue in the player's language. The wait has a singular and a plural. */
const shownText = (key: TextKey, seconds = 1): string =>
  key === 'errors.RATE_LIMITED' ? i18n.t('common.waitSeconds', { count: seconds }) : i18n.t(key)

/** A failure in the player's own language, by its code, else by its text; `fallback` (translated) when neither is known. */
export function errorText(error: unknown, fallback?: string): string {
  const parsed = failure.safeParse(typeof error === 'string' ? { message: error } : error)
  const key = parsed.success ? keyOf(parsed.data) : undefined
  if (key === undefined) return fallback ?? i18n.t('errors.UNKNOWN_ERROR')
  const insufficient = key === 'errors.INSUFFICIENT_R3' && insufficientText(parsed.data?.details)
  if (insufficient) return insufficient
  const wait = errorDetails.RATE_LIMITED.safeParse(parsed.data?.details)
  const told = parsed.success ? secondsIn(parsed.data.message) : undefined
  return shownText(key, wait.success ? wait.data.retryAfter : told)
}

/** A text of the server or of a schema (`validation.…`) in the player's own language. */
export const translatedText = (message: string): string => shownText(textKeyOf(message), secondsIn(message))
