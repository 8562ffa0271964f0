import { z } from 'zod'
import { announcementSchema } from '#shared/schemas/announcements.ts'
import { appVersionSchema, maintenanceSchema } from '#shared/schemas/maintenance.ts'

export const liveSettingsSchema = z.object({
  /** Older native apps must update. Null: as MIN_APP_VERSION says. */
  minAppVersion: z.nullable(appVersionSchema),
  /** Announced, or under way when its start has passed. Null: none. */
  maintenance: z.nullable(maintenanceSchema),
  /** Planned and running ones. */
  announcements: z.array(announcementSchema),
  /** Parts of the product that an admin has turned off or on, by `Switch`. */
  switches: z.record(z.string(), z.boolean()),
})
export type LiveSettings = z.output<typeof liveSettingsSchema>
export type SettingName = keyof LiveSettings

export const DEFAULTS: LiveSettings = {
  minAppVersion: null,
  maintenance: null,
  announcements: [],
  switches: {},
}

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(DEFAULTS, name)
