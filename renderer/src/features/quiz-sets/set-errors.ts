import type { QuizRow } from '#renderer/components/own-quizzes/quiz-row.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { changeQuizSetBody } from '#shared/schemas/quiz-sets.ts'
import type { ChangedSet } from './use-set-calls.ts'

export interface SetErrors {
  name?: string
  /** By the row's id. In the schema's English. */
  quizzes: Record<string, string>
}

export function setErrors(body: ChangedSet, rows: readonly QuizRow[]): SetErrors {
  const errors: SetErrors = { quizzes: {} }
  for (const [path, message] of Object.entries(formErrors(changeQuizSetBody, body))) {
    const row = rows[Number(/^quizzes\.(\d+)/.exec(path)?.[1])]
    if (row) errors.quizzes[row.id] ??= message
    else if (path === 'name') errors.name = message
  }
  return errors
}
