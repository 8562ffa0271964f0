import { z } from 'zod/mini'
import type { LoginId } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import { ADMIN_TOKEN_LIFE_MS, REFRESH_GRACE_MS, TOKEN_LIFE_MS } from '#shared/constants/timings.ts'
import { createSignedClaims } from './signed-claims.ts'

const AUDIENCE = 'riddle-rooms'

const loginSchema = z.object({ sub: z.string(), login: z.string() })

export interface TokenSigner {
  sign(login: LoginId, isAdmin: boolean): string
  /** The login of a token; null when it is forged or expired. It may have ended since. */
  read(token: string): LoginId | null
  /** The same, also for a token that expired less than 30 days ago. */
  readForRefresh(token: string): LoginId | null
}

export function createTokenSigner(secret: string, now: () => number): TokenSigner {
  const signed = createSignedClaims(secret, AUDIENCE, now)

  const read = (token: string, graceMs = 0): LoginId | null => {
    const { success, data } = loginSchema.safeParse(signed.read(token, graceMs))
    return success ? { userId: data.sub, loginId: data.login } : null
  }

  return {
    sign: ({ userId, loginId }, isAdmin) =>
      // The jti makes two tokens of the same second differ.
      signed.sign(
        { sub: userId, login: loginId, jti: newId() },
        now() + (isAdmin ? ADMIN_TOKEN_LIFE_MS : TOKEN_LIFE_MS),
      ),
    read: (token) => read(token),
    readForRefresh: (token) => read(token, REFRESH_GRACE_MS),
  }
}
