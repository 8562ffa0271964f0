import {
  filledQuizzes,
  type OwnQuizzes,
  writtenQuizzes,
} from '#renderer/components/own-quizzes/own-quizzes.ts'
import { type QuizRow, quizRow } from '#renderer/components/own-quizzes/quiz-row.ts'
import type { Difficulty, Language } from '#shared/constants/game.ts'
import type { CategoryChoice } from '#shared/constants/quiz-categories.ts'

/** Where a room's quizzes come from. At a party there are the first and the last. */
export const QUIZ_SOURCES = ['collection', 'made', 'set', 'written'] as const
export type QuizSource = (typeof QUIZ_SOURCES)[number]

/** What a room plays, as its host is choosing it: the choices of every source stay while another is looked at. */
export interface QuizChoice {
  source: QuizSource
  /** What the collection is asked for. */
  category: CategoryChoice
  /** What quizzes are made about; empty for anything. */
  topic: string
  /** The job that makes quizzes, or made them, while they are not taken yet. */
  generationId: string | null
  /** Taken of those that were made for this room. */
  made: QuizRow[]
  /** Those of the chosen set. */
  ownSet: QuizRow[]
  quizSetId: string | null
  /** Written here. */
  quizzes: QuizRow[]
  /** A pasted list that has not been taken into the rows. */
  pasted: string
  rounds: number
  language: Language
  difficulty: Difficulty
  /** The host runs the game without a seat in it. */
  presenter: boolean
}

export interface QuizzesProps {
  form: QuizChoice
  change: (changes: Partial<QuizChoice>) => void
  /** By field, in the schema's English. */
  errors: Record<string, string>
  /** By the row's id. */
  quizErrors: Record<string, string>
}

/** Before anything is chosen. */
export const openChoice = () =>
  ({
    source: 'collection',
    category: 'any',
    topic: '',
    generationId: null,
    made: [],
    ownSet: [],
    quizSetId: null,
    quizzes: [quizRow()],
    pasted: '',
  }) satisfies Partial<QuizChoice>

export const bringsQuizzes = ({ source }: Pick<QuizChoice, 'source'>): boolean => source !== 'collection'

/** The quizzes of the chosen source, as every form that holds own quizzes has them. */
export function broughtQuizzes(form: QuizChoice): OwnQuizzes {
  const { source, made, ownSet, quizzes, pasted, rounds, presenter } = form
  const rows = { collection: [], made, set: ownSet, written: quizzes }[source]
  return {
    ownQuizzes: bringsQuizzes(form),
    quizzes: rows,
    pasted: source === 'written' ? pasted : '',
    rounds,
    presenter,
  }
}
/** All that would be played but the collection. */
export const playedQuizzes = (form: QuizChoice): QuizRow[] => filledQuizzes(broughtQuizzes(form))

/** More quizzes, where those of the source stand. */
export function withMoreQuizzes(form: QuizChoice, rows: readonly QuizRow[]): Partial<QuizChoice> {
  switch (form.source) {
    case 'collection':
      return {}
    case 'made':
      return { made: [...form.made, ...rows] }
    case 'set':
      return { ownSet: [...form.ownSet, ...rows] }
    case 'written':
      return { quizzes: [...writtenQuizzes(form), ...rows] }
  }
}
