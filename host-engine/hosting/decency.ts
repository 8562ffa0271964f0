import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import { isOffensiveName } from '../moderation/offensive-name.ts'
import { isOffensive } from '../moderation/offensive-text.ts'

/** Throws OFFENSIVE_LANGUAGE for a name that nobody should have to read. */
export function requireDecentName(name: string): void {
  if (isOffensiveName(name)) throw new AppError('OFFENSIVE_LANGUAGE')
}

/** What players see of a quiz. Its answers may be any word: who names one in the chat is not stopped. */
const TEXTS = ['prompt', 'explanation', 'category'] as const

/** Throws VALIDATION_FAILED for quizzes that strangers should not have to read, and names the first. */
export function requireDecentQuizzes(quizzes: readonly CustomQuiz[]): void {
  for (const [index, quiz] of quizzes.entries()) {
    const field = TEXTS.find((name) => isOffensive(quiz[name] ?? '', quiz.answers))
    if (field === undefined) continue
    const message = validation.offensiveQuiz
    throw new AppError('VALIDATION_FAILED', [{ path: `customQuizzes.${index}.${field}`, message }], message)
  }
}
