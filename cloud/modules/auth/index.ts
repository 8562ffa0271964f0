import type { ClientUser } from '#cloud/client-user.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Route } from '#cloud/http/route.ts'
import type { GoogleExchange } from '#cloud/integrations/google/google-exchange.ts'
import type { GoogleVerifier } from '#cloud/integrations/google/google-verifier.ts'
import type { Mailer } from '#cloud/integrations/mail/create-mailer.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Bans } from '#cloud/modules/sanctions/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { createAddressChange } from './address-change.ts'
import { ensureAdmin } from './admin-account.ts'
import { authAccountPart } from './auth-account-part.ts'
import { findLoginTime } from './auth-repository.ts'
import { authRoutes } from './auth-router.ts'
import { createAuthService } from './auth-service.ts'
import { createConfirmation } from './confirmation.ts'
import { confirmationRoutes } from './confirmation-router.ts'
import { createEmailVerification } from './email-verification.ts'
import { createGoogleSignIn } from './google-sign-in.ts'
import { createGuestClaim } from './guest-claim.ts'
import { guestRoutes } from './guest-router.ts'
import { createGuestService, type GuestTerms } from './guest-service.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLockOut } from './lock-out.ts'
import { createLogins } from './logins.ts'
import { createMailPost } from './mail-post.ts'
import { createMailTokens } from './mail-tokens.ts'
import { createOwnerCheck } from './owner-proof.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { passwordRoutes } from './password-router.ts'
import { createPasswordService } from './password-service.ts'
import { profileRoutes } from './profile-router.ts'
import { createProfileService } from './profile-service.ts'
import { createTokenSigner } from './token-signer.ts'
import { verificationRoutes } from './verification-router.ts'

export { AdminAccountError } from './admin-account.ts'
export { deleteLoginsOf } from './auth-repository.ts'
export { MAIL_QUEUE } from './mail-post.ts'
export { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'

const HOUR_MS = 3_600_000

export interface AuthParts {
  readonly db: Db
  readonly users: Users
  readonly clientUser: ClientUser
  readonly secret: string
  readonly limiter: RateLimiter
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly google: GoogleVerifier
  readonly googleExchange: GoogleExchange
  /** Outside production, failed logins from this computer are not counted by address. */
  readonly exemptLoopback: boolean
  readonly guestTerms: GuestTerms
  readonly bans: Bans
  /** Throws FEATURE_OFF while nobody may make an account. */
  readonly requireOpen: () => void
  readonly hasher: PasswordHasher
  readonly now: () => number
}

export type Auth = ReturnType<typeof createAuth>

export function createAuth(parts: AuthParts) {
  const {
    db,
    users,
    clientUser,
    secret,
    limiter,
    jobs,
    mailer,
    google,
    googleExchange,
    exemptLoopback,
    guestTerms,
    bans,
    requireOpen,
    hasher,
    now,
  } = parts
  const lockOut = createLockOut({ limiter, exemptLoopback })
  const logins = createLogins({ db, users, requireNoBan: bans.requireNone, now })
  const tokens = createTokenSigner(secret, now)
  const devices = createKnownDevices(secret, now)
  const mailTokens = createMailTokens({ db, users, now })
  const mailPost = createMailPost({ jobs, mailer, limiter, users, mailTokens })
  const addressChange = createAddressChange({ users, logins, mailTokens, mailPost })
  const verification = createEmailVerification({ db, users, mailTokens, mailPost, addressChange })
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
    bans,
    google,
    googleExchange,
    enterByGoogle: createGoogleSignIn({ db, users, logins, verification, requireOpen, now }),
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
    identify: service.identify,
    now,
  })
  const guests = createGuestService({
    db,
    users,
    clientUser,
    logins,
    tokens,
    limiter,
    exemptLoopback,
    terms: guestTerms,
  })
  const guestClaim = createGuestClaim({
    db,
    users,
    clientUser,
    tokens,
    hasher,
    devices,
    verification,
    bans,
    google,
    now,
  })
  const requireOwner = createOwnerCheck({ db, users, google, confirmPassword: passwords.confirm, now })
  const confirmation = createConfirmation({ db, requireOwner, now })
  const profiles = createProfileService({ db, users, logins, limiter, requireOwner, addressChange })
  const routes: Route[] = [
    ...authRoutes(service, users, clientUser),
    ...guestRoutes(guests, guestClaim),
    ...verificationRoutes(verification, addressChange),
    ...passwordRoutes(passwords),
    ...confirmationRoutes(confirmation),
    ...profileRoutes(users, profiles, clientUser),
  ]

  const recurring: readonly RecurringJob[] = [
    { name: 'old-addresses', everyMs: HOUR_MS, run: users.addresses.sweep },
  ]

  return {
    routes,
    recurring,
    /** For sockets and room play: the caller of a token, null when it is invalid or ended. One indexed query. */
    authenticate: service.authenticate,
    /** The same for an Authorization header. */
    identify: service.identify,
    /** The same, also of a token that expired less than 30 days ago. */
    identifyExpired: service.identifyExpired,
    /** Throws CURRENT_PASSWORD_INCORRECT, and RATE_LIMITED after too many wrong ones. */
    confirmPassword: passwords.confirm,
    /** Throws CONFIRMATION_REQUIRED unless the login has shown within ten minutes whose it is. */
    requireConfirmed: confirmation.require,
    /** The caller of a login; null when it has ended. */
    callerOf: logins.callerOf,
    /** Ends all logins of an account; `prepare` runs in the same transaction. */
    endLogins: logins.endAll,
    /** Ends them in the transaction of an admin's change, and tells their devices why. */
    expel: logins.expel,
    /** When the login began that holds now; null for none. */
    signedInSince: (userId: string) => findLoginTime(db, userId),
    /** Mails that an admin has sent to themselves. */
    mailTest: mailPost.test,
    accountPart: authAccountPart(db, users, mailPost),
    /** Calls the listener after a login ended in this process. Returns a function that removes the listener. */
    onLoginEnded: logins.onEnded,
    /** Makes the operator's account, or restores its password. Throws AdminAccountError when the name is a player's. */
    ensureAdmin: (admin: { username: string; password: string }) =>
      ensureAdmin({ db, users, logins, hasher, now }, admin),
  }
}
