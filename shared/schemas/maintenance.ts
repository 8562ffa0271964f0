import { z } from 'zod/mini'
import { MAINTENANCE_MESSAGE_MAX, MAINTENANCE_MINUTES_MAX, SUPPORT_URL_MAX } from '../constants/limits.ts'
import { adminCalls } from '../i18n/en/admin-calls.ts'
import { isWebAddress } from './base-url.ts'
import { lineSchema, timeSchema, wholeNumber } from './primitives.ts'

const textSchema = lineSchema(MAINTENANCE_MESSAGE_MAX, adminCalls.messageRequired, adminCalls.messageTooLong)

/** What players are told. */
const noticeShape = {
  message: z.optional(z.object({ english: textSchema, italian: textSchema })),
  /** An estimate. */
  durationMinutes: z.optional(wholeNumber(1, MAINTENANCE_MINUTES_MAX)),
  supportUrl: z.optional(
    // Not `z.url`, which would weigh in the first chunk of all players.
    z
      .string()
      .check(
        z.maxLength(SUPPORT_URL_MAX, { error: adminCalls.supportUrlInvalid }),
        z.refine(isWebAddress, { error: adminCalls.supportUrlInvalid }),
      ),
  ),
}

/** Announced until it begins, and then under way until somebody ends it. */
export const maintenanceSchema = z.object({ startsAt: timeSchema, ...noticeShape })
export type Maintenance = z.output<typeof maintenanceSchema>

export const planMaintenanceBody = maintenanceSchema.register(z.globalRegistry, { id: 'PlanMaintenance' })
/** What is not named stays as it was planned. */
export const startMaintenanceBody = z
  .object(noticeShape)
  .register(z.globalRegistry, { id: 'StartMaintenance' })
export type StartMaintenance = z.output<typeof startMaintenanceBody>

export const maintenanceData = z.object({
  /** Null when none is planned or under way. */
  maintenance: z.nullable(maintenanceSchema),
  isUnderWay: z.boolean(),
})
export type MaintenanceData = z.input<typeof maintenanceData>

/** As npm writes versions, without what follows a hyphen. */
export const appVersionSchema = z
  .string()
  .check(z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, { error: adminCalls.versionInvalid }))

/** Null: as the process was started. */
export const minVersionBody = z
  .object({ minVersion: z.nullable(appVersionSchema) })
  .register(z.globalRegistry, { id: 'SetMinVersion' })
export const minVersionData = z.object({
  minVersion: z.string(),
  /** Whether an admin has set it. */
  isSet: z.boolean(),
})
