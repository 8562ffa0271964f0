import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import type { Quiz } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'

export async function findRiddle(db: Db, day: number, language: Language): Promise<Quiz | null> {
  const row = await db('daily_riddles').where({ day, language }).first<{ body: string }>('body')
  return row ? fromJson<Quiz>(row.body) : null
}

export async function findRiddleIds(db: Db, days: readonly number[], language: Language): Promise<string[]> {
  const rows = await db('daily_riddles')
    .whereIn('day', [...days])
    .where({ language })
    .select<{ quiz_id: string }[]>('quiz_id')
  return rows.map(({ quiz_id }) => quiz_id)
}

/** The first one stays: another process may have laid down the day at the same moment. */
export async function insertRiddle(db: Db, day: number, quiz: Quiz): Promise<void> {
  await db('daily_riddles')
    .insert({ day, language: quiz.language, quiz_id: quiz.id, body: toJson(quiz) })
    .onConflict(['day', 'language'])
    .ignore()
}

/** When each riddle last had its day. */
export async function findLastDays(db: Db, language: Language): Promise<Map<string, number>> {
  const rows = await db('daily_riddles')
    .where({ language })
    .groupBy('quiz_id')
    .select({ quizId: 'quiz_id' })
    .max<{ quizId: string; day: number }[]>({ day: 'day' })
  return new Map(rows.map(({ quizId, day }) => [quizId, day]))
}
