import { z } from 'zod'

export const liveSettingsSchema = z.object({
  /** Older native apps must update. Null: as MIN_APP_VERSION says. */
  minAppVersion: z
    .string()
    .regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)
    .nullable(),
  maintenance: z.object({
    isOn: z.boolean(),
    /** What players are told, and when an announced one begins. */
    message: z.string().optional(),
    startsAt: z.iso.datetime().optional(),
    durationMinutes: z.int().positive().optional(),
    supportUrl: z.url({ protocol: /^https?$/ }).optional(),
  }),
  /** Parts of the product that an operator has switched off or on, by name. */
  switches: z.record(z.string(), z.boolean()),
})
export type LiveSettings = z.output<typeof liveSettingsSchema>
export type SettingName = keyof LiveSettings

export const DEFAULTS: LiveSettings = { minAppVersion: null, maintenance: { isOn: false }, switches: {} }

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(DEFAULTS, name)
