import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import type { GenerateBody, GeneratedQuiz, GenerationJob } from '#shared/schemas/quiz-generation.ts'

export interface Generation {
  readonly id: string
  readonly userId: string
  readonly state: GenerationJob['state']
  readonly source: GenerationJob['source']
  readonly wish: GenerateBody
  readonly seed: number
  readonly quizzes: readonly GeneratedQuiz[]
  readonly topicFound: boolean
  /** Epoch milliseconds. */
  readonly madeAt: number
}

interface Row {
  readonly id: string
  readonly user_id: string
  readonly state: Generation['state']
  readonly source: Generation['source']
  readonly wish: string
  readonly seed: number
  readonly quizzes: string
  readonly topic_found: boolean | number
  readonly made_at: number
}

const toGeneration = (row: Row): Generation => ({
  id: row.id,
  userId: row.user_id,
  state: row.state,
  source: row.source,
  wish: fromJson(row.wish),
  seed: Number(row.seed),
  quizzes: fromJson(row.quizzes),
  topicFound: Boolean(row.topic_found),
  madeAt: row.made_at,
})

/** It runs. Throws CONFLICT while another of the user's does. */
export async function insertGeneration(tx: Db, { wish, quizzes, ...made }: Generation): Promise<void> {
  await tx('quiz_generations').insert({
    id: made.id,
    user_id: made.userId,
    running_of: made.userId,
    state: made.state,
    source: made.source,
    asked_model: made.source === 'ai',
    wish: toJson(wish),
    seed: made.seed,
    quizzes: toJson(quizzes),
    topic_found: made.topicFound,
    made_at: made.madeAt,
  })
}

export async function findGeneration(db: Db, id: string): Promise<Generation | null> {
  const row = await db('quiz_generations').where({ id }).first<Row | undefined>()
  return row ? toGeneration(row) : null
}

export const listGenerations = async (db: Db, userId: string): Promise<Generation[]> =>
  (await db('quiz_generations').where({ user_id: userId }).orderBy('id').select<Row[]>()).map(toGeneration)

/** When the user's last ones with a model began, since then, the oldest first. */
export async function listModelStarts(db: Db, userId: string, since: number): Promise<number[]> {
  const rows = await db('quiz_generations')
    .where({ user_id: userId, asked_model: true })
    .where('made_at', '>', since)
    .orderBy('made_at')
    .select<{ made_at: number }[]>('made_at')
  return rows.map(({ made_at }) => made_at)
}

/** The ids of those that began before then and have not ended. */
export const listRunning = async (db: Db, before: number): Promise<string[]> =>
  (
    await db('quiz_generations')
      .where({ state: 'running' })
      .where('made_at', '<', before)
      .select<{ id: string }[]>('id')
  ).map(({ id }) => id)

const running = (db: Db, id: string) => db('quiz_generations').where({ id, state: 'running' })

/** False when it does not run any more. */
export const saveQuizzes = async (db: Db, id: string, quizzes: Generation['quizzes']): Promise<boolean> =>
  (await running(db, id).update({ quizzes: toJson(quizzes) })) > 0

/** The same. A source that is told is the one that it turned out to be. */
export const endGeneration = async (
  db: Db,
  id: string,
  end: Pick<Generation, 'state'> & Partial<Pick<Generation, 'quizzes' | 'topicFound' | 'source'>>,
): Promise<boolean> => {
  const { state, quizzes, topicFound, source } = end
  const changes = {
    state,
    running_of: null,
    ...(quizzes && { quizzes: toJson(quizzes) }),
    ...(topicFound !== undefined && { topic_found: topicFound }),
    ...(source && { source }),
  }
  return (await running(db, id).update(changes)) > 0
}

export async function deleteGenerations(db: Db, before: number): Promise<void> {
  await db('quiz_generations').where('made_at', '<', before).delete()
}
