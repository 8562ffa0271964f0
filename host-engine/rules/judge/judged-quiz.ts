import type { AnswerKey } from './answer-key.ts'

/** A quiz's answers as their author wrote them, and as they are compiled. */
export interface JudgedQuiz {
  readonly answers: readonly string[]
  readonly key: AnswerKey
}
