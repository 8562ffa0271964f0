import { validation } from '#shared/i18n/en/validation.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import { type ChatFilter, type Refusal, refuse } from '../transition.ts'

/** What players see of a quiz. Its answers may be any word: who names one in the chat is not stopped. */
const TEXTS = ['prompt', 'explanation', 'category'] as const

/** Why strangers should not have to read these quizzes, by the place of the first such text; null when they may. */
export function quizRefusal(quizzes: readonly CustomQuiz[], isOffensive: ChatFilter): Refusal | null {
  for (const [index, quiz] of quizzes.entries()) {
    const field = TEXTS.find((name) => isOffensive(quiz[name] ?? '', quiz.answers))
    if (field === undefined) continue
    const message = validation.offensiveQuiz
    return refuse('VALIDATION_FAILED', [{ path: `customQuizzes.${index}.${field}`, message }])
  }
  return null
}
