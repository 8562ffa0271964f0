import type { Difficulty, Language, QuizKind } from '#shared/constants/game.ts'

/** A quiz with its answers: it never leaves the host before its round is over. The first answer is the one shown. */
export interface Quiz {
  readonly id: string
  readonly language: Language
  readonly difficulty: Difficulty
  readonly kind: QuizKind
  readonly category: string
  readonly prompt: string
  readonly answers: readonly string[]
  /** Guesses that look right and are not. */
  readonly reject?: readonly string[]
  readonly explanation?: string
}
