import { z } from 'zod/mini'
import { WARNING_PRESETS } from '../constants/sanctions.ts'
import { timeSchema } from './primitives.ts'

const warningSchema = z.object({
  id: z.string(),
  /** Null: the text is the admin's own. */
  preset: z.nullable(z.enum(WARNING_PRESETS)),
  text: z.string(),
  at: timeSchema,
})
/** What a player must know: warnings that they have not read, and until when they may not talk. */
export const ownSanctionsData = z.object({
  warnings: z.array(warningSchema),
  mute: z.nullable(z.object({ reason: z.string(), until: timeSchema })),
})
export type OwnSanctions = z.infer<typeof ownSanctionsData>
