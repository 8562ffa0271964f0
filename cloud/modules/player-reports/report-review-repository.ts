import type { Knex } from 'knex'
import type { Db } from '#cloud/db/client.ts'
import type { ReportVerdict } from '#shared/constants/friends.ts'
import type { AdminReportsQuery } from '#shared/schemas/admin-reports.ts'
import type { PlayerReport, ReportedLine } from './player-reports-repository.ts'

/** A report with the names of its people. */
export interface ReviewedReport extends Omit<PlayerReport, 'roomSettings'> {
  readonly id: string
  readonly reporter: string
  readonly reported: string
  /** Null while it is open. */
  readonly closedAt: number | null
  readonly closedBy: string | null
  /** Null when the account of that admin is gone, too. */
  readonly closer: string | null
  readonly note: string | null
}

const REVIEWED = {
  id: 'player_reports.id',
  userId: 'player_reports.user_id',
  reportedId: 'player_reports.reported_id',
  kind: 'kind',
  reason: 'reason',
  roomId: 'room_id',
  roomName: 'room_name',
  state: 'state',
  madeAt: 'made_at',
  closedAt: 'closed_at',
  closedBy: 'closed_by',
  note: 'note',
  reporter: 'reporters.username',
  reported: 'reported.username',
  closer: 'closers.username',
} as const satisfies Record<keyof ReviewedReport, string>

const reviewed = (db: Db): Knex.QueryBuilder =>
  db('player_reports')
    .join('users as reporters', 'reporters.id', 'player_reports.user_id')
    .join('users as reported', 'reported.id', 'player_reports.reported_id')
    .leftJoin('users as closers', 'closers.id', 'player_reports.closed_by')

/** The newest first. */
export const findReports = (
  db: Db,
  { after, limit, state, subject, by, about }: AdminReportsQuery,
): Promise<ReviewedReport[]> =>
  reviewed(db)
    .where((where) => {
      if (after !== undefined) where.where('player_reports.id', '<', after)
      if (state !== undefined) where.where('state', state === 'open' ? '=' : '<>', 'open')
      if (subject === 'room') where.whereNotNull('room_name')
      if (subject === 'player') where.whereNull('room_name')
      if (by !== undefined) where.where({ user_id: by })
      if (about !== undefined) where.where({ reported_id: about })
    })
    .orderBy('player_reports.id', 'desc')
    .limit(limit)
    .select(REVIEWED)

export const findReport = (
  db: Db,
  id: string,
): Promise<(ReviewedReport & { readonly roomSettings: string | null }) | undefined> =>
  reviewed(db)
    .where({ 'player_reports.id': id })
    .first({ ...REVIEWED, roomSettings: 'room_settings' })

export const findReportedLines = (
  db: Db,
  reportId: string,
): Promise<(ReportedLine & { readonly username: string })[]> =>
  db('reported_lines')
    .join('users', 'users.id', 'reported_lines.user_id')
    .where({ report_id: reportId })
    .orderBy('position')
    .select({ userId: 'user_id', username: 'users.username', message: 'message', saidAt: 'said_at' })

/** How many of each state this user has made, but for this one. */
export async function countByState(
  db: Db,
  userId: string,
  except: string,
): Promise<Map<PlayerReport['state'], number>> {
  const rows: { state: PlayerReport['state']; reports: number | string }[] = await db('player_reports')
    .where({ user_id: userId })
    .whereNot({ id: except })
    .groupBy('state')
    .select('state')
    .count({ reports: '*' })
  return new Map(rows.map(({ state, reports }) => [state, Number(reports)]))
}

/** Held until the transaction ends. */
export const holdReport = (
  tx: Db,
  id: string,
): Promise<Pick<PlayerReport, 'userId' | 'reportedId' | 'state'> | undefined> =>
  tx('player_reports')
    .where({ id })
    .forUpdate()
    .first({ userId: 'user_id', reportedId: 'reported_id', state: 'state' })

export async function closeReport(
  tx: Db,
  id: string,
  closing: { readonly state: ReportVerdict; readonly note: string; readonly by: string; readonly at: number },
): Promise<void> {
  await tx('player_reports')
    .where({ id })
    .update({ state: closing.state, note: closing.note, closed_by: closing.by, closed_at: closing.at })
}
