import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import type { QuizSet } from '#shared/schemas/quiz-sets.ts'

type SetRow = Omit<QuizSet, 'quizzes'> & { readonly quizzes: string }

const COLUMNS = ['id', 'name', 'language', 'code', 'quizzes']
const toSet = ({ quizzes, ...row }: SetRow): QuizSet => ({ ...row, quizzes: fromJson(quizzes) })

export const listSets = async (db: Db, userId: string): Promise<QuizSet[]> =>
  (await db('quiz_sets').where({ user_id: userId }).orderBy('id').select<SetRow[]>(COLUMNS)).map(toSet)

export async function findSet(db: Db, userId: string, id: string): Promise<QuizSet | null> {
  const row = await db('quiz_sets').where({ user_id: userId, id }).first<SetRow | undefined>(COLUMNS)
  return row ? toSet(row) : null
}

/** Whoever's it is. */
export async function findByCode(db: Db, code: string): Promise<QuizSet | null> {
  const row = await db('quiz_sets').where({ code }).first<SetRow | undefined>(COLUMNS)
  return row ? toSet(row) : null
}

export async function countSets(db: Db, userId: string): Promise<number> {
  const [row] = await db('quiz_sets')
    .where({ user_id: userId })
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

/** How long the quizzes of the user's other sets are, in characters. */
export async function weighOthers(db: Db, userId: string, id: string): Promise<number> {
  const [row] = await db('quiz_sets')
    .where({ user_id: userId })
    .whereNot({ id })
    .select<{ weight: number | string | null }[]>(db.raw('sum(length(quizzes)) as weight'))
  return Number(row?.weight ?? 0)
}

/** False when another set has its code. */
export async function insertSet(tx: Db, userId: string, set: QuizSet, now: number): Promise<boolean> {
  const inserted = await tx('quiz_sets')
    .insert({ ...set, quizzes: toJson(set.quizzes), user_id: userId, changed_at: now })
    .onConflict('code')
    .ignore()
    .returning('id')
  return inserted.length > 0
}

/** The code stays. */
export async function updateSet(
  tx: Db,
  { id, name, language, quizzes }: Omit<QuizSet, 'code'>,
  now: number,
): Promise<void> {
  await tx('quiz_sets')
    .where({ id })
    .update({ name, language, quizzes: toJson(quizzes), changed_at: now })
}

/** False when the user has no such set. */
export const deleteSet = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db('quiz_sets').where({ user_id: userId, id }).delete()) > 0
