import { jwtVerify, SignJWT } from 'jose'
import type { LoginId } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import { REFRESH_GRACE_MS, TOKEN_LIFE_MS } from '#shared/constants/timings.ts'

const ISSUER = 'riddle-rooms'
const ALGORITHM = 'HS256'

export interface TokenSigner {
  sign(login: LoginId): Promise<string>
  /** Who a token was made for; null when it is forged, or expired. The login may have ended since. */
  read(token: string): Promise<LoginId | null>
  /** The same, for one that expired less than 30 days ago, too. */
  readForRefresh(token: string): Promise<LoginId | null>
}

export function createTokenSigner(secret: string, now: () => number): TokenSigner {
  // Imported once: jose would do it anew for every token that is read.
  const importing = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

  const readWithin = async (token: string, graceMs: number): Promise<LoginId | null> => {
    try {
      const { payload } = await jwtVerify(token, await importing, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: ISSUER,
        requiredClaims: ['sub', 'exp', 'login'],
        clockTolerance: graceMs / 1000,
        currentDate: new Date(now()),
      })
      const { sub, login } = payload
      return typeof sub === 'string' && typeof login === 'string' ? { userId: sub, loginId: login } : null
    } catch {
      return null
    }
  }

  return {
    sign: async ({ userId, loginId }) => {
      const seconds = Math.floor(now() / 1000)
      return (
        new SignJWT({ login: loginId })
          .setProtectedHeader({ alg: ALGORITHM })
          .setIssuer(ISSUER)
          .setAudience(ISSUER)
          .setSubject(userId)
          // Two tokens of one second are still two.
          .setJti(newId())
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + TOKEN_LIFE_MS / 1000)
          .sign(await importing)
      )
    },
    read: (token) => readWithin(token, 0),
    readForRefresh: (token) => readWithin(token, REFRESH_GRACE_MS),
  }
}
