import type { Difficulty, Language } from '#shared/constants/game.ts'
import type { Quiz } from '../rules/game/quiz.ts'

export interface QuizRequest {
  readonly language: Language
  readonly difficulty: Difficulty
  readonly count: number
  readonly players: readonly string[]
  /** Practice opponents play too: each quiz comes with the data for their guesses. */
  readonly practice: boolean
}

export interface QuizSource {
  /** Picks `count` different quizzes, least seen by these players first; fewer only when there are no more. */
  pick(request: QuizRequest): Promise<readonly Quiz[]>
  markSeen(quizId: string, players: readonly string[]): Promise<void>
}
