import { jwtVerify, SignJWT } from 'jose'
import type { LoginId } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import { REFRESH_GRACE_MS, TOKEN_LIFE_MS } from '#shared/constants/timings.ts'
import { ALGORITHM, ISSUER, importSigningKey } from './signing-key.ts'

export interface TokenSigner {
  sign(login: LoginId): Promise<string>
  /** The login of a token; null when it is forged or expired. It may have ended since. */
  read(token: string): Promise<LoginId | null>
  /** The same, also for a token that expired less than 30 days ago. */
  readForRefresh(token: string): Promise<LoginId | null>
}

export function createTokenSigner(secret: string, now: () => number): TokenSigner {
  const importing = importSigningKey(secret)

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
          // Makes two tokens of the same second differ.
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
