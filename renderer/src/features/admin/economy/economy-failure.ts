import { ApiError } from '#renderer/lib/api-error.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'

const KEYS = Object.keys(economyCalls) as (keyof typeof economyCalls)[]

/** What a call refused, in the admin's language; its texts come with those of the part. */
export function economyFailure(error: Error): string {
  const key = error instanceof ApiError && KEYS.find((one) => economyCalls[one] === error.message)
  return key ? i18n.t(`economyCalls.${key}`) : failureText(error)
}
