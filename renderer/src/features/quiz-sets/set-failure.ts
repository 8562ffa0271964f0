import { ApiError } from '#renderer/lib/api-error.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { QUIZ_SETS_MAX } from '#shared/constants/quizzes.ts'

/** Why there is no further set, in the player's language. */
export function newSetFailure(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'NOT_FOUND') return i18n.t('quizSets.unknownCode')
  if (code === 'CONFLICT') return i18n.t('quizSets.full', { count: QUIZ_SETS_MAX })
  return failureText(error)
}
