import { ApiError } from '#renderer/lib/api-error.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'

/** Why no quizzes are made, in the player's language. */
export function generationFailure(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'CONFLICT') return i18n.t('quizMaking.busy')
  if (code === 'NOT_FOUND') return i18n.t('quizMaking.gone')
  return failureText(error, i18n.t('quizMaking.failed'))
}
