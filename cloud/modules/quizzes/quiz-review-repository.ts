import type { Db } from '#cloud/db/client.ts'
import { toJson } from '#cloud/db/columns.ts'
import type { Quiz } from '#host-engine/index.ts'
import type { QuizStatus } from '#shared/constants/quizzes.ts'
import { answerKeyOf, type StoredSource } from './stored-quiz.ts'

/** What the store knows of a quiz besides its text. */
export interface QuizState {
  readonly id: string
  readonly status: QuizStatus
  /** Why it left play by itself. */
  readonly reason: string | null
  readonly source: StoredSource
  /** Of the built-in generator. */
  readonly template: string | null
  /** When an admin last rewrote it, in epoch milliseconds. */
  readonly editedAt: number | null
  /** How often people have changed its text or its answers: a correction says which version it is about. */
  readonly version: number
  readonly plays: number
  /** How many people were asked, and how many of them were right. */
  readonly asked: number
  readonly answered: number
}

/** For a person to look at: with all its answers. */
export interface ReviewedQuiz extends QuizState {
  readonly quiz: Quiz
  /** Half of the right answers took no longer; null while none was measured. */
  readonly medianSeconds: number | null
}

const STATE = [
  'id',
  'status',
  'reason',
  'source',
  'template',
  'edited_at as editedAt',
  'version',
  'plays',
  'asked',
  'answered',
] as const

export const findStates = (db: Db, ids: readonly string[]): Promise<QuizState[]> =>
  db('quizzes')
    .whereIn('id', [...ids])
    .select<QuizState[]>(STATE)

/** Holds its row until the transaction ends; null when there is no such quiz. */
export async function holdState(tx: Db, id: string): Promise<QuizState | null> {
  return (await tx('quizzes').where({ id }).forUpdate().first<QuizState | undefined>(STATE)) ?? null
}

export async function setStatus(tx: Db, id: string, status: QuizStatus): Promise<void> {
  await tx('quizzes').where({ id }).update({ status, reason: null })
}

/** Writes a quiz anew: what appeals have brought stands among its answers by now. */
export async function rewriteQuiz(tx: Db, quiz: Quiz, now: number): Promise<void> {
  const answer_key = answerKeyOf(quiz.answers)
  await tx('quizzes')
    .where({ id: quiz.id })
    .update({ body: toJson(quiz), answer_key, edited_at: now, version: tx.raw('version + 1') })
  await tx('quiz_aliases').where({ quiz_id: quiz.id }).delete()
  // Whoever has met it knows the answer that it asks for from now on.
  await tx('quizzes_seen').where({ quiz_id: quiz.id }).whereNot({ answer_key }).update({ answer_key })
}
