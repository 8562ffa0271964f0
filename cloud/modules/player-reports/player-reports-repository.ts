import type { Db } from '#cloud/db/client.ts'
import { toJson } from '#cloud/db/columns.ts'
import { newId } from '#cloud/ids.ts'
import type {
  PLAYER_REPORT_KINDS,
  PLAYER_REPORT_STATES,
  ROOM_REPORT_KINDS,
} from '#shared/constants/friends.ts'
import type { Room } from '#shared/schemas/room.ts'

export type PlayerReportKind = (typeof PLAYER_REPORT_KINDS | typeof ROOM_REPORT_KINDS)[number]

/** What of a room is kept with a report of it. */
export type RoomReportSettings = Pick<Room, (typeof KEPT_SETTINGS)[number]>
export const KEPT_SETTINGS = [
  'mode',
  'maxPlayers',
  'rounds',
  'timePerRound',
  'difficulty',
  'language',
  'category',
  'customQuizzes',
  'hasPassword',
  'listed',
  'guests',
  'tokenReward',
] as const

export interface PlayerReport {
  readonly userId: string
  readonly reportedId: string
  readonly kind: PlayerReportKind
  /** In the reporter's words; empty for none. */
  readonly reason: string
  /** The room that both shared, or that is reported; null for none. */
  readonly roomId: string | null
  /** How it was called and set up; null where the player is reported, and not the room. */
  readonly roomName: string | null
  readonly roomSettings: RoomReportSettings | null
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

/** With the lines of its room. False when an open one of the same player, or room, by the same user is there. */
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
      kind: report.kind,
      reason: report.reason,
      room_id: report.roomId,
      room_name: report.roomName,
      room_settings: report.roomSettings && toJson(report.roomSettings),
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

export const listReportsOf = (
  db: Db,
  userId: string,
): Promise<Omit<PlayerReport, 'userId' | 'roomSettings'>[]> =>
  db('player_reports').where({ user_id: userId }).orderBy(['made_at', 'id']).select({
    reportedId: 'reported_id',
    kind: 'kind',
    reason: 'reason',
    roomId: 'room_id',
    roomName: 'room_name',
    state: 'state',
    madeAt: 'made_at',
  })

export interface ReportBetween extends Pick<PlayerReport, 'reason' | 'roomId' | 'state' | 'madeAt'> {
  readonly id: string
  readonly by: string
  readonly byName: string
  readonly about: string
  readonly aboutName: string
}

/** Of both kinds, the newest first: made by the player, and about them. */
export const listReportsBetween = (db: Db, userId: string, limit: number): Promise<ReportBetween[]> =>
  db('player_reports')
    .join('users as author', 'author.id', 'player_reports.user_id')
    .join('users as reported', 'reported.id', 'player_reports.reported_id')
    .where('player_reports.user_id', userId)
    .orWhere('player_reports.reported_id', userId)
    .orderBy('player_reports.id', 'desc')
    .limit(limit)
    .select<ReportBetween[]>({
      id: 'player_reports.id',
      by: 'author.id',
      byName: 'author.username',
      about: 'reported.id',
      aboutName: 'reported.username',
      reason: 'player_reports.reason',
      roomId: 'player_reports.room_id',
      state: 'player_reports.state',
      madeAt: 'player_reports.made_at',
    })

export const listLinesOf = (db: Db, userId: string): Promise<ReportedLine[]> =>
  db('reported_lines')
    .where({ user_id: userId })
    .orderBy(['said_at', 'report_id', 'position'])
    .select<ReportedLine[]>({ userId: 'user_id', message: 'message', saidAt: 'said_at' })

export async function countOpenReports(db: Db): Promise<number> {
  const [row] = await db('player_reports')
    .where({ state: 'open' })
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

/** With their lines. */
export async function deleteReports(db: Db, before: number): Promise<void> {
  await db('player_reports').where('made_at', '<', before).delete()
}
