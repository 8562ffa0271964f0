import { z } from 'zod/mini'
import { timeSchema } from './primitives.ts'

export const statusSchema = z
  .object({
    maintenance: z.boolean(),
    minVersion: z.string(),
    timestamp: timeSchema,
    kind: z.enum(['cloud', 'lan']),
    message: z.optional(z.string()),
    /** The message in each language; `message` is the English one. */
    messages: z.optional(z.object({ english: z.string(), italian: z.string() })),
    startsAt: z.optional(timeSchema),
    durationMinutes: z.optional(z.int()),
    supportUrl: z.optional(z.string()),
    /** Those that are to be shown now. */
    announcements: z.optional(
      z.array(z.object({ id: z.string(), texts: z.object({ english: z.string(), italian: z.string() }) })),
    ),
    /** What is turned off for now: `Switch`. */
    off: z.optional(z.array(z.string())),
  })
  .register(z.globalRegistry, { id: 'Status' })
export type Status = z.infer<typeof statusSchema>

export const versionSchema = z
  .object({
    version: z.string(),
    minVersion: z.string(),
    googleClientId: z.nullable(z.string()),
    googleDesktopClientId: z.nullable(z.string()),
    payments: z.enum(['sandbox', 'stripe']),
    ai: z.boolean(),
    /** Whether one may play by a nickname, without an account. */
    guests: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Version' })
export type Version = z.infer<typeof versionSchema>
