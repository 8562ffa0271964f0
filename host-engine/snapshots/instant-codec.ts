import { z } from 'zod'
import type { Instant } from '../rules/room-state.ts'

/**
 * Instants as a snapshot has them: milliseconds from its own moment, negative for the past. Two machines need not agree on
 * what time it is.
 */
export const instantCodecs = (now: Instant) => ({
  instant: z.codec(z.int(), z.int(), {
    decode: (offset) => now + offset,
    encode: (at) => at - now,
  }),
  isoInstant: z.codec(z.int(), z.iso.datetime(), {
    decode: (offset) => new Date(now + offset).toISOString(),
    encode: (at) => Date.parse(at) - now,
  }),
})
export type InstantCodecs = ReturnType<typeof instantCodecs>
