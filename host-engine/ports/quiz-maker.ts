import type { Difficulty, Language } from '#shared/constants/game.ts'
import type { CategoryChoice } from '#shared/constants/quiz-categories.ts'
import type { QuizDraft } from '../quizzes/quiz-draft.ts'

export interface QuizOrder {
  readonly language: Language
  readonly difficulty: Difficulty
  /** 1 to 20. */
  readonly count: number
  readonly category: CategoryChoice
  readonly topic?: string
  /** Quizzes that are there already: none of these comes again, nor one with their answer. */
  readonly earlier: readonly Pick<QuizDraft, 'prompt' | 'answers' | 'language'>[]
  /** Decides what the built-in generator makes. */
  readonly seed: number
  readonly signal: AbortSignal
  /** Where a game waits: what a model has not written by then is made by the built-in generator. In ms. */
  readonly deadlineMs?: number
}

export interface MadeQuizzes {
  readonly source: 'ai' | 'built_in'
  /** They passed every check. */
  readonly quizzes: readonly QuizDraft[]
  /** For a person to look at. */
  readonly held: readonly { readonly quiz: QuizDraft; readonly reason: string }[]
  /** How many drafts of a model were dropped, by reason. A template that has nothing new is no news. */
  readonly dropped: Readonly<Record<string, number>>
  /** False when nothing is known about the topic, and the quizzes are about other things. */
  readonly topicFound: boolean
}

/** Drafts by a model or by the built-in generator, put through every check. */
export interface QuizMaker {
  readonly source: MadeQuizzes['source']
  /** Fewer than asked only where no more can be made. `onQuiz` is told of each that passed. Rejects when it is aborted. */
  make(order: QuizOrder, onQuiz?: (quiz: QuizDraft) => void): Promise<MadeQuizzes>
}
