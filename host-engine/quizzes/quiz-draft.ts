import type { QuizCategory } from '#shared/constants/quiz-categories.ts'
import type { Quiz } from '../rules/game/quiz.ts'

/** A quiz that no check has seen yet. */
export interface QuizDraft extends Omit<Quiz, 'id' | 'practice'> {
  readonly broadCategory: QuizCategory
  /** What made it, for instance `capital-of-country`: one game takes few of the same. */
  readonly template: string
}
