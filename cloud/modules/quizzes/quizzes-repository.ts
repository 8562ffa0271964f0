import type { Db } from '#cloud/db/client.ts'
import { fromJson } from '#cloud/db/columns.ts'
import type { Quiz } from '#host-engine/index.ts'
import type { Difficulty, Language } from '#shared/constants/game.ts'
import { addAnswerTimes } from './answer-times-repository.ts'
import { declaredUntilRated } from './quiz-ratings-repository.ts'
import type { Answers } from './quizzes-rules.ts'
import { byId, rowOf } from './stored-quiz.ts'

/** Databases limit the bindings of one statement. */
const ROWS_AT_ONCE = 50

/** Brings the stored bank to what is shipped; how often a quiz was played stays. */
export async function upsertBank(db: Db, quizzes: readonly Quiz[]): Promise<void> {
  // In the order in which a game that ends locks them, else the two wait for each other.
  const rows = quizzes.map((quiz) => rowOf('bank', quiz)).toSorted(byId)
  await db.transaction(async (tx) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx('quizzes')
        .insert(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflict('id')
        .merge({
          language: tx.raw('excluded.language'),
          difficulty: declaredUntilRated(tx),
          kind: tx.raw('excluded.kind'),
          broad_category: tx.raw('excluded.broad_category'),
          answer_key: unlessEdited(tx, 'answer_key'),
          // Of rows that were written before there were lots.
          lot: tx.raw('case when quizzes.lot = 0 then excluded.lot else quizzes.lot end'),
          body: unlessEdited(tx, 'body'),
        })
    // Of what was seen before answers were noted.
    await tx('quizzes_seen')
      .whereNull('answer_key')
      .update({
        answer_key: tx('quizzes').select('answer_key').whereRaw('quizzes.id = quizzes_seen.quiz_id'),
      })
    // What is no longer shipped is no longer dealt, until it is again; what an admin withdrew stays so.
    const shipped = rows.map(({ id }) => id)
    const bank = () => tx('quizzes').where({ source: 'bank' })
    await bank().where({ status: 'retired' }).whereIn('id', shipped).update({ status: 'active' })
    await bank().where({ status: 'active' }).whereNotIn('id', shipped).update({ status: 'retired' })
  })
}

/** What an admin has rewritten stays as it is. */
const unlessEdited = (tx: Db, column: 'body' | 'answer_key') =>
  tx.raw('case when quizzes.edited_at is null then excluded.?? else quizzes.?? end', [column, column])

export const findLanguages = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; language: Language }[]> =>
  db('quizzes')
    .whereIn('id', [...ids])
    .select('id', 'language')

export async function listSeen(db: Db, userId: string): Promise<{ quizId: string; seenAt: number }[]> {
  return db('quizzes_seen')
    .where({ user_id: userId })
    .orderBy(['seen_at', 'quiz_id'])
    .select({ quizId: 'quiz_id', seenAt: 'seen_at' })
}

export async function insertSeen(
  db: Db,
  quizId: string,
  players: readonly string[],
  now: number,
): Promise<void> {
  const [quiz] = await db('quizzes')
    .where({ id: quizId })
    .increment('plays', 1)
    .returning<{ answer_key: string }[]>('answer_key')
  // Whose account went away during the game has seen nothing, and must not keep the others from it.
  const there = await db('users').whereIn('id', players).select<{ id: string }[]>('id')
  if (there.length === 0) return
  await db('quizzes_seen')
    .insert(
      there.map(({ id }) => ({ user_id: id, quiz_id: quizId, answer_key: quiz?.answer_key, seen_at: now })),
    )
    .onConflict(['user_id', 'quiz_id'])
    .merge(['seen_at', 'answer_key'])
}

/** All that may be dealt at any of these difficulties, but for what a model wrote, which nobody has read. */
export async function findVetted(
  db: Db,
  language: Language,
  difficulties: readonly Difficulty[],
): Promise<Quiz[]> {
  const rows = await db('quizzes')
    .where({ language, status: 'active' })
    .whereNot({ source: 'ai' })
    .whereIn('difficulty', [...difficulties])
    .orderBy('id')
    .select<{ body: string }[]>('body')
  return rows.map(({ body }) => fromJson<Quiz>(body))
}

export interface AnsweredQuiz extends Answers {
  readonly quizId: string
  /** How long each right answer took. */
  readonly timesMs: readonly number[]
}

/** A host's own quizzes have no row, and count nowhere. */
export async function addAnswers(tx: Db, rounds: readonly AnsweredQuiz[]): Promise<void> {
  // In one order everywhere, else two games that end at once wait for each other.
  for (const { quizId, asked, answered, timesMs } of rounds.toSorted((a, b) =>
    a.quizId < b.quizId ? -1 : 1,
  )) {
    const stored = await tx('quizzes').where({ id: quizId }).increment({ asked, answered })
    if (stored > 0) await addAnswerTimes(tx, quizId, timesMs)
  }
}

/** How many people have been asked this quiz; 0 for one that is not stored. */
export async function countAsked(db: Db, quizId: string): Promise<number> {
  const quiz = await db('quizzes').where({ id: quizId }).first<{ asked: number } | undefined>('asked')
  return quiz?.asked ?? 0
}

export async function countAnswers(db: Db, language: Language, difficulty: Difficulty): Promise<Answers> {
  const [row] = await db('quizzes')
    .where({ language, difficulty })
    .sum<Partial<Answers>[]>({ asked: 'asked', answered: 'answered' })
  return { asked: Number(row?.asked ?? 0), answered: Number(row?.answered ?? 0) }
}

/** Takes a quiz out of play for a person to look at; one that is out of play stays as it is. */
export async function holdQuiz(tx: Db, quizId: string, reason: string): Promise<void> {
  await tx('quizzes').where({ id: quizId, status: 'active' }).update({ status: 'held', reason })
}

/** False when there is no such quiz. Holds its row until the transaction ends. */
export async function lockQuiz(tx: Db, quizId: string): Promise<boolean> {
  return (await tx('quizzes').where({ id: quizId }).forUpdate().first('id')) !== undefined
}

/** Once only, however it is written. */
export async function insertAlias(tx: Db, quizId: string, alias: string, folded: string): Promise<void> {
  const inserted = await tx('quiz_aliases')
    .insert({ quiz_id: quizId, alias, folded })
    .onConflict(['quiz_id', 'folded'])
    .ignore()
    .returning('quiz_id')
  if (inserted.length > 0) await tx('quizzes').where({ id: quizId }).increment('version', 1)
}

export interface HeldQuiz {
  readonly quiz: Quiz
  readonly reason: string | null
}

/** Those that wait for a person, by id. */
export async function findHeld(db: Db): Promise<HeldQuiz[]> {
  const rows = await db('quizzes')
    .where({ status: 'held' })
    .orderBy('id')
    .select<{ body: string; reason: string | null }[]>('body', 'reason')
  return rows.map(({ body, reason }) => ({ quiz: fromJson<Quiz>(body), reason }))
}
