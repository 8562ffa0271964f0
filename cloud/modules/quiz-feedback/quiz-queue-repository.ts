import type { Knex } from 'knex'
import type { Db } from '#cloud/db/client.ts'
import type { Language } from '#shared/constants/game.ts'
import type { QuizQueue } from '#shared/constants/quizzes.ts'

export interface QueuePage {
  readonly queue: QuizQueue
  readonly language?: Language | undefined
  /** The id that ended the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Where a queue's quizzes are named: rows, found by an index, and the column of the quiz's id. */
type Source = readonly [rows: (db: Db) => Knex.QueryBuilder, column: string]

const REPORTED: Source = [(db) => db('quiz_reports').whereNull('settled_at'), 'quiz_reports.quiz_id']
const APPEALED: Source = [(db) => db('quiz_appeals').where({ state: 'open' }), 'quiz_appeals.quiz_id']
const HELD: Source = [(db) => db('quizzes').where({ status: 'held' }), 'quizzes.id']
const WITHDRAWN: Source = [(db) => db('quizzes').where({ status: 'withdrawn' }), 'quizzes.id']

const QUEUES: Readonly<Record<QuizQueue, readonly Source[]>> = {
  reported: [REPORTED],
  appealed: [APPEALED],
  held: [HELD],
  withdrawn: [WITHDRAWN],
  waiting: [REPORTED, APPEALED, HELD],
}

/** Quizzes for a person to look at, by id. Each source reads no more than a page, however long it is. */
export async function listQueue(
  db: Db,
  { queue, language, after = '', limit }: QueuePage,
): Promise<string[]> {
  const pageOf = ([rows, column]: Source) => {
    const page = rows(db).where(column, '>', after).distinct({ id: column }).orderBy(column).limit(limit)
    if (language !== undefined)
      page.whereExists(db('quizzes as one').whereRaw('one.id = ??', [column]).where('one.language', language))
    return db.from(page.as('page')).select('id')
  }
  const rows: { id: string }[] = await db
    .from(db.union(QUEUES[queue].map(pageOf)).as('queue'))
    .orderBy('id')
    .limit(limit)
    .select('id')
  return rows.map(({ id }) => id)
}
