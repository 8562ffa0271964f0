import { z } from 'zod/mini'
import { PLAYER_REPORT_KINDS, PLAYER_REPORT_REASON_MAX, ROOM_REPORT_KINDS } from '../constants/friends.ts'
import { validation } from '../i18n/en/validation.ts'
import { lineSchema } from './primitives.ts'

/** In the reporter's words. */
const wordsSchema = z.optional(
  lineSchema(PLAYER_REPORT_REASON_MAX, validation.reasonRequired, validation.reasonTooLong),
)
/** What has no name needs words. */
const saysWhat = z.refine<{ kind: string; reason?: string | undefined }>(
  ({ kind, reason }) => kind !== 'other' || reason !== undefined,
  { path: ['reason'], error: validation.reasonRequired },
)

export const reportPlayerBody = z
  .object({
    kind: z._default(z.enum(PLAYER_REPORT_KINDS), 'other'),
    reason: wordsSchema,
    /** The room that both share: its last lines are kept with the report. */
    roomId: z.optional(z.string().check(z.maxLength(64))),
  })
  .check(saysWhat)
  .register(z.globalRegistry, { id: 'ReportPlayer' })
export type ReportPlayerBody = z.output<typeof reportPlayerBody>

export const reportRoomBody = z
  .object({ kind: z._default(z.enum(ROOM_REPORT_KINDS), 'other'), reason: wordsSchema })
  .check(saysWhat)
  .register(z.globalRegistry, { id: 'ReportRoom' })
export type ReportRoomBody = z.output<typeof reportRoomBody>
