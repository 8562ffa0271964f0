import type { Difficulty, Language } from '#shared/constants/game.ts'
import type { Quiz } from '../rules/game/quiz.ts'

export interface QuizRequest {
  readonly language: Language
  readonly difficulty: Difficulty
  readonly count: number
  readonly players: readonly string[]
  /** Bots play too: each quiz comes with what they make of it. */
  readonly practice: boolean
}

export interface QuizSource {
  /** As many different quizzes as asked, those first that the fewest of the players have seen; fewer only when there are no more. */
  pick(request: QuizRequest): Promise<readonly Quiz[]>
  markSeen(quizId: string, players: readonly string[]): Promise<void>
}
