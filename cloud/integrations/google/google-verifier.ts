import { createHash } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import type { Settings } from '#cloud/config/settings.ts'
import { emailSchema } from '#shared/schemas/auth.ts'
import { createGoogleKeys, type GoogleKeysParts, type PemKeys } from './google-keys.ts'

/** Whom Google says that somebody is. */
export interface GoogleIdentity {
  /** Issuer and subject together are the one name that stays; an address may change hands. */
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  /** Of what is signed: the rest of a token could be written in more than one way. */
  readonly tokenHash: string
  readonly expiresAt: number
}

export interface GoogleVerifier {
  /** Null for every token that proves nothing. */
  verify(idToken: string): Promise<GoogleIdentity | null>
}

const ISSUER = 'accounts.google.com'
const ISSUERS = [ISSUER, `https://${ISSUER}`]
/** The library decodes more than this; what can be read in two ways is not read at all. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The subject fits into its column, issuer included. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(200),
  exp: z.number(),
  nbf: z.number().default(0),
  email: emailSchema,
  email_verified: z.boolean().default(false),
  given_name: z.string().default(''),
  name: z.string().default(''),
})

type VerifierParts = Omit<GoogleKeysParts, 'certsUrl'>

/** Sign-in by Google's ID token. Without a client id there is none. */
export function createGoogleVerifier(
  { clientIds, certsUrl }: Settings['google'],
  parts: VerifierParts,
): GoogleVerifier {
  const keys = createGoogleKeys({ certsUrl, ...parts })
  return {
    async verify(idToken) {
      const kid = clientIds.length > 0 ? keyIdOf(idToken) : null
      const pems = kid === null ? null : await keys.with(kid)
      const payload = pems && (await signedPayload(idToken, pems, clientIds))
      const claims = claimsSchema.safeParse(payload)
      return claims.success ? toIdentity(claims.data, idToken, parts.now()) : null
    },
  }
}

/** The key that is said to have signed it; null unless it is an RS256 token. */
function keyIdOf(idToken: string): string | null {
  if (!COMPACT.test(idToken)) return null
  try {
    const { alg, kid } = decodeProtectedHeader(idToken)
    return alg === 'RS256' && typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

/** What Google signed, for one of us, in its own name. The library's errors hold the whole token, so nobody logs them. */
async function signedPayload(idToken: string, keys: PemKeys, audience: readonly string[]): Promise<unknown> {
  // Loaded by the first who needs it: it weighs 20 MB.
  const { OAuth2Client } = await import('google-auth-library')
  try {
    const client = new OAuth2Client()
    const ticket = await client.verifySignedJwtWithCertsAsync(idToken, keys, [...audience], ISSUERS)
    return ticket.getPayload()
  } catch {
    return null
  }
}

/** The library allows five minutes on both sides. Google's own `nbf` has them already, and nobody needs a token that ran out. */
function toIdentity(
  claims: z.output<typeof claimsSchema>,
  idToken: string,
  now: number,
): GoogleIdentity | null {
  const { sub, exp, nbf, email, email_verified, given_name, name } = claims
  if (exp * 1000 <= now || nbf * 1000 > now) return null
  return {
    issuer: ISSUER,
    subject: sub,
    email,
    emailVerified: email_verified,
    name: given_name || name,
    tokenHash: createHash('sha256')
      .update(idToken.slice(0, idToken.lastIndexOf('.')))
      .digest('hex'),
    expiresAt: exp * 1000,
  }
}
