import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { RefusedGuess } from '#host-engine/index.ts'
import type { APPEAL_STATES, ReportReason } from '#shared/constants/quizzes.ts'

/** Databases limit the bindings of one statement. */
const ROWS_AT_ONCE = 50

export async function insertRefused(
  tx: Db,
  gameId: string,
  refused: readonly RefusedGuess[],
  now: number,
): Promise<void> {
  const rows = refused.map(({ userId, round, guess }) => ({
    game_id: gameId,
    round,
    user_id: userId,
    guess,
    refused_at: now,
  }))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx('refused_guesses').insert(rows.slice(from, from + ROWS_AT_ONCE))
}

export async function findRefused(
  db: Db,
  { gameId, round, userId }: { gameId: string; round: number; userId: string },
): Promise<string[]> {
  const rows = await db('refused_guesses')
    .where({ game_id: gameId, round, user_id: userId })
    .select<{ guess: string }[]>('guess')
  return rows.map(({ guess }) => guess)
}

export async function deleteRefused(db: Db, before: number): Promise<void> {
  await db('refused_guesses').where('refused_at', '<', before).delete()
}

export const listRefused = (
  db: Db,
  userId: string,
): Promise<{ gameId: string; round: number; guess: string; at: number }[]> =>
  db('refused_guesses')
    .where({ user_id: userId })
    .orderBy(['refused_at', 'game_id', 'round'])
    .select({ gameId: 'game_id', round: 'round', guess: 'guess', at: 'refused_at' })

/** False for a host's own quiz, which is stored nowhere. */
export const isStored = async (db: Db, quizId: string): Promise<boolean> =>
  (await db('quizzes').where({ id: quizId }).first('id')) !== undefined

export const hasSeen = async (db: Db, userId: string, quizId: string): Promise<boolean> =>
  (await db('quizzes_seen').where({ user_id: userId, quiz_id: quizId }).first('quiz_id')) !== undefined

export interface Appeal {
  readonly id: string
  readonly userId: string
  readonly gameId: string
  readonly round: number
  readonly quizId: string
  readonly guess: string
  readonly state: (typeof APPEAL_STATES)[number]
  /** Epoch milliseconds. */
  readonly madeAt: number
}

const APPEAL = {
  id: 'id',
  userId: 'user_id',
  gameId: 'game_id',
  round: 'round',
  quizId: 'quiz_id',
  guess: 'guess',
  state: 'state',
  madeAt: 'made_at',
} as const satisfies Record<keyof Appeal, string>

/** False when this player has appealed in this round before. */
export async function insertAppeal(db: Db, appeal: Omit<Appeal, 'id' | 'state'>): Promise<boolean> {
  const inserted = await db('quiz_appeals')
    .insert({
      id: newId(),
      user_id: appeal.userId,
      game_id: appeal.gameId,
      round: appeal.round,
      quiz_id: appeal.quizId,
      guess: appeal.guess,
      state: 'open',
      made_at: appeal.madeAt,
    })
    .onConflict(['user_id', 'game_id', 'round'])
    .ignore()
    .returning('id')
  return inserted.length > 0
}

export const listAppeals = (db: Db, userId: string): Promise<Appeal[]> =>
  db('quiz_appeals').where({ user_id: userId }).orderBy('id').select<Appeal[]>(APPEAL)

export async function findAppeal(db: Db, id: string): Promise<Appeal | null> {
  return (await db('quiz_appeals').where({ id }).first<Appeal | undefined>(APPEAL)) ?? null
}

/** Held until the transaction ends; null when there is no open one of this id. */
export async function holdAppeal(tx: Db, id: string): Promise<Appeal | null> {
  const appeal = await tx('quiz_appeals')
    .where({ id, state: 'open' })
    .forUpdate()
    .first<Appeal | undefined>(APPEAL)
  return appeal ?? null
}

export const listOpenAppeals = (db: Db, quizId: string): Promise<Appeal[]> =>
  db('quiz_appeals').where({ quiz_id: quizId, state: 'open' }).orderBy('id').select<Appeal[]>(APPEAL)

/** With the name of who says it. */
export type Named<Said> = Said & { readonly username: string }

/** Those of these quizzes, in the order of their making. */
export const listAppealsAbout = (db: Db, quizIds: readonly string[]): Promise<Named<Appeal>[]> =>
  db('quiz_appeals')
    .join('users', 'users.id', 'quiz_appeals.user_id')
    .whereIn('quiz_id', [...quizIds])
    .where({ state: 'open' })
    .orderBy('quiz_appeals.id')
    .select<Named<Appeal>[]>({ ...APPEAL, id: 'quiz_appeals.id', username: 'users.username' })

export async function decideAppeals(
  tx: Db,
  ids: readonly string[],
  state: Exclude<Appeal['state'], 'open'>,
): Promise<void> {
  await tx('quiz_appeals')
    .whereIn('id', [...ids])
    .update({ state })
}

export interface Report {
  readonly userId: string
  readonly quizId: string
  readonly reason: ReportReason
  readonly text: string
  readonly gameId: string | null
  /** Epoch milliseconds. */
  readonly madeAt: number
}

/** One report a player and quiz: the last word counts. What an admin has settled stays so. */
export async function saveReport(tx: Db, report: Report): Promise<void> {
  await tx('quiz_reports')
    .insert({
      user_id: report.userId,
      quiz_id: report.quizId,
      reason: report.reason,
      text: report.text,
      game_id: report.gameId,
      made_at: report.madeAt,
    })
    .onConflict(['user_id', 'quiz_id'])
    .merge(['reason', 'text', 'game_id', 'made_at'])
}

const REPORT = {
  userId: 'user_id',
  quizId: 'quiz_id',
  reason: 'reason',
  text: 'text',
  gameId: 'game_id',
  madeAt: 'made_at',
} as const satisfies Record<keyof Report, string>

export const listReports = (db: Db, userId: string): Promise<Report[]> =>
  db('quiz_reports').where({ user_id: userId }).orderBy(['made_at', 'quiz_id']).select<Report[]>(REPORT)

/** Those that nobody has settled. */
export const listReportsAbout = (db: Db, quizIds: readonly string[]): Promise<Named<Report>[]> =>
  db('quiz_reports')
    .join('users', 'users.id', 'quiz_reports.user_id')
    .whereIn('quiz_id', [...quizIds])
    .whereNull('settled_at')
    .orderBy(['made_at', 'user_id'])
    .select<Named<Report>[]>({ ...REPORT, username: 'users.username' })

/** Answers how many there were. */
export async function settleReports(tx: Db, quizId: string, now: number): Promise<number> {
  return tx('quiz_reports').where({ quiz_id: quizId }).whereNull('settled_at').update({ settled_at: now })
}

/** What nobody has settled. */
export async function countOpenFeedback(db: Db): Promise<{ reports: number; appeals: number }> {
  type Count = { count: number | string }[]
  const [reports] = await db('quiz_reports').whereNull('settled_at').count<Count>({ count: '*' })
  const [appeals] = await db('quiz_appeals').where({ state: 'open' }).count<Count>({ count: '*' })
  return { reports: Number(reports?.count ?? 0), appeals: Number(appeals?.count ?? 0) }
}

/** What is said of one quiz is kept, counted and decided one after the other: its row is held first, before those of reports and appeals. */
export async function lockQuiz(tx: Db, quizId: string): Promise<void> {
  await tx('quizzes').where({ id: quizId }).forUpdate().first('id')
}

/** Guests do not count: anyone can be many of them; nor what an admin has settled. */
export async function countReporters(tx: Db, quizId: string): Promise<number> {
  const [row] = await tx('quiz_reports')
    .join('users', 'users.id', 'quiz_reports.user_id')
    .where({ quiz_id: quizId })
    .whereNull('settled_at')
    .whereNot('users.role', 'guest')
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}
