import { z } from 'zod'
import { appVersionSchema, maintenanceSchema } from '#shared/schemas/maintenance.ts'

export const liveSettingsSchema = z.object({
  /** Older native apps must update. Null: as MIN_APP_VERSION says. */
  minAppVersion: z.nullable(appVersionSchema),
  /** Announced, or under way when its start has passed. Null: none. */
  maintenance: z.nullable(maintenanceSchema),
  /** Parts of the product that an operator has switched off or on, by name. */
  switches: z.record(z.string(), z.boolean()),
})
export type LiveSettings = z.output<typeof liveSettingsSchema>
export type SettingName = keyof LiveSettings

export const DEFAULTS: LiveSettings = { minAppVersion: null, maintenance: null, switches: {} }

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(DEFAULTS, name)
