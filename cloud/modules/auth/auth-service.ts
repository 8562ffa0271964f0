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
import type { LockOut } from './lock-out.ts'
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

export type AuthService = ReturnType<typeof createAuthService>

export function createAuthService(parts: AuthParts) {
  const { db, users, logins, hasher, tokens, lockOut, verification, google, enterByGoogle, now } = parts
  /** Who a token is for, as long as its login lives. */
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

  const session = async (caller: Caller): Promise<SessionData> => ({
    token: await tokens.sign(caller),
    user: await users.get(caller.userId),
  })

  return {
    authenticate,
    identify: passport.byBearer,

    async register({ username, email, password }: Registration): Promise<SessionData> {
      // Outside the transaction: SQLite has one connection, and everybody would wait for the hash.
      const passwordHash = await hasher.hash(password)
      const caller = await logins.start(async (tx) => {
        const user = await users.create(tx, { username, email })
        await savePassword(tx, user.id, passwordHash, now())
        await verification.sendLink(user, tx)
        return user.id
      })
      return session(caller)
    },

    async login({ username, password }: LoginBody, ip: string): Promise<SessionData> {
      const since = now()
      // By the account where there is one: many spellings fold to one name. Otherwise
      // folded too, or it would show that there is none; and cut, as every key is kept while it counts.
      const account =
        (await users.findByUsername(username))?.id ?? username.slice(0, USERNAME_MAX).toLowerCase()
      const userId = await lockOut.attempt({ account, ip }, () => passport.byPassword(username, password))
      if (userId === null) throw new AppError('INVALID_USERNAME_OR_PASSWORD')
      const caller = await logins.start(async (tx) => {
        const isThere = await users.lock(tx, userId)
        // One that was changed while we hashed, or gave way to Google, is not the one that was typed.
        const setAt = await findPasswordTime(tx, userId)
        if (!isThere || setAt === null || setAt > since) throw new AppError('INVALID_USERNAME_OR_PASSWORD')
        return userId
      })
      return session(caller)
    },

    async google(idToken: string): Promise<SessionData> {
      const identity = await passport.byGoogle(idToken)
      if (identity === null) throw new AppError('GOOGLE_AUTHENTICATION_FAILED')
      return session(await enterByGoogle(identity))
    },

    /** Takes a token that has run out, too; the older one stays valid until it does. */
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
