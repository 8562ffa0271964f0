import { randomBytes } from 'node:crypto'
import { askClaim } from './ask-peer.ts'
import { claimSchema, type ProvenClaim } from './messages.ts'
import { type PartyKey, seal, unseal } from './seal.ts'

/** What proves to whoever has asked with this nonce that this computer has the party's key, and says so now. */
export const sealClaim = (key: PartyKey, partyId: string, nonce: string, claim: ProvenClaim): string =>
  seal(key, ['claim', partyId, nonce], claim)

export interface ClaimQuestion {
  readonly partyId: string
  readonly partyKey: PartyKey
  /** Of this computer: its own words, sent back to it, prove nothing. */
  readonly ownId: string
}

/** Asks the computer at this origin whether it leads the party. Null for what is not proven: anybody may say anything. */
export async function askProvenClaim(
  origin: string,
  { partyId, partyKey, ownId }: ClaimQuestion,
): Promise<ProvenClaim | null> {
  const nonce = randomBytes(24).toString('base64url')
  const sealed = await askClaim(origin, { partyId, nonce })
  if (sealed === null) return null
  try {
    const claim = claimSchema.parse(unseal(partyKey, ['claim', partyId, nonce], sealed))
    return claim.ownId === ownId ? null : claim
  } catch {
    return null
  }
}

/** Of all these computers. */
export async function askProvenClaims(
  origins: readonly string[],
  question: ClaimQuestion,
): Promise<ProvenClaim[]> {
  const asked = [...new Set(origins)].map((origin) => askProvenClaim(origin, question))
  return (await Promise.all(asked)).filter((claim) => claim !== null)
}
