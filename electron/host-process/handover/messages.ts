import { z } from 'zod/mini'
import { partyOriginSchema } from '#shared/schemas/handover.ts'
import { partyCopySchema } from './party-copy.ts'

/** What leader and standby say to each other inside the seal. */

/** One snapshot a second would not get here; from here on, numbers could still be added to. */
const SEQUENCE_MAX = 2 ** 40

/** With the answer to a standby's offer. */
export const admissionSchema = z.object({
  /** Base64. */
  partyKey: z.string(),
  epoch: z.int(),
  /** Only snapshots after this one count. */
  sequence: z.int(),
})
export type Admission = z.infer<typeof admissionSchema>

/** Of one who leads the party, or has led it last. */
export const claimSchema = z.object({
  ownId: z.string(),
  epoch: z.int(),
  isLeading: z.boolean(),
  /** Of the claimant first. */
  origins: z.array(partyOriginSchema).check(z.minLength(1)),
})
export type ProvenClaim = z.infer<typeof claimSchema>

export const pollSchema = z.object({
  epoch: z.int(),
  /** The last snapshot that the standby holds. */
  sequence: z.int().check(z.minimum(0), z.maximum(SEQUENCE_MAX)),
  /** When the last game ended that it holds, in epoch milliseconds. */
  gamesUntil: z.int(),
  /** It holds nothing any more, and goes. */
  isLeaving: z.boolean(),
})
export type Poll = z.infer<typeof pollSchema>

export const sealedSnapshotSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('snapshot'),
    epoch: z.int(),
    sequence: z.int(),
    electorate: z.array(z.string()),
    isFinal: z.boolean(),
    /** Of all computers of the party, the leader's first. */
    origins: z.array(partyOriginSchema).check(z.minLength(1), z.maxLength(200)),
    copy: partyCopySchema,
  }),
  /** The host wants no standby. */
  z.object({ kind: z.literal('dismissed') }),
])
export type SealedSnapshot = z.infer<typeof sealedSnapshotSchema>
export type PartySnapshot = Extract<SealedSnapshot, { kind: 'snapshot' }>
