import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { GoogleVerifier } from '#cloud/integrations/google/google-verifier.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { USERNAME_MAX } from '#shared/constants/limits.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { LoginBody, SessionData } from '#shared/schemas/auth.ts'
import { createAuthPassport } from './auth-passport.ts'
import { findPassword, findPasswordTime, savePassword } from './auth-repository.ts'
import type { EmailVerification } from './email-verification.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import type { KnownDevices } from './known-devices.ts'
import type { LockOut, Source } from './lock-out.ts'
import type { Logins } from './logins.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { TokenSigner } from './token-signer.ts'

export interface AuthParts {
  readonly db: Db
  readonly users: Users
  readonly logins: Logins
  readonly hasher: PasswordHasher
  readonly tokens: TokenSigner
  readonly lockOut: LockOut
  readonly devices: KnownDevices
  readonly verification: EmailVerification
  readonly google: GoogleVerifier
  readonly enterByGoogle: GoogleSignIn
  readonly now: () => number
}

export interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
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

export function createAuthService(parts: AuthParts) {
  const { db, users, logins, hasher, tokens, lockOut, devices, verification, google, enterByGoogle, now } =
    parts
  /** The caller of a token, until its login ends. */
  const authenticate = async (token: string): Promise<Caller | null> => {
    const caller = await tokens.read(token)
    return caller !== null && (await logins.isLive(caller)) ? caller : null
  }

  const checkPassword = async (username: string, password: string): Promise<string | null> => {
    const user = await users.findByUsername(username)
    const hash = user && (await findPassword(db, user.id))
    return (await hasher.verify(hash, password)) && user ? user.id : null
  }

  const passport = createAuthPassport({
    checkPassword,
    checkToken: authenticate,
    checkGoogle: google.verify,
  })

  const sourceOf = async (userId: string | undefined, { ip, deviceCookie }: Visitor): Promise<Source> => {
    if (userId === undefined || deviceCookie === undefined) return { ip }
    const setAt = await findPasswordTime(db, userId)
    const device = setAt === null ? null : await devices.recognise(deviceCookie, userId, setAt)
    return device === null ? { ip } : { device }
  }

  const session = async (caller: Caller): Promise<SessionData> => ({
    token: await tokens.sign(caller),
    user: await users.get(caller.userId),
  })

  return {
    authenticate,
    identify: passport.byBearer,

    async register(
      { username, email, password }: Registration,
      deviceCookie: string | undefined,
    ): Promise<SignedIn> {
      // Outside the transaction: SQLite has one connection, and every request would wait for the hash.
      const passwordHash = await hasher.hash(password)
      const setAt = now()
      const caller = await logins.start(async (tx) => {
        const user = await users.create(tx, { username, email })
        await savePassword(tx, user.id, passwordHash, setAt)
        return user.id
      })
      const registered = await session(caller)
      verification.sendLink(registered.user)
      return { session: registered, deviceCookie: await devices.remember(deviceCookie, caller.userId, setAt) }
    },

    async login({ username, password }: LoginBody, visitor: Visitor): Promise<SignedIn> {
      const since = now()
      const owner = await users.findByUsername(username)
      // Counted by the account: many spellings fold to one name. A name without an account is folded too, or it would
      // show that there is none; and cut, because every key is kept while it counts.
      const account = owner?.id ?? username.slice(0, USERNAME_MAX).toLowerCase()
      const from = await sourceOf(owner?.id, visitor)
      const userId = await lockOut.attempt({ account, from }, () => passport.byPassword(username, password))
      if (userId === null) throw new AppError('INVALID_USERNAME_OR_PASSWORD')
      let passwordSetAt = 0
      const caller = await logins.start(async (tx) => {
        const isThere = await users.lock(tx, userId)
        // The password may have been changed, or removed by joining Google, during the hash.
        const setAt = await findPasswordTime(tx, userId)
        if (!isThere || setAt === null || setAt > since) throw new AppError('INVALID_USERNAME_OR_PASSWORD')
        passwordSetAt = setAt
        return userId
      })
      return {
        session: await session(caller),
        deviceCookie: await devices.remember(visitor.deviceCookie, userId, passwordSetAt),
      }
    },

    async google(idToken: string): Promise<SessionData> {
      const identity = await passport.byGoogle(idToken)
      if (identity === null) throw new AppError('GOOGLE_AUTHENTICATION_FAILED')
      return session(await enterByGoogle(identity))
    },

    /** Also takes an expired token. The older token stays valid until it expires. */
    async refresh(authorization: string | undefined): Promise<{ token: string }> {
      if (authorization === undefined) throw new AppError('UNAUTHORIZED_ACCESS')
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
      const caller = await tokens.readForRefresh(token)
      if (caller === null || !(await logins.isLive(caller))) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
      return { token: await tokens.sign(caller) }
    },

    logout: (caller: Caller): Promise<void> => logins.end(caller),
  }
}
