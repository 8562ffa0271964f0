import type { Db } from '#cloud/db/client.ts'

/** Adds right answers at a quiz, whose row is held: by the whole seconds that each took. */
export async function addAnswerTimes(tx: Db, quizId: string, timesMs: readonly number[]): Promise<void> {
  const bySecond = Map.groupBy(timesMs, (ms) => Math.round(ms / 1000))
  if (bySecond.size === 0) return
  await tx('quiz_answer_times')
    .insert([...bySecond].map(([seconds, { length }]) => ({ quiz_id: quizId, seconds, answers: length })))
    .onConflict(['quiz_id', 'seconds'])
    .merge({ answers: tx.raw('quiz_answer_times.answers + excluded.answers') })
}

/** In how many seconds half of the right answers came; no entry for a quiz without any. */
export async function medianTimes(db: Db, quizIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db('quiz_answer_times')
    .whereIn('quiz_id', [...quizIds])
    .orderBy(['quiz_id', 'seconds'])
    .select<TimeRow[]>({ quizId: 'quiz_id', seconds: 'seconds', answers: 'answers' })
  const byQuiz = Map.groupBy(rows, ({ quizId }) => quizId)
  return new Map([...byQuiz].map(([quizId, times]) => [quizId, medianOf(times)]))
}

interface TimeRow {
  readonly quizId: string
  readonly seconds: number
  readonly answers: number
}

/** Of times in their order. */
function medianOf(times: readonly TimeRow[]): number {
  const all = times.reduce((sum, { answers }) => sum + answers, 0)
  let before = 0
  const middle = times.find(({ answers }) => {
    before += answers
    return before * 2 >= all
  })
  return middle?.seconds ?? 0
}
