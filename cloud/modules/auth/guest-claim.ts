import type { ClientUser } from '#cloud/client-user.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { GoogleIdentity, GoogleVerifier } from '#cloud/integrations/google/google-verifier.ts'
import type { Bans } from '#cloud/modules/sanctions/index.ts'
import { googleUidOf, type Identity, type Users } from '#cloud/modules/users/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { usernameSchema } from '#shared/schemas/auth.ts'
import type { SessionData } from '#shared/schemas/auth-data.ts'
import { savePassword } from './auth-repository.ts'
import type { Registration, SignedIn } from './auth-service.ts'
import type { EmailVerification } from './email-verification.ts'
import { deleteForgotten, insertUsedToken, isBarred, REMEMBERED_MS } from './google-repository.ts'
import { freeUsername, usernameFrom } from './google-username.ts'
import { deleteDevice } from './guest-devices-repository.ts'
import type { KnownDevices } from './known-devices.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { TokenSigner } from './token-signer.ts'

export interface GuestClaimParts {
  readonly db: Db
  readonly users: Users
  readonly clientUser: ClientUser
  readonly tokens: TokenSigner
  readonly hasher: PasswordHasher
  readonly devices: KnownDevices
  readonly verification: EmailVerification
  readonly bans: Pick<Bans, 'requireNone'>
  readonly google: GoogleVerifier
  readonly now: () => number
}

export type GuestClaim = ReturnType<typeof createGuestClaim>

/** Makes a guest an account of the same id. The login goes on, and with it every connection and the running game. */
export function createGuestClaim(parts: GuestClaimParts) {
  const { db, users, clientUser, tokens, hasher, devices, verification, bans, google, now } = parts

  const session = async (caller: Caller, user: Identity): Promise<SessionData> => ({
    token: tokens.sign(caller, caller.isAdmin),
    user: await clientUser(user),
  })

  /** From now on the account's own proof brings the player back. */
  async function settle(tx: Db, user: Identity, language: Language | undefined): Promise<Identity> {
    await bans.requireNone(tx, user)
    await deleteDevice(tx, user.id)
    if (!user.emailVerified) await verification.sendLink(user, tx, language)
    return user
  }

  /** The nickname where it may be a username, else one from Google. */
  const wantedName = ({ username }: Caller, { name, email }: GoogleIdentity): string =>
    usernameSchema.safeParse(username).success && !users.isRefused(username)
      ? username
      : usernameFrom(users, name, email)

  return {
    /** Throws CONFLICT for an account, and what registering throws. */
    async byPassword(
      caller: Caller,
      { username, email, password, language }: Registration,
      deviceCookie: string | undefined,
    ): Promise<SignedIn> {
      if (!caller.isGuest) throw new AppError('CONFLICT')
      // Outside the transaction: SQLite has one connection, and every request would wait for the hash.
      const passwordHash = await hasher.hash(password)
      const setAt = now()
      const user = await db.transaction(async (tx) => {
        const claimed = await users.claim(tx, caller.userId, { username, email })
        await savePassword(tx, caller.userId, passwordHash, setAt)
        return settle(tx, claimed, language)
      })
      return {
        session: await session(caller, user),
        deviceCookie: devices.remember(deviceCookie, caller.userId, setAt),
      }
    },

    /** Throws EMAIL_ALREADY_EXISTS where the identity, or its address, has an account. */
    async byGoogle(caller: Caller, idToken: string, language: Language | undefined): Promise<SessionData> {
      if (!caller.isGuest) throw new AppError('CONFLICT')
      const identity = await google.verify(idToken)
      if (identity === null) throw new AppError('GOOGLE_AUTHENTICATION_FAILED')
      await deleteForgotten(db, now())
      const user = await db.transaction(async (tx) => {
        await insertUsedToken(tx, identity.tokenHash, identity.expiresAt + REMEMBERED_MS)
        if (await isBarred(tx, googleUidOf(identity))) throw new AppError('GOOGLE_USER_NOT_FOUND')
        if (await users.findByGoogle(identity, tx)) throw new AppError('EMAIL_ALREADY_EXISTS')
        const { email, emailVerified } = identity
        const username = await freeUsername(users, tx, wantedName(caller, identity))
        const claimed = await users.claim(tx, caller.userId, {
          username,
          email,
          emailVerified,
          google: identity,
        })
        return settle(tx, claimed, language)
      })
      return session(caller, user)
    },
  }
}
