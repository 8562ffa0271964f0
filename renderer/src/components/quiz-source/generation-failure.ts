import { ApiError } from '#renderer/lib/api-error.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** Why no quizzes are being made, in the player's language. */
export function startFailure(error: unknown): string {
  const code = codeOf(error)
  if (code === 'CONFLICT') return i18n.t('quizMaking.busy')
  // Nothing of one's own was looked for: "not found" would say nothing.
  if (code === 'NOT_FOUND') return i18n.t('quizMaking.failed')
  return failureText(error, i18n.t('quizMaking.failed'))
}

/** Why nothing is known of quizzes that were ordered. */
export const jobFailure = (error: unknown): string =>
  codeOf(error) === 'NOT_FOUND' ? i18n.t('quizMaking.gone') : failureText(error, i18n.t('quizMaking.failed'))
