import { z } from 'zod/mini'
import { errorText } from '#renderer/lib/error-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { errorDetails } from '#shared/errors/error-details.ts'

const waiting = z.object({ details: errorDetails.RATE_LIMITED })

/** A failure in the player's language, else `fallback`. A long wait is given in minutes. */
export function failureText(error: unknown, fallback?: string): string {
  const parsed = waiting.safeParse(error)
  const seconds = parsed.success ? parsed.data.details.retryAfter : 0
  if (seconds <= 60) return errorText(error, fallback)
  return i18n.t('common.waitMinutes', { count: Math.ceil(seconds / 60) })
}
