import { createHash } from 'node:crypto'
import { createDecoder } from 'fast-jwt'
import { z } from 'zod'
import type { Settings } from '#cloud/config/settings.ts'
import { emailSchema } from '#shared/schemas/auth.ts'
import { createGoogleKeys, type GoogleKeysParts, type PemKeys } from './google-keys.ts'

/** A person's identity as Google states it. */
export interface GoogleIdentity {
  /** Issuer and subject together never change; an address may change hands. */
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  /** Hash of the signed part: the signature can be encoded in more than one way. */
  readonly tokenHash: string
  readonly issuedAt: number
  readonly expiresAt: number
}

export interface GoogleVerifier {
  /** Null for an invalid token. */
  verify(idToken: string): Promise<GoogleIdentity | null>
}

const ISSUER = 'accounts.google.com'
const ISSUERS = [ISSUER, `https://${ISSUER}`]
/** Three base64url parts. The library also accepts other spellings of the same token. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The subject fits into its column, issuer included. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(200),
  exp: z.number(),
  iat: z.number(),
  nbf: z.number().default(0),
  email: emailSchema,
  email_verified: z.boolean().default(false),
  given_name: z.string().default(''),
  name: z.string().default(''),
})

type VerifierParts = Omit<GoogleKeysParts, 'certsUrl'>

/** Verifies Google's ID tokens. Without a client id it refuses all. */
export function createGoogleVerifier(
  { clientIds, desktopClientId, certsUrl }: Settings['google'],
  parts: VerifierParts,
): GoogleVerifier {
  const audience = desktopClientId === null ? clientIds : [...clientIds, desktopClientId]
  const keys = createGoogleKeys({ certsUrl, ...parts })
  return {
    async verify(idToken) {
      const kid = audience.length > 0 ? keyIdOf(idToken) : null
      const pems = kid === null ? null : await keys.with(kid)
      const payload = pems && (await signedPayload(idToken, pems, audience))
      const claims = claimsSchema.safeParse(payload)
      return claims.success ? toIdentity(claims.data, idToken, parts.now()) : null
    },
  }
}

const decode = createDecoder({ complete: true })

/** The key id in the token's header; null unless it is an RS256 token. */
function keyIdOf(idToken: string): string | null {
  if (!COMPACT.test(idToken)) return null
  try {
    const { alg, kid } = decode(idToken).header
    return alg === 'RS256' && typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

/** The claims of a token that Google signed for one of our clients. Errors are not logged: they hold the token. */
async function signedPayload(idToken: string, keys: PemKeys, audience: readonly string[]): Promise<unknown> {
  // Loaded at the first use: it takes 20 MB.
  const { OAuth2Client } = await import('google-auth-library')
  try {
    const client = new OAuth2Client()
    const ticket = await client.verifySignedJwtWithCertsAsync(idToken, keys, [...audience], ISSUERS)
    return ticket.getPayload()
  } catch {
    return null
  }
}

/** The library tolerates five minutes on both sides. Google's `nbf` includes them already; expired tokens are refused here. */
function toIdentity(
  claims: z.output<typeof claimsSchema>,
  idToken: string,
  now: number,
): GoogleIdentity | null {
  const { sub, exp, iat, nbf, email, email_verified, given_name, name } = claims
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
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
  }
}
