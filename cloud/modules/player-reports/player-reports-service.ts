import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { GameServer, RoomsService } from '#host-engine/index.ts'
import { PLAYER_REPORT_KEPT_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { friendCalls } from '#shared/i18n/en/friend-calls.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { ReportsOfPlayer } from '#shared/schemas/admin-users.ts'
import type { ReportPlayerBody, ReportRoomBody } from '#shared/schemas/player-reports.ts'
import type { Room } from '#shared/schemas/room.ts'
import {
  countOpenReports,
  deleteReports,
  insertReport,
  KEPT_SETTINGS,
  listLinesOf,
  listReportsBetween,
  listReportsOf,
  type PlayerReport,
  type ReportedLine,
  type RoomReportSettings,
} from './player-reports-repository.ts'

/** The newest of them. */
const SHOWN = 50
const SWEEP_EVERY_MS = 60 * 60_000

export interface PlayerReportsParts {
  readonly db: Db
  readonly users: Pick<Users, 'get' | 'listPublic' | 'lockAll'>
  readonly games: Pick<GameServer, 'perform' | 'isMember'>
  readonly rooms: Pick<RoomsService, 'existing'>
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
export function createPlayerReports({ db, users, games, rooms, now }: PlayerReportsParts) {
  /** The last lines of a room, as the server has them, and no more than this user was shown, also before a kick. Null for one who was not in it. */
  async function linesOf(roomId: string, userId: string): Promise<ReportedLine[] | null> {
    const reply = await games.perform(roomId, { type: 'read_evidence', userId })
    if (!reply.ok) {
      // It may have closed a moment ago.
      if (reply.code === 'ROOM_NOT_FOUND' || reply.code === 'NOT_A_MEMBER') return null
      throw AppError.of(reply)
    }
    const { messages } = reply.data as RoomServerPayload<'chat_history'>
    return messages.map(({ userId, message, timestamp }) => ({
      userId,
      message,
      saidAt: Date.parse(timestamp),
    }))
  }

  /** None when the two do not share the room. */
  async function evidenceIn(roomId: string, userId: string, reportedId: string): Promise<Evidence> {
    const lines = await linesOf(roomId, userId)
    if (lines === null) return NONE
    const wasThere =
      lines.some((line) => line.userId === reportedId) || (await games.isMember(roomId, reportedId))
    return wasThere ? { roomId, lines } : NONE
  }

  /** Throws USER_NOT_FOUND, and RECORD_ALREADY_EXISTS, with these words, while an earlier one is open. */
  async function keep(
    report: Omit<PlayerReport, 'state' | 'madeAt'>,
    said: readonly ReportedLine[],
    alreadyThere: string,
  ): Promise<void> {
    const { userId, reportedId } = report
    await db.transaction(async (tx) => {
      const there = await users.lockAll(tx, [
        ...new Set([userId, reportedId, ...said.map((line) => line.userId)]),
      ])
      if (!there.has(reportedId)) throw new AppError('USER_NOT_FOUND')
      // Practice opponents have no row to hang a line on, and nothing to answer for.
      const lines = said.filter((line) => there.has(line.userId))
      if (!(await insertReport(tx, { ...report, madeAt: now() }, lines)))
        throw new AppError('RECORD_ALREADY_EXISTS', undefined, alreadyThere)
    })
  }

  return {
    /** Throws USER_NOT_FOUND. */
    requireUser: async (id: string): Promise<void> => void (await users.get(id)),

    /** Throws USER_NOT_FOUND, and RECORD_ALREADY_EXISTS while an earlier report of the same player is open. */
    async report(
      userId: string,
      reportedId: string,
      { kind, reason = '', roomId }: ReportPlayerBody,
    ): Promise<void> {
      if (userId === reportedId)
        throw new AppError(
          'VALIDATION_FAILED',
          [{ path: 'id', message: validation.yourself }],
          validation.yourself,
        )
      const evidence = roomId === undefined ? NONE : await evidenceIn(roomId, userId, reportedId)
      await keep(
        { userId, reportedId, kind, reason, roomId: evidence.roomId, roomName: null, roomSettings: null },
        evidence.lines,
        friendCalls.alreadyReported,
      )
    },

    /** What they have reported, and what others report of them, the newest first. */
    async ofPlayer(userId: string): Promise<ReportsOfPlayer> {
      const reports = await listReportsBetween(db, userId, SHOWN)
      const told = reports.map(({ id, by, about, byName, aboutName, reason, roomId, state, madeAt }) => ({
        id,
        by: { id: by, username: byName },
        about: { id: about, username: aboutName },
        reason,
        roomId,
        state,
        at: timeOf(madeAt),
      }))
      return {
        reportsBy: told.filter(({ by }) => by.id === userId),
        reportsAbout: told.filter(({ about }) => about.id === userId),
      }
    },

    /** Throws ROOM_NOT_FOUND, also for a caller from whom the room is hidden. */
    requireRoom: (caller: Caller, id: string): Promise<Room> => rooms.existing(caller, id),

    /** Its host answers for it. Throws CONFLICT for one's own room and a matched one, and RECORD_ALREADY_EXISTS while an earlier report of the room is open. */
    async reportRoom(userId: string, room: Room, { kind, reason = '' }: ReportRoomBody): Promise<void> {
      if (room.matched) throw new AppError('CONFLICT', undefined, friendCalls.matchedRoom)
      if (room.host.id === userId) throw new AppError('CONFLICT', undefined, friendCalls.ownRoom)
      const roomSettings = Object.fromEntries(
        KEPT_SETTINGS.map((name) => [name, room[name]]),
      ) as unknown as RoomReportSettings
      await keep(
        {
          userId,
          reportedId: room.host.id,
          kind,
          reason,
          roomId: room.id,
          roomName: room.name,
          roomSettings,
        },
        (await linesOf(room.id, userId)) ?? [],
        friendCalls.roomAlreadyReported,
      )
    },

    countOpen: (): Promise<number> => countOpenReports(db),

    accountPart: {
      async collect(userId) {
        const reports = await listReportsOf(db, userId)
        const reported = await users.listPublic([...new Set(reports.map(({ reportedId }) => reportedId))])
        const people = new Map(reported.map(({ id, username, avatar }) => [id, { id, username, avatar }]))
        return {
          playerReports: reports.flatMap(({ reportedId, kind, reason, roomId, roomName, state, madeAt }) => {
            const person = people.get(reportedId)
            return person
              ? [{ reported: person, kind, reason, roomId, roomName, state, at: timeOf(madeAt) }]
              : []
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
