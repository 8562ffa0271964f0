import type { Db } from '#cloud/db/client.ts'
import { fromJson } from '#cloud/db/columns.ts'
import type { MadeQuizzes, Quiz } from '#host-engine/index.ts'
import type { Difficulty, Language } from '#shared/constants/game.ts'
import { rowOfDraft } from './stored-quiz.ts'

/** Databases limit the bindings of one statement. */
const ROWS_AT_ONCE = 50

export interface Cell {
  readonly language: Language
  readonly difficulty: Difficulty
}

/**
 * Keeps what was made: good ones to be dealt, doubtful ones held, and of the others how many there were, by
 * reason. Answers how many there are more to deal: some may have been there.
 */
export async function insertMade(db: Db, { source, quizzes, held, dropped }: MadeQuizzes): Promise<number> {
  const rows = [
    ...quizzes.map((quiz) => ({ ...rowOfDraft(quiz), reason: null })),
    ...held.map(({ quiz, reason }) => ({
      ...rowOfDraft(quiz),
      status: 'held',
      reason: reason.slice(0, REASON_MAX),
    })),
  ]
  let more = 0
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const inserted: { status: string }[] = await db('quizzes')
      .insert(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict('id')
      .ignore()
      .returning('status')
    more += inserted.filter(({ status }) => status === 'active').length
  }
  for (const [reason, drafts] of Object.entries(dropped))
    await db('quiz_drops')
      .insert({ source, reason: reason.slice(0, DROP_REASON_MAX), drafts })
      .onConflict(['source', 'reason'])
      .merge({ drafts: db.raw('quiz_drops.drafts + excluded.drafts') })
  return more
}

/** As much as their columns hold. */
const REASON_MAX = 32
const DROP_REASON_MAX = 64

/** How many quizzes each language and difficulty has to deal; those with none are left out. */
export async function countCells(db: Db): Promise<(Cell & { quizzes: number })[]> {
  const rows: (Cell & { quizzes: number | string })[] = await db('quizzes')
    .where({ status: 'active' })
    .groupBy('language', 'difficulty')
    .select('language', 'difficulty')
    .count({ quizzes: '*' })
  return rows.map(({ quizzes, ...cell }) => ({ ...cell, quizzes: Number(quizzes) }))
}

/** All that is there of a language and difficulty, whether it is dealt or not: none of it is made again. */
export async function listCell(
  db: Db,
  { language, difficulty }: Cell,
): Promise<Pick<Quiz, 'prompt' | 'answers' | 'language'>[]> {
  const rows = await db('quizzes').where({ language, difficulty }).select<{ body: string }[]>('body')
  return rows.map(({ body }) => fromJson<Quiz>(body))
}
