import { z } from 'zod/mini'
import { SWITCHES } from '../constants/switches.ts'
import { countSchema, durationSchema, timeSchema } from './primitives.ts'

export const switchParams = z.object({ name: z.enum(SWITCHES) })
export const switchBody = z.object({ isOn: z.boolean() }).register(z.globalRegistry, { id: 'SetSwitch' })
export const switchesData = z.object({
  switches: z.array(z.object({ name: z.enum(SWITCHES), isOn: z.boolean() })),
})
export type Switches = z.infer<typeof switchesData>

/** How many apps of each version are connected, the newest first; null when another process did not answer. */
export const clientVersionsData = z.object({
  versions: z.nullable(z.array(z.object({ version: z.string(), clients: countSchema }))),
})
export type ClientVersions = z.infer<typeof clientVersionsData>

export const mailTestData = z.object({
  /** The admin's own. */
  to: z.string(),
  state: z.enum(['waiting', 'failed', 'sent']),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
})
export type MailTest = z.infer<typeof mailTestData>

export const HEALTH_PARTS = ['database', 'redis', 'disk', 'mail', 'ai', 'speech'] as const
export const healthData = z.object({
  parts: z.array(
    z.object({
      name: z.enum(HEALTH_PARTS),
      /** `off`: not set up, and the product does without. `spent`: up, but today's budget is used up. */
      state: z.enum(['up', 'down', 'off', 'spent']),
      /** How long it took to answer. */
      tookMs: z.nullable(durationSchema),
    }),
  ),
  /** Mails that wait, and that were given up within a month. */
  mails: z.object({ waiting: countSchema, failed: countSchema }),
  /** Jobs of all kinds that were given up. */
  failedJobs: countSchema,
  version: z.string(),
  /** How many processes serve players; 1 where there is no Redis. */
  processes: countSchema,
})
export type Health = z.infer<typeof healthData>

/** In millionths of the vendor's currency, as a day of UTC. */
export const costsData = z.object({
  days: z.array(
    z.object({
      day: timeSchema,
      ai: z.object({ calls: countSchema, costMicros: countSchema }),
      voice: z.object({
        /** Sent to a vendor, which is what it is paid for. */
        characters: countSchema,
        /** Voice tokens that players spent. */
        tokens: countSchema,
      }),
    }),
  ),
  /** What models may cost a day; null where none is set up. */
  aiBudgetMicros: z.nullable(countSchema),
})
export type Costs = z.infer<typeof costsData>
