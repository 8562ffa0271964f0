import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { PLAYER_REPORT_STATES } from '#shared/constants/friends.ts'

export interface PlayerReport {
  readonly userId: string
  readonly reportedId: string
  readonly reason: string
  /** The room that both shared; null for none. */
  readonly roomId: string | null
  readonly state: (typeof PLAYER_REPORT_STATES)[number]
  /** Epoch milliseconds. */
  readonly madeAt: number
}

export interface ReportedLine {
  readonly userId: string
  readonly message: string
  /** Epoch milliseconds. */
  readonly saidAt: number
}

/** With the lines of its room. False when an open one of the same pair is there. */
export async function insertReport(
  tx: Db,
  report: Omit<PlayerReport, 'state'>,
  lines: readonly ReportedLine[],
): Promise<boolean> {
  const [inserted] = await tx('player_reports')
    .insert({
      id: newId(),
      user_id: report.userId,
      reported_id: report.reportedId,
      reason: report.reason,
      room_id: report.roomId,
      state: 'open',
      made_at: report.madeAt,
    })
    .onConflict()
    .ignore()
    .returning('id')
  if (!inserted) return false
  const rows = lines.map(({ userId, message, saidAt }, position) => ({
    report_id: inserted.id,
    position,
    user_id: userId,
    message,
    said_at: saidAt,
  }))
  if (rows.length > 0) await tx('reported_lines').insert(rows)
  return true
}

export const listReportsOf = (db: Db, userId: string): Promise<PlayerReport[]> =>
  db('player_reports').where({ user_id: userId }).orderBy(['made_at', 'id']).select<PlayerReport[]>({
    userId: 'user_id',
    reportedId: 'reported_id',
    reason: 'reason',
    roomId: 'room_id',
    state: 'state',
    madeAt: 'made_at',
  })

export const listLinesOf = (db: Db, userId: string): Promise<ReportedLine[]> =>
  db('reported_lines')
    .where({ user_id: userId })
    .orderBy(['said_at', 'report_id', 'position'])
    .select<ReportedLine[]>({ userId: 'user_id', message: 'message', saidAt: 'said_at' })

/** With their lines. */
export async function deleteReports(db: Db, before: number): Promise<void> {
  await db('player_reports').where('made_at', '<', before).delete()
}
