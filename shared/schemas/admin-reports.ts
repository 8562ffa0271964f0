import { z } from 'zod/mini'
import { REPORT_NOTE_MAX } from '../constants/admin.ts'
import {
  PLAYER_REPORT_KINDS,
  PLAYER_REPORT_STATES,
  REPORT_VERDICTS,
  ROOM_REPORT_KINDS,
} from '../constants/friends.ts'
import { adminCalls } from '../i18n/en/admin-calls.ts'
import { adminPageQuery, nextPageSchema } from './admin.ts'
import { cleanSchema, countSchema, timeSchema } from './primitives.ts'
import { roomSchema } from './room.ts'

export const REPORT_SUBJECTS = ['player', 'room'] as const

export const adminReportsQuery = z.object({
  ...adminPageQuery,
  state: z.optional(z.enum(['open', 'closed'])),
  subject: z.optional(z.enum(REPORT_SUBJECTS)),
  /** The id of who made it, and of who is reported; of a room, its host's. */
  by: z.optional(z.string().check(z.maxLength(64))),
  about: z.optional(z.string().check(z.maxLength(64))),
})
export type AdminReportsQuery = z.output<typeof adminReportsQuery>

const namedSchema = z.object({ id: z.string(), username: z.string() })

/** A report as a list shows it. */
export const adminReportSchema = z
  .object({
    id: z.string(),
    subject: z.enum(REPORT_SUBJECTS),
    kind: z.enum([...PLAYER_REPORT_KINDS, ...ROOM_REPORT_KINDS]),
    /** In the reporter's words; empty for none. */
    reason: z.string(),
    state: z.enum(PLAYER_REPORT_STATES),
    at: timeSchema,
    reporter: namedSchema,
    /** Of a room, its host. */
    reported: namedSchema,
    /** Where it happened; its name is kept where the room itself is reported. */
    room: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
    /** By whom it was closed, whose name is null when the account is gone. */
    closed: z.nullable(
      z.object({
        at: timeSchema,
        by: z.object({ id: z.string(), username: z.nullable(z.string()) }),
        note: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminReport' })
export type AdminReport = z.infer<typeof adminReportSchema>
export const adminReportsData = z.object({ reports: z.array(adminReportSchema), next: nextPageSchema })

/** How a reported room was set up. */
export const reportedSettingsSchema = z.pick(roomSchema, {
  mode: true,
  maxPlayers: true,
  rounds: true,
  timePerRound: true,
  difficulty: true,
  language: true,
  category: true,
  customQuizzes: true,
  hasPassword: true,
  listed: true,
  guests: true,
  tokenReward: true,
})

export const adminReportData = z.object({
  report: adminReportSchema,
  settings: z.nullable(reportedSettingsSchema),
  /** As the reporter was shown them, oldest first. */
  lines: z.array(z.object({ userId: z.string(), username: z.string(), message: z.string(), at: timeSchema })),
  /** Others about the same player, the newest first. */
  earlier: z.array(adminReportSchema),
  /** What became of the reporter's other reports. */
  reliability: z.object({ open: countSchema, upheld: countSchema, dismissed: countSchema }),
})
export type AdminReportData = z.infer<typeof adminReportData>

export const closeReportBody = z
  .object({
    verdict: z.enum(REPORT_VERDICTS),
    /** For other admins. */
    note: z._default(cleanSchema(REPORT_NOTE_MAX, adminCalls.noteTooLong), ''),
  })
  .register(z.globalRegistry, { id: 'CloseReport' })
