import { createSigner, createVerifier } from 'fast-jwt'

const ISSUER = 'riddle-rooms'
const ALGORITHM = 'HS256'

/** The claims of a token whose signature, issuer and audience are right. */
type Claims = Readonly<Record<string, unknown>>

export interface SignedClaims {
  /** As a JWT. `expiresAt` is in milliseconds and cut to a second. */
  sign(claims: Claims, expiresAt: number): string
  /** Null when the token is forged, lacks an expiry, or expired more than `graceMs` ago. */
  read(token: string, graceMs?: number): Claims | null
}

/** JWTs for one audience. In-process HMAC: a job of WebCrypto's costs more than the rest of a call's authentication. */
export function createSignedClaims(secret: string, audience: string, now: () => number): SignedClaims {
  const claimed = { iss: ISSUER, aud: audience }
  const sign = createSigner({ key: secret, algorithm: ALGORITHM, noTimestamp: true, ...claimed })
  const verify = createVerifier({
    key: secret,
    algorithms: [ALGORITHM],
    allowedIss: ISSUER,
    allowedAud: audience,
    requiredClaims: ['iss', 'aud', 'exp'],
    // Compared below: the library reads a clock of its own.
    ignoreExpiration: true,
    ignoreNotBefore: true,
  })
  const isCurrent = ({ exp, nbf = 0 }: Claims, graceMs: number): boolean =>
    Number(exp) * 1000 > now() - graceMs && Number(nbf) * 1000 <= now() + graceMs

  return {
    sign: (claims, expiresAt) => sign({ ...claims, exp: Math.floor(expiresAt / 1000) }),
    read(token, graceMs = 0) {
      try {
        const claims: Claims = verify(token)
        return isCurrent(claims, graceMs) ? claims : null
      } catch {
        return null
      }
    },
  }
}
