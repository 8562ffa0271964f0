import type { Db } from '#cloud/db/client.ts'
import type { Route } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { ensureAdmin } from './admin-account.ts'
import { authRoutes } from './auth-router.ts'
import { createAuthService } from './auth-service.ts'
import { createLogins } from './logins.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { profileRoutes } from './profile-router.ts'
import { createTokenSigner } from './token-signer.ts'

export interface AuthDoorParts {
  readonly db: Db
  readonly users: Users
  readonly secret: string
  readonly limiter: RateLimiter
  readonly now: () => number
}

export type Auth = ReturnType<typeof createAuth>

export function createAuth({ db, users, secret, limiter, now }: AuthDoorParts) {
  const logins = createLogins({ db, users, now })
  const hasher = createPasswordHasher()
  const service = createAuthService({
    db,
    users,
    logins,
    hasher,
    tokens: createTokenSigner(secret, now),
    limiter,
    now,
  })
  const routes: Route[] = [...authRoutes(service, users), ...profileRoutes(users)]

  return {
    routes,
    /** For sockets and room play: who a token is for, null when it does not work (any more). One indexed query. */
    authenticate: service.authenticate,
    /** The same for an Authorization header. */
    identify: service.identify,
    isAdmin: async (userId: string): Promise<boolean> => (await users.get(userId)).role === 'admin',
    /** Called after a login ended, in the process where it happened. Returns what takes the listener away again. */
    onLoginEnded: logins.onEnded,
    /** Makes the operator's account, or gives it back its role and password. */
    ensureAdmin: (admin: { username: string; password: string }) =>
      ensureAdmin({ db, users, logins, hasher, now }, admin),
  }
}
