import type { ClientUser } from '#cloud/client-user.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Caller, LoginId } from '#cloud/http/route.ts'
import type { GoogleExchange } from '#cloud/integrations/google/google-exchange.ts'
import type { GoogleVerifier } from '#cloud/integrations/google/google-verifier.ts'
import type { Bans } from '#cloud/modules/sanctions/index.ts'
import { fold, type Identity, type Users } from '#cloud/modules/users/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { USERNAME_MAX } from '#shared/constants/limits.ts'
import { ADMIN_LOGIN_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { LoginBody } from '#shared/schemas/auth.ts'
import type { SessionData } from '#shared/schemas/auth-data.ts'
import type { GoogleGrantBody } from '#shared/schemas/google-grant.ts'
import { createAuthPassport } from './auth-passport.ts'
import { findLoginTime, findPasswordTime, findSecret, type Secret, savePassword } from './auth-repository.ts'
import type { EmailVerification } from './email-verification.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import type { KnownDevices } from './known-devices.ts'
import type { LockOut, Source } from './lock-out.ts'
import type { Logins } from './logins.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { TokenSigner } from './token-signer.ts'

export interface AuthServiceParts {
  readonly db: Db
  readonly users: Users
  readonly clientUser: ClientUser
  readonly logins: Logins
  readonly hasher: PasswordHasher
  readonly tokens: TokenSigner
  readonly lockOut: LockOut
  readonly devices: KnownDevices
  readonly verification: EmailVerification
  readonly bans: Pick<Bans, 'explainEnd'>
  readonly google: GoogleVerifier
  readonly googleExchange: GoogleExchange
  readonly enterByGoogle: GoogleSignIn
  readonly now: () => number
}

export interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
  /** Of the first mail. */
  readonly language?: Language | undefined
}

/** Where a login comes from: its address, and what its device shows of earlier logins. */
export interface Visitor {
  readonly ip: string
  readonly deviceCookie: string | undefined
}

export interface SignedIn {
  readonly session: SessionData
  readonly deviceCookie: string
}

export type AuthService = ReturnType<typeof createAuthService>

export function createAuthService(parts: AuthServiceParts) {
  const {
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
    enterByGoogle,
  } = parts
  const { now } = parts
  /** The caller of a token, until its login ends. */
  const authenticate = async (token: string): Promise<Caller | null> => {
    const login = tokens.read(token)
    return login && logins.callerOf(login)
  }

  const passport = createAuthPassport({
    checkPassword: hasher.verify,
    checkToken: authenticate,
    checkGoogle: google.verify,
  })

  const sourceOf = async (secret: Secret | null, { ip, deviceCookie }: Visitor): Promise<Source> => {
    if (deviceCookie === undefined || secret === null || secret.setAt === null) return { ip }
    const device = devices.recognise(deviceCookie, secret.userId, secret.setAt)
    return device === null ? { ip } : { device }
  }

  /** An admin signs in twice a day. */
  const isOldLogin = async ({ userId }: LoginId): Promise<boolean> =>
    ((await findLoginTime(db, userId)) ?? 0) + ADMIN_LOGIN_MS < now()

  const session = async ({ login, user }: { login: LoginId; user: Identity }): Promise<SessionData> => ({
    token: tokens.sign(login, user.role === 'admin'),
    user: await clientUser(user),
  })

  const expiredLogin = (authorization: string): LoginId | null =>
    tokens.readForRefresh(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '')

  const identifyExpired = async (authorization: string): Promise<Caller | null> => {
    const login = expiredLogin(authorization)
    return login && logins.callerOf(login)
  }

  const byGoogle = async (idToken: string, language?: Language): Promise<SessionData> => {
    const identity = await passport.byGoogle(idToken)
    if (identity === null) throw new AppError('GOOGLE_AUTHENTICATION_FAILED')
    return session(await enterByGoogle(identity, language))
  }

  return {
    authenticate,
    identify: passport.byBearer,
    identifyExpired,

    async register(
      { username, email, password, language }: Registration,
      deviceCookie: string | undefined,
    ): Promise<SignedIn> {
      // Outside the transaction: SQLite has one connection, and every request would wait for the hash.
      const passwordHash = await hasher.hash(password)
      const setAt = now()
      const started = await logins.start(async (tx) => {
        const user = await users.create(tx, { username, email })
        await savePassword(tx, user.id, passwordHash, setAt)
        await verification.sendLink(user, tx, language)
        return user
      })
      return {
        session: await session(started),
        deviceCookie: devices.remember(deviceCookie, started.user.id, setAt),
      }
    },

    async login({ username, password }: LoginBody, visitor: Visitor): Promise<SignedIn> {
      const since = now()
      const secret = await findSecret(db, fold(username))
      // Counted by the account: many spellings fold to one name. A name without an account is folded too, or it would
      // show that there is none; and cut, because every key is kept while it counts.
      const account = secret?.userId ?? username.slice(0, USERNAME_MAX).toLowerCase()
      const prove = async () =>
        (await passport.byPassword({ username, password }, secret?.passwordHash ?? null))
          ? (secret?.userId ?? null)
          : null
      const userId = await lockOut.attempt({ account, from: await sourceOf(secret, visitor) }, prove)
      if (userId === null) throw new AppError('INVALID_USERNAME_OR_PASSWORD')
      let passwordSetAt = 0
      const started = await logins.start(async (tx) => {
        const user = await users.markActive(userId, tx)
        // The password may have been changed, or removed by joining Google, during the hash.
        const setAt = await findPasswordTime(tx, userId)
        if (user === null || setAt === null || setAt > since)
          throw new AppError('INVALID_USERNAME_OR_PASSWORD')
        passwordSetAt = setAt
        return user
      })
      return {
        session: await session(started),
        deviceCookie: devices.remember(visitor.deviceCookie, userId, passwordSetAt),
      }
    },

    google: byGoogle,

    /** The desktop app's sign-in with Google. */
    async redeemGoogleGrant(grant: GoogleGrantBody): Promise<SessionData> {
      const idToken = await googleExchange.redeem(grant)
      if (idToken === null) throw new AppError('GOOGLE_AUTHENTICATION_FAILED')
      return byGoogle(idToken, grant.language)
    },

    /** Also takes an expired token. The older token stays valid until it expires. */
    async refresh(authorization: string | undefined): Promise<{ token: string }> {
      if (authorization === undefined) throw new AppError('UNAUTHORIZED_ACCESS')
      const login = expiredLogin(authorization)
      const caller = login && (await logins.callerOf(login))
      if (login && caller === null) await bans.explainEnd(login.userId)
      if (!caller || (caller.isAdmin && (await isOldLogin(caller))))
        throw new AppError('TOKEN_INVALID_OR_EXPIRED')
      return { token: tokens.sign(caller, caller.isAdmin) }
    },

    logout: (caller: Caller): Promise<void> => logins.end(caller),
  }
}
