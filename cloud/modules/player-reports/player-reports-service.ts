import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { GameServer } from '#host-engine/index.ts'
import { REPORTED_LINES_MAX } from '#shared/constants/friends.ts'
import { PLAYER_REPORT_KEPT_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { friendCalls } from '#shared/i18n/en/friend-calls.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { ReportPlayerBody } from '#shared/schemas/friends.ts'
import {
  deleteReports,
  insertReport,
  listLinesOf,
  listReportsOf,
  type ReportedLine,
} from './player-reports-repository.ts'

const SWEEP_EVERY_MS = 60 * 60_000

export interface PlayerReportsParts {
  readonly db: Db
  readonly users: Pick<Users, 'get' | 'listPublic' | 'lockAll'>
  readonly games: Pick<GameServer, 'perform' | 'isMember'>
  readonly now: () => number
}

export type PlayerReports = ReturnType<typeof createPlayerReports>

/** What was said in a room that both were in. */
interface Evidence {
  readonly roomId: string | null
  readonly lines: readonly ReportedLine[]
}
const NONE: Evidence = { roomId: null, lines: [] }

const timeOf = (at: number): string => new Date(at).toISOString()

/** What players report of each other, for admins. */
export function createPlayerReports({ db, users, games, now }: PlayerReportsParts) {
  /** As the server has it, and no more than the reporter was shown. None when the two do not share the room. */
  async function evidenceIn(roomId: string, userId: string, reportedId: string): Promise<Evidence> {
    const reply = await games.perform(roomId, { type: 'read_history', userId, limit: REPORTED_LINES_MAX })
    if (!reply.ok) {
      // It may have closed a moment ago.
      if (reply.code === 'ROOM_NOT_FOUND' || reply.code === 'NOT_A_MEMBER') return NONE
      throw AppError.of(reply)
    }
    const { messages } = reply.data as RoomServerPayload<'chat_history'>
    const wasThere =
      messages.some((line) => line.userId === reportedId) || (await games.isMember(roomId, reportedId))
    if (!wasThere) return NONE
    const lines = messages.map(({ userId, message, timestamp }) => ({
      userId,
      message,
      saidAt: Date.parse(timestamp),
    }))
    return { roomId, lines }
  }

  return {
    /** Throws USER_NOT_FOUND. */
    requireUser: async (id: string): Promise<void> => void (await users.get(id)),

    /** Throws USER_NOT_FOUND, and RECORD_ALREADY_EXISTS while an earlier report of the same player is open. */
    async report(userId: string, reportedId: string, { reason, roomId }: ReportPlayerBody): Promise<void> {
      if (userId === reportedId)
        throw new AppError(
          'VALIDATION_FAILED',
          [{ path: 'id', message: validation.yourself }],
          validation.yourself,
        )
      const evidence = roomId === undefined ? NONE : await evidenceIn(roomId, userId, reportedId)
      await db.transaction(async (tx) => {
        const authors = evidence.lines.map((line) => line.userId)
        const there = await users.lockAll(tx, [...new Set([userId, reportedId, ...authors])])
        if (!there.has(reportedId)) throw new AppError('USER_NOT_FOUND')
        // Practice opponents have no row to hang a line on, and nothing to answer for.
        const lines = evidence.lines.filter((line) => there.has(line.userId))
        const report = { userId, reportedId, reason, roomId: evidence.roomId, madeAt: now() }
        if (!(await insertReport(tx, report, lines)))
          throw new AppError('RECORD_ALREADY_EXISTS', undefined, friendCalls.alreadyReported)
      })
    },

    accountPart: {
      async collect(userId) {
        const reports = await listReportsOf(db, userId)
        const reported = await users.listPublic([...new Set(reports.map(({ reportedId }) => reportedId))])
        const people = new Map(reported.map(({ id, username, avatar }) => [id, { id, username, avatar }]))
        return {
          playerReports: reports.flatMap(({ reportedId, reason, roomId, state, madeAt }) => {
            const person = people.get(reportedId)
            return person ? [{ reported: person, reason, roomId, state, at: timeOf(madeAt) }] : []
          }),
          reportedLines: (await listLinesOf(db, userId)).map(({ message, saidAt }) => ({
            message,
            at: timeOf(saidAt),
          })),
        }
      },
    } satisfies AccountPart,

    recurring: [
      {
        name: 'player-reports',
        everyMs: SWEEP_EVERY_MS,
        run: () => deleteReports(db, now() - PLAYER_REPORT_KEPT_MS),
      },
    ] satisfies readonly RecurringJob[],
  }
}
