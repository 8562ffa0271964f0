import type { ClientUser } from '#cloud/client-user.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Caller, LoginId } from '#cloud/http/route.ts'
import type { GoogleVerifier } from '#cloud/integrations/google/google-verifier.ts'
import { fold, type Identity, type Users } from '#cloud/modules/users/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { USERNAME_MAX } from '#shared/constants/limits.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { LoginBody, SessionData } from '#shared/schemas/auth.ts'
import { createAuthPassport } from './auth-passport.ts'
import { findPasswordTime, findSecret, savePassword } from './auth-repository.ts'
import type { EmailVerification } from './email-verification.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import type { LockOut } from './lock-out.ts'
import type { Logins } from './logins.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { TokenSigner } from './token-signer.ts'

export interface AuthParts {
  readonly db: Db
  readonly users: Users
  readonly clientUser: ClientUser
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
  /** Of the first mail. */
  readonly language?: Language | undefined
}

export type AuthService = ReturnType<typeof createAuthService>

export function createAuthService(parts: AuthParts) {
  const { db, users, clientUser, logins, hasher, tokens, lockOut, verification, google, enterByGoogle, now } =
    parts
  /** Who a token is for, as long as its login lives. */
  const authenticate = async (token: string): Promise<Caller | null> => {
    const login = await tokens.read(token)
    return login && logins.callerOf(login)
  }

  const passport = createAuthPassport({
    checkPassword: hasher.verify,
    checkToken: authenticate,
    checkGoogle: google.verify,
  })

  const session = async ({ login, user }: { login: LoginId; user: Identity }): Promise<SessionData> => ({
    token: await tokens.sign(login),
    user: await clientUser(user),
  })

  return {
    authenticate,
    identify: passport.byBearer,

    async register({ username, email, password, language }: Registration): Promise<SessionData> {
      // Outside the transaction: SQLite has one connection, and everybody would wait for the hash.
      const passwordHash = await hasher.hash(password)
      const started = await logins.start(async (tx) => {
        const user = await users.create(tx, { username, email })
        await savePassword(tx, user.id, passwordHash, now())
        return user
      })
      verification.sendLink(started.user, language)
      return session(started)
    },

    async login({ username, password }: LoginBody, ip: string): Promise<SessionData> {
      const since = now()
      // By the account where there is one: many spellings fold to one name. Otherwise
      // folded too, or it would show that there is none; and cut, as every key is kept while it counts.
      const { userId = null, passwordHash = null } = (await findSecret(db, fold(username))) ?? {}
      const account = userId ?? username.slice(0, USERNAME_MAX).toLowerCase()
      const prove = async () =>
        (await passport.byPassword({ username, password }, passwordHash)) ? userId : null
      const proven = await lockOut.attempt({ account, ip }, prove)
      if (proven === null) throw new AppError('INVALID_USERNAME_OR_PASSWORD')
      const started = await logins.start(async (tx) => {
        const user = await users.markActive(proven, tx)
        // One that was changed while we hashed, or gave way to Google, is not the one that was typed.
        const setAt = await findPasswordTime(tx, proven)
        if (user === null || setAt === null || setAt > since)
          throw new AppError('INVALID_USERNAME_OR_PASSWORD')
        return user
      })
      return session(started)
    },

    async google(idToken: string, language?: Language): Promise<SessionData> {
      const identity = await passport.byGoogle(idToken)
      if (identity === null) throw new AppError('GOOGLE_AUTHENTICATION_FAILED')
      return session(await enterByGoogle(identity, language))
    },

    /** Takes a token that has run out, too; the older one stays valid until it does. */
    async refresh(authorization: string | undefined): Promise<{ token: string }> {
      if (authorization === undefined) throw new AppError('UNAUTHORIZED_ACCESS')
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
      const login = await tokens.readForRefresh(token)
      if (login === null || !(await logins.callerOf(login))) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
      return { token: await tokens.sign(login) }
    },

    logout: (caller: Caller): Promise<void> => logins.end(caller),
  }
}
