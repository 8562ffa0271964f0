import type { Difficulty, Language, QuizKind } from '#shared/constants/game.ts'
import type { QuizCategory } from '#shared/constants/quiz-categories.ts'

/** A quiz with its answers: it never leaves the host before its round is over. The first answer is the one shown. */
export interface Quiz {
  readonly id: string
  readonly language: Language
  readonly difficulty: Difficulty
  readonly kind: QuizKind
  readonly category: string
  /** Which of the ten that falls under; a host's own quiz has none. */
  readonly broadCategory?: QuizCategory
  readonly prompt: string
  readonly answers: readonly string[]
  /** Guesses that look right and are not. */
  readonly reject?: readonly string[]
  readonly explanation?: string
  /** Where practice opponents play: what they make of it. */
  readonly practice?: Practice
}

export interface Practice {
  /** How often players are right in quizzes like this one, as measured, from 0 to 1. */
  readonly rightRate: number
  /** What people take for the answer. */
  readonly wrongGuesses: readonly string[]
}
