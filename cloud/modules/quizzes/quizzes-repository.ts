import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import type { Quiz } from '#host-engine/index.ts'
import type { Difficulty, Language } from '#shared/constants/game.ts'
import { declaredUntilRated } from './quiz-ratings-repository.ts'
import type { Answers } from './quizzes-rules.ts'

/** Databases limit the bindings of one statement. */
const ROWS_AT_ONCE = 50

/** Brings the stored bank to what is shipped; how often a quiz was played stays. */
export async function upsertBank(db: Db, quizzes: readonly Quiz[]): Promise<void> {
  const rows = quizzes.map((quiz) => ({
    id: quiz.id,
    source: 'bank',
    language: quiz.language,
    difficulty: quiz.difficulty,
    body: toJson(quiz),
    status: 'active',
    plays: 0,
    asked: 0,
    answered: 0,
  }))
  await db.transaction(async (tx) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx('quizzes')
        .insert(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflict('id')
        .merge({
          language: tx.raw('excluded.language'),
          difficulty: declaredUntilRated(tx),
          body: tx.raw('excluded.body'),
        })
    // What is no longer shipped is no longer dealt, until it is again; what an admin withdrew stays so.
    const shipped = rows.map(({ id }) => id)
    const bank = () => tx('quizzes').where({ source: 'bank' })
    await bank().where({ status: 'retired' }).whereIn('id', shipped).update({ status: 'active' })
    await bank().where({ status: 'active' }).whereNotIn('id', shipped).update({ status: 'retired' })
  })
}

export interface Candidate {
  readonly id: string
  /** How many of the asked players have seen it. */
  readonly seenBy: number
}

/** Every quiz that may be dealt, with how many of these players know it. */
export async function findCandidates(
  db: Db,
  language: Language,
  difficulty: Difficulty,
  players: readonly string[],
): Promise<Candidate[]> {
  const rows = await db('quizzes')
    .leftJoin('quizzes_seen', (join) =>
      join.on('quizzes_seen.quiz_id', 'quizzes.id').onIn('quizzes_seen.user_id', [...players]),
    )
    .where({ language, difficulty, status: 'active' })
    .groupBy('quizzes.id')
    .orderBy('quizzes.id')
    .select({ id: 'quizzes.id' })
    .count({ seenBy: 'quizzes_seen.user_id' })
  return (rows as { id: string; seenBy: number | string }[]).map(({ id, seenBy }) => ({
    id,
    seenBy: Number(seenBy),
  }))
}

/** In the order asked for, each with the difficulty in which it is dealt by now. */
export async function findQuizzes(db: Db, ids: readonly string[]): Promise<Quiz[]> {
  const rows = await db('quizzes')
    .whereIn('id', [...ids])
    .select<{ id: string; body: string; difficulty: Difficulty }[]>('id', 'body', 'difficulty')
  const byId = new Map(rows.map(({ id, body, difficulty }) => [id, { ...fromJson<Quiz>(body), difficulty }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

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
  await db('quizzes').where({ id: quizId }).increment('plays', 1)
  // Whose account went away during the game has seen nothing, and must not keep the others from it.
  const there = await db('users').whereIn('id', players).select<{ id: string }[]>('id')
  if (there.length === 0) return
  await db('quizzes_seen')
    .insert(there.map(({ id }) => ({ user_id: id, quiz_id: quizId, seen_at: now })))
    .onConflict(['user_id', 'quiz_id'])
    .merge(['seen_at'])
}

/** What is shipped and may be dealt, at any of these difficulties. */
export async function findBank(
  db: Db,
  language: Language,
  difficulties: readonly Difficulty[],
): Promise<Quiz[]> {
  const rows = await db('quizzes')
    .where({ language, source: 'bank', status: 'active' })
    .whereIn('difficulty', [...difficulties])
    .orderBy('id')
    .select<{ body: string }[]>('body')
  return rows.map(({ body }) => fromJson<Quiz>(body))
}

export interface AnsweredQuiz extends Answers {
  readonly quizId: string
}

/** A host's own quizzes have no row, and count nowhere. */
export async function addAnswers(tx: Db, rounds: readonly AnsweredQuiz[]): Promise<void> {
  // In one order everywhere, else two games that end at once wait for each other.
  for (const { quizId, asked, answered } of rounds.toSorted((a, b) => (a.quizId < b.quizId ? -1 : 1)))
    await tx('quizzes').where({ id: quizId }).increment({ asked, answered })
}

export async function countAnswers(db: Db, language: Language, difficulty: Difficulty): Promise<Answers> {
  const [row] = await db('quizzes')
    .where({ language, difficulty })
    .sum<Partial<Answers>[]>({ asked: 'asked', answered: 'answered' })
  return { asked: Number(row?.asked ?? 0), answered: Number(row?.answered ?? 0) }
}
