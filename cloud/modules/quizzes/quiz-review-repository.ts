import type { Db } from '#cloud/db/client.ts'
import type { Quiz } from '#host-engine/index.ts'
import type { QuizStatus } from '#shared/constants/quizzes.ts'
import type { StoredSource } from './stored-quiz.ts'

/** What the store knows of a quiz besides its text. */
export interface QuizState {
  readonly id: string
  readonly status: QuizStatus
  /** Why it left play by itself. */
  readonly reason: string | null
  readonly source: StoredSource
  readonly plays: number
  /** How many people were asked, and how many of them were right. */
  readonly asked: number
  readonly answered: number
}

/** For a person to look at: with all its answers. */
export interface ReviewedQuiz extends QuizState {
  readonly quiz: Quiz
}

const STATE = ['id', 'status', 'reason', 'source', 'plays', 'asked', 'answered'] as const

export const findStates = (db: Db, ids: readonly string[]): Promise<QuizState[]> =>
  db('quizzes')
    .whereIn('id', [...ids])
    .select<QuizState[]>(STATE)

export async function listByStatus(
  db: Db,
  status: QuizStatus,
  { after = '', limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const rows = await db('quizzes')
    .where({ status })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select<{ id: string }[]>('id')
  return rows.map(({ id }) => id)
}

/** Holds its row until the transaction ends; null when there is no such quiz. */
export async function holdState(tx: Db, id: string): Promise<QuizState | null> {
  return (await tx('quizzes').where({ id }).forUpdate().first<QuizState | undefined>(STATE)) ?? null
}

export async function setStatus(tx: Db, id: string, status: QuizStatus): Promise<void> {
  await tx('quizzes').where({ id }).update({ status, reason: null })
}
