import type { ClientUser } from '#cloud/client-user.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Route } from '#cloud/http/route.ts'
import type { GoogleVerifier } from '#cloud/integrations/google/google-verifier.ts'
import type { Mailer } from '#cloud/integrations/mail/create-mailer.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { ensureAdmin } from './admin-account.ts'
import { authAccountPart } from './auth-account-part.ts'
import { authRoutes } from './auth-router.ts'
import { createAuthService } from './auth-service.ts'
import { createEmailVerification } from './email-verification.ts'
import { createGoogleSignIn } from './google-sign-in.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLockOut } from './lock-out.ts'
import { createLogins } from './logins.ts'
import { createMailPost } from './mail-post.ts'
import { createMailTokens } from './mail-tokens.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { passwordRoutes } from './password-router.ts'
import { createPasswordService } from './password-service.ts'
import { profileRoutes } from './profile-router.ts'
import { createProfileService } from './profile-service.ts'
import { createTokenSigner } from './token-signer.ts'
import { verificationRoutes } from './verification-router.ts'

export interface AuthParts {
  readonly db: Db
  readonly users: Users
  readonly clientUser: ClientUser
  readonly secret: string
  readonly limiter: RateLimiter
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly google: GoogleVerifier
  /** Outside production, failed logins from this computer are not counted by address. */
  readonly exemptLoopback: boolean
  readonly now: () => number
}

export type Auth = ReturnType<typeof createAuth>

export function createAuth(parts: AuthParts) {
  const { db, users, clientUser, secret, limiter, jobs, mailer, google, exemptLoopback, now } = parts
  const lockOut = createLockOut({ limiter, exemptLoopback })
  const logins = createLogins({ db, users, now })
  const tokens = createTokenSigner(secret, now)
  const hasher = createPasswordHasher()
  const devices = createKnownDevices(secret, now)
  const mailTokens = createMailTokens({ db, users, now })
  const mailPost = createMailPost({ jobs, mailer, limiter, users, mailTokens })
  const verification = createEmailVerification({ db, users, mailTokens, mailPost })
  const service = createAuthService({
    db,
    users,
    clientUser,
    logins,
    hasher,
    tokens,
    lockOut,
    devices,
    verification,
    google,
    enterByGoogle: createGoogleSignIn({ db, users, logins, verification, now }),
    now,
  })
  const passwords = createPasswordService({
    db,
    users,
    logins,
    hasher,
    tokens,
    lockOut,
    devices,
    mailTokens,
    mailPost,
    now,
  })
  const profiles = createProfileService({ db, users, limiter, verification, mailTokens, mailPost })
  const routes: Route[] = [
    ...authRoutes(service, users, clientUser),
    ...verificationRoutes(verification),
    ...passwordRoutes(passwords),
    ...profileRoutes(users, profiles, clientUser),
  ]

  return {
    routes,
    /** For sockets and room play: the caller of a token, null when it is invalid or ended. One indexed query. */
    authenticate: service.authenticate,
    /** The same for an Authorization header. */
    identify: service.identify,
    /** Throws CURRENT_PASSWORD_INCORRECT, and RATE_LIMITED after too many wrong ones. */
    confirmPassword: passwords.confirm,
    /** The caller of a login; null when it has ended. */
    callerOf: logins.callerOf,
    /** Ends all logins of an account; `prepare` runs in the same transaction. */
    endLogins: logins.endAll,
    accountPart: authAccountPart(db, mailPost),
    /** Calls the listener after a login ended in this process. Returns a function that removes the listener. */
    onLoginEnded: logins.onEnded,
    /** Makes the operator's account, or restores its role and password. */
    ensureAdmin: (admin: { username: string; password: string }) =>
      ensureAdmin({ db, users, logins, hasher, now }, admin),
  }
}
