import type { Db } from '#cloud/db/client.ts'
import { fromJson } from '#cloud/db/columns.ts'
import type { ReportVerdict } from '#shared/constants/friends.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import type { AdminReport, AdminReportData, AdminReportsQuery } from '#shared/schemas/admin-reports.ts'
import type { PlayerReport } from './player-reports-repository.ts'
import {
  closeReport,
  countByState,
  findReport,
  findReportedLines,
  findReports,
  holdReport,
  type ReviewedReport,
} from './report-review-repository.ts'

/** Of earlier reports about the same player. */
const SHOWN = 20

const timeOf = (at: number): string => new Date(at).toISOString()

function toReport(row: ReviewedReport): AdminReport {
  const { closedAt, closedBy } = row
  return {
    id: row.id,
    subject: row.roomName === null ? 'player' : 'room',
    kind: row.kind,
    reason: row.reason,
    state: row.state,
    at: timeOf(row.madeAt),
    reporter: { id: row.userId, username: row.reporter },
    reported: { id: row.reportedId, username: row.reported },
    room: row.roomId === null ? null : { id: row.roomId, name: row.roomName },
    closed:
      closedAt === null || closedBy === null
        ? null
        : { at: timeOf(closedAt), by: { id: closedBy, username: row.closer }, note: row.note ?? '' },
  }
}

export interface Closing {
  readonly verdict: ReportVerdict
  readonly note: string
  /** An admin. */
  readonly by: string
}

export type ReportReview = ReturnType<typeof createReportReview>

/** Reports as an admin reads and closes them. Nobody is told what became of one. */
export const createReportReview = ({ db, now }: { readonly db: Db; readonly now: () => number }) => ({
  list: async (query: AdminReportsQuery): Promise<AdminReport[]> =>
    (await findReports(db, query)).map(toReport),

  /** Throws NOT_FOUND. */
  async requireReport(id: string): Promise<void> {
    if (!(await findReport(db, id))) throw new AppError('NOT_FOUND')
  },

  /** Throws NOT_FOUND. */
  async describe(id: string): Promise<AdminReportData> {
    const row = await findReport(db, id)
    if (!row) throw new AppError('NOT_FOUND')
    const lines = await findReportedLines(db, id)
    const about = await findReports(db, { about: row.reportedId, limit: SHOWN + 1 })
    const made = await countByState(db, row.userId, id)
    const count = (state: PlayerReport['state']): number => made.get(state) ?? 0
    return {
      report: toReport(row),
      settings: row.roomSettings === null ? null : fromJson(row.roomSettings),
      lines: lines.map(({ saidAt, ...line }) => ({ ...line, at: timeOf(saidAt) })),
      earlier: about
        .filter((other) => other.id !== id)
        .slice(0, SHOWN)
        .map(toReport),
      reliability: { open: count('open'), upheld: count('upheld'), dismissed: count('dismissed') },
    }
  },

  /** Throws NOT_FOUND, and CONFLICT for one that is closed, or that its admin has made or is the subject of. */
  async close(tx: Db, id: string, { verdict, note, by }: Closing): Promise<void> {
    const report = await holdReport(tx, id)
    if (!report) throw new AppError('NOT_FOUND')
    if ([report.userId, report.reportedId].includes(by))
      throw new AppError('CONFLICT', undefined, adminCalls.ownReport)
    if (report.state !== 'open') throw new AppError('CONFLICT', undefined, adminCalls.reportClosed)
    await closeReport(tx, id, { state: verdict, note, by, at: now() })
  },
})
