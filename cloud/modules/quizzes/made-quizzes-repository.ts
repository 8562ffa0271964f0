import { randomInt } from 'node:crypto'
import type { Db } from '#cloud/db/client.ts'
import { fromJson } from '#cloud/db/columns.ts'
import type { MadeQuizzes, Quiz } from '#host-engine/index.ts'
import type { Difficulty, Language } from '#shared/constants/game.ts'
import { byId, LOTS, rowOfDraft } from './stored-quiz.ts'

/** Databases limit the bindings of one statement. */
const ROWS_AT_ONCE = 50

export interface Cell {
  readonly language: Language
  readonly difficulty: Difficulty
}

/**
 * Keeps what was made: good ones to be dealt, doubtful ones held. Answers how many there are more to deal: some may have been
 * there.
 */
export async function insertMade(db: Db, { quizzes, held }: MadeQuizzes): Promise<number> {
  const rows = [
    ...quizzes.map((quiz) => ({ ...rowOfDraft(quiz), reason: null })),
    ...held.map(({ quiz, reason }) => ({
      ...rowOfDraft(quiz),
      status: 'held',
      reason: reason.slice(0, REASON_MAX),
    })),
  ].toSorted(byId)
  let more = 0
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const inserted: { status: string }[] = await db('quizzes')
      .insert(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict('id')
      .ignore()
      .returning('status')
    more += inserted.filter(({ status }) => status === 'active').length
  }
  return more
}

/** As much as its column holds. */
const REASON_MAX = 32

/** How many quizzes each language and difficulty has to deal; those with none are left out. */
export async function countCells(db: Db): Promise<(Cell & { quizzes: number })[]> {
  const rows: (Cell & { quizzes: number | string })[] = await db('quizzes')
    .where({ status: 'active' })
    .groupBy('language', 'difficulty')
    .select('language', 'difficulty')
    .count({ quizzes: '*' })
  return rows.map(({ quizzes, ...cell }) => ({ ...cell, quizzes: Number(quizzes) }))
}

/** More than a cell usually has; a game never waits for a larger one. */
const LISTED_AT_MOST = 1_000

/** What is there of a language and difficulty, whether it is dealt or not: it is not made again. Of a large cell a part, by chance. */
export async function listCell(
  db: Db,
  { language, difficulty }: Cell,
): Promise<Pick<Quiz, 'prompt' | 'answers' | 'language'>[]> {
  const start = randomInt(LOTS)
  const part = (side: '>=' | '<', limit: number) =>
    db('quizzes')
      .where({ language, difficulty })
      .where('lot', side, start)
      .orderBy('lot')
      .limit(limit)
      .select<{ body: string }[]>('body')
  const rows = await part('>=', LISTED_AT_MOST)
  if (rows.length < LISTED_AT_MOST) rows.push(...(await part('<', LISTED_AT_MOST - rows.length)))
  return rows.map(({ body }) => fromJson<Quiz>(body))
}
