import { translatedText } from '#renderer/lib/error-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { validation } from '#shared/i18n/en/validation.ts'

const OWN_TEXT = new Map<string, 'auth.empty.username' | 'auth.empty.email' | 'auth.empty.password'>([
  ['username', 'auth.empty.username'],
  ['email', 'auth.empty.email'],
  ['password', 'auth.empty.password'],
  ['newPassword', 'auth.empty.password'],
])
/** They name two fields at once, or a kind of player that the form is not for. */
const NOT_OF_ONE_FIELD: ReadonlySet<string> = new Set([
  validation.usernameAndEmailRequired,
  validation.usernameAndPasswordRequired,
  validation.passwordRequired,
])

/** What a wrong field says, in the player's own language: an empty one speaks of itself alone. */
export function fieldErrorText(field: string, error: string): string {
  const own = NOT_OF_ONE_FIELD.has(error) ? OWN_TEXT.get(field) : undefined
  return own === undefined ? translatedText(error) : i18n.t(own)
}
