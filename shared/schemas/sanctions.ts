import { z } from 'zod/mini'
import {
  ADMIN_NOTE_MAX,
  SANCTION_KINDS,
  SANCTION_MINUTES_MAX,
  SANCTION_REASON_MAX,
  WARNING_PRESETS,
} from '../constants/sanctions.ts'
import { adminCalls } from '../i18n/en/admin-calls.ts'
import { timeSchema } from './primitives.ts'

const textOf = (max: number, error: string) =>
  z.string({ error }).check(z.trim(), z.minLength(1, { error }), z.maxLength(max, { error }))
const reasonSchema = textOf(SANCTION_REASON_MAX, adminCalls.reasonInvalid)
const minutesSchema = z
  .int({ error: adminCalls.minutesInvalid })
  .check(
    z.minimum(1, { error: adminCalls.minutesInvalid }),
    z.maximum(SANCTION_MINUTES_MAX, { error: adminCalls.minutesInvalid }),
  )

/** A warning has one of the prepared texts, or the admin's own. */
export const warnBody = z.union(
  [z.strictObject({ preset: z.enum(WARNING_PRESETS) }), z.strictObject({ text: reasonSchema })],
  { error: adminCalls.warningInvalid },
)
export type WarnBody = z.output<typeof warnBody>
export const muteBody = z.object({ reason: reasonSchema, minutes: minutesSchema })
export type MuteBody = z.output<typeof muteBody>
/** Without minutes: for good. */
export const banBody = z.object({ reason: reasonSchema, minutes: z.optional(minutesSchema) })
export type BanBody = z.output<typeof banBody>
export const disconnectBody = z.object({ reason: reasonSchema })
export const noteBody = z.object({ text: textOf(ADMIN_NOTE_MAX, adminCalls.noteInvalid) })

/** Why a line was refused: until when. */
export interface MutedDetails {
  readonly until: string
}
/** What accompanies BANNED. */
export const banDetails = z.object({
  /** Left out for those who have not proven that the banned address is theirs. */
  reason: z.optional(z.string()),
  /** Null: for good. */
  until: z.nullable(z.string()),
  /** Whom to write to. */
  supportUrl: z.optional(z.string()),
})
export type BanDetails = z.infer<typeof banDetails>

/** One as its player may read it. */
export const sanctionSchema = z.object({
  kind: z.enum(SANCTION_KINDS),
  preset: z.nullable(z.enum(WARNING_PRESETS)),
  reason: z.string(),
  at: timeSchema,
  /** Null: for good; of a warning always. */
  until: z.nullable(timeSchema),
  liftedAt: z.nullable(timeSchema),
  acknowledgedAt: z.nullable(timeSchema),
})

const byAdmin = z.object({ id: z.string(), username: z.nullable(z.string()) })
export const adminSanctionSchema = z
  .extend(sanctionSchema, {
    id: z.string(),
    admin: byAdmin,
    /** Whether it keeps the player from anything at this moment. */
    holds: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AdminSanction' })
export type AdminSanction = z.infer<typeof adminSanctionSchema>
export const adminNoteSchema = z.object({ id: z.string(), admin: byAdmin, text: z.string(), at: timeSchema })
export const adminNotesData = z.object({ notes: z.array(adminNoteSchema) })
