import type { Knex } from 'knex'
import type { Db } from '#cloud/db/client.ts'
import { fromJson } from '#cloud/db/columns.ts'
import { foldText, type Quiz, type QuizScope } from '#host-engine/index.ts'
import type { Difficulty, QuizKind } from '#shared/constants/game.ts'
import type { Candidate } from './dealing-rules.ts'
import { LOTS, SOURCES, type StoredSource } from './stored-quiz.ts'

interface Row {
  id: string
  source: StoredSource
  kind: QuizKind
  answer_key: string
  template: string | null
  seen_by?: number | string
}

const COLUMNS = ['id', 'source', 'kind', 'answer_key', 'template'].map((name) => `quizzes.${name}`)

const ofRow = ({ id, source, kind, answer_key, template, seen_by = 0 }: Row): Candidate => ({
  id,
  kind,
  answerKey: answer_key,
  template,
  isBuiltIn: source === 'built_in',
  seenBy: Number(seen_by),
})

const limitTo = (query: Knex.QueryBuilder, { language, category }: Omit<QuizScope, 'difficulty'>) =>
  query
    .where({ 'quizzes.language': language, 'quizzes.status': 'active' })
    .where(category === 'any' ? {} : { 'quizzes.broad_category': category })

/** Up to `most` of each source, by chance, whose answer none of these players knows. One query, which reads no more than it needs. */
export async function findUnseen(
  db: Db,
  { difficulty, ...scope }: QuizScope,
  players: readonly string[],
  setAside: readonly string[],
  most: number,
): Promise<Candidate[]> {
  const start = Math.floor(Math.random() * LOTS)
  const part = (source: StoredSource, side: '>=' | '<') =>
    limitTo(db('quizzes').select(COLUMNS), scope)
      .where({ 'quizzes.difficulty': difficulty, 'quizzes.source': source })
      .where('quizzes.lot', side, start)
      .whereNotIn('quizzes.id', [...setAside])
      .whereNotExists(
        db('quizzes_seen')
          .select(db.raw('1'))
          .whereIn('quizzes_seen.user_id', [...players])
          .whereRaw('quizzes_seen.answer_key = quizzes.answer_key'),
      )
      .orderBy('quizzes.lot')
      .limit(most)
  const parts = SOURCES.flatMap((source) => [part(source, '>='), part(source, '<')])
  const rows: Row[] = await db.unionAll(parts.map((query) => db.select('*').from(query.as('part'))))
  return rows.map(ofRow)
}

/** Those that the fewest of these players know, and of those the ones that they met longest ago. */
export async function findLeastSeen(
  db: Db,
  { difficulty, ...scope }: QuizScope,
  players: readonly string[],
  setAside: readonly string[],
  most: number,
): Promise<Candidate[]> {
  const rows: Row[] = await limitTo(db('quizzes').select(COLUMNS), scope)
    .where({ 'quizzes.difficulty': difficulty })
    .whereNotIn('quizzes.id', [...setAside])
    .leftJoin('quizzes_seen', (join) =>
      join.on('quizzes_seen.answer_key', 'quizzes.answer_key').onIn('quizzes_seen.user_id', [...players]),
    )
    .groupBy(COLUMNS)
    .countDistinct({ seen_by: 'quizzes_seen.user_id' })
    .orderBy('seen_by')
    .orderByRaw('max(quizzes_seen.seen_at)')
    .limit(most)
  return rows.map(ofRow)
}

/** In the order asked for: each in the difficulty in which it is dealt by now, and with the aliases that appeals have brought. */
export async function findQuizzes(db: Db, ids: readonly string[]): Promise<Quiz[]> {
  const rows = await db('quizzes')
    .whereIn('id', [...ids])
    .select<{ id: string; body: string; difficulty: Difficulty }[]>('id', 'body', 'difficulty')
  const aliases = await db('quiz_aliases')
    .whereIn('quiz_id', [...ids])
    .orderBy('folded')
    .select<{ quiz_id: string; alias: string }[]>('quiz_id', 'alias')
  const byId = new Map(
    rows.map(({ id, body, difficulty }) => {
      const more = aliases.filter(({ quiz_id }) => quiz_id === id).map(({ alias }) => alias)
      return [id, { ...withAliases(fromJson<Quiz>(body), more), difficulty }]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What an appeal has made right is not rejected any more. */
function withAliases(quiz: Quiz, aliases: readonly string[]): Quiz {
  if (aliases.length === 0) return quiz
  const right = new Set(aliases.map(foldText))
  const { reject, ...rest } = quiz
  return {
    ...rest,
    answers: [...quiz.answers, ...aliases],
    ...(reject && { reject: reject.filter((guess) => !right.has(foldText(guess))) }),
  }
}

/** How many different answers there are to deal, of all difficulties, as far as `enough`. */
export async function countAvailable(
  db: Db,
  scope: Omit<QuizScope, 'difficulty'>,
  enough: number,
): Promise<number> {
  const answers = limitTo(db('quizzes').distinct('quizzes.answer_key'), scope).limit(enough)
  const [row] = await db.from(answers.as('answers')).count<{ quizzes: number | string }[]>({ quizzes: '*' })
  return Number(row?.quizzes ?? 0)
}
