import { z } from 'zod/mini'
import { ROOM_PASSWORD_MAX } from '../constants/limits.ts'

const sealedSchema = z.string().check(z.maxLength(4096))
const standbyId = z.string().check(z.regex(/^\w{1,40}$/))
export const partyOriginSchema = z.string().check(z.maxLength(200), z.regex(/^http:\/\/[\w.:[\]-]+$/))

/**
 * A desktop offers itself as the party's standby. It shows that it may by a guest's token, by the party's password, or by
 * `proof`: its own id sealed with the party's key.
 */
export const standbyBody = z.object({
  standbyId,
  /** Where it would lead. */
  origins: z.array(partyOriginSchema).check(z.minLength(1), z.maxLength(20)),
  /** The party that it has led last, and the epoch. */
  led: z.object({ partyId: z.string().check(z.maxLength(40)), epoch: z.int().check(z.minimum(0)) }),
  /** X25519, SPKI in base64. */
  publicKey: z.string().check(z.maxLength(200)),
  password: z.optional(z.string().check(z.maxLength(ROOM_PASSWORD_MAX))),
  proof: z.optional(sealedSchema),
})
export type StandbyBody = z.output<typeof standbyBody>

/** `sealed`: what only the standby may know, with the key that both come to. */
export const standbyData = z.object({ partyId: z.string(), publicKey: z.string(), sealed: z.string() })
export type StandbyData = z.infer<typeof standbyData>

/** Whoever leads the party is asked to prove it: its claim, sealed with the party's key for this question alone. */
export const claimBody = z.object({
  partyId: z.string().check(z.maxLength(40)),
  nonce: z.string().check(z.regex(/^[\w-]{16,64}$/)),
})
export type ClaimBody = z.output<typeof claimBody>
export const claimData = z.object({ sealed: sealedSchema })

/** The standby says what it holds, sealed with the party's key, and is answered with what is newer. */
export const snapshotBody = z.object({ standbyId, sealed: sealedSchema })
export type SnapshotBody = z.output<typeof snapshotBody>
export const snapshotData = z.object({ sealed: z.string() })
