import type { Difficulty, Language } from '#shared/constants/game.ts'
import type { QuizCategory } from '#shared/constants/quiz-categories.ts'
import type { Random } from '../../rules/random.ts'
import type { QuizDraft } from '../quiz-draft.ts'

/** A way to make quizzes of one kind, in one language. */
export interface QuizTemplate {
  /** Stable for ever: `capital-of-country`. The same in both languages. */
  readonly id: string
  readonly language: Language
  readonly category: QuizCategory
  readonly difficulties: readonly Difficulty[]
  /** Words by which a topic finds it, in its language, folded: "geography", "capitals". */
  readonly topics: readonly string[]
  /** A quiz of that difficulty, which the random numbers alone decide; null when they lead to none. */
  make(difficulty: Difficulty, random: Random): QuizDraft | null
}
