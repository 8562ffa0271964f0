import type { Difficulty, Language } from '#shared/constants/game.ts'
import type { CategoryChoice } from '#shared/constants/quiz-categories.ts'
import type { Quiz } from '../rules/game/quiz.ts'

export interface QuizRequest {
  readonly language: Language
  readonly difficulty: Difficulty
  /** Limits them, where it is not `any`. */
  readonly category: CategoryChoice
  readonly count: number
  readonly players: readonly string[]
  /** Practice opponents play too: each quiz comes with the data for their guesses. */
  readonly practice: boolean
}

export type QuizScope = Pick<QuizRequest, 'language' | 'difficulty' | 'category'>

export interface QuizSource {
  /**
   * Picks `count` different quizzes, least seen by these players first; where the difficulty has too few, its neighbours help
   * out. Fewer only when there are no more.
   */
  pick(request: QuizRequest): Promise<readonly Quiz[]>
  /** How many could be picked, those of the other difficulties too, as far as `enough`. */
  available(scope: QuizScope, enough: number): Promise<number>
  markSeen(quizId: string, players: readonly string[]): Promise<void>
}
