import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import { isOffensiveName } from '../moderation/offensive-name.ts'
import { isOffensive } from '../moderation/offensive-text.ts'
import { quizRefusal } from '../rules/room/quiz-decency.ts'

/** Throws OFFENSIVE_LANGUAGE for a name that nobody should have to read. */
export function requireDecentName(name: string): void {
  if (isOffensiveName(name)) throw new AppError('OFFENSIVE_LANGUAGE')
}

/** Throws VALIDATION_FAILED for quizzes that strangers should not have to read, and names the first. */
export function requireDecentQuizzes(quizzes: readonly CustomQuiz[]): void {
  const refusal = quizRefusal(quizzes, isOffensive)
  if (refusal) throw AppError.of(refusal, validation.offensiveQuiz)
}
