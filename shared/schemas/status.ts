import { z } from 'zod'
import { timeSchema } from './primitives.ts'

export const statusSchema = z
  .object({
    maintenance: z.boolean(),
    minVersion: z.string(),
    timestamp: timeSchema,
    kind: z.enum(['cloud', 'lan']),
    message: z.string().optional(),
    startsAt: timeSchema.optional(),
    durationMinutes: z.number().int().optional(),
    supportUrl: z.string().optional(),
  })
  .meta({ id: 'Status' })
export type Status = z.infer<typeof statusSchema>

export const versionSchema = z
  .object({
    version: z.string(),
    minVersion: z.string(),
    googleClientId: z.string().nullable(),
    googleDesktopClientId: z.string().nullable(),
    payments: z.enum(['sandbox', 'stripe']),
    ai: z.boolean(),
  })
  .meta({ id: 'Version' })
export type Version = z.infer<typeof versionSchema>
