import type { Db } from '#cloud/db/client.ts'
import { constraintError } from '#cloud/db/constraint-errors.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { GoogleIdentity } from '#cloud/integrations/google/google-verifier.ts'
import { googleUidOf, type Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { User } from '#shared/schemas/user.ts'
import { deletePassword } from './auth-repository.ts'
import type { EmailVerification } from './email-verification.ts'
import { deleteForgotten, insertUsedToken, isBarred } from './google-repository.ts'
import { freeUsername, usernameFrom } from './google-username.ts'
import type { Logins } from './logins.ts'

/** Longer than a token lives: the clocks of several processes need not agree. */
const REMEMBERED_MS = 5 * 60_000

export interface GoogleSignInParts {
  readonly db: Db
  readonly users: Users
  readonly logins: Logins
  readonly verification: EmailVerification
  readonly now: () => number
}

export type GoogleSignIn = (identity: GoogleIdentity) => Promise<Caller>

/** A login for whom Google has named: into their account, joined or made where there is none yet. */
export function createGoogleSignIn({
  db,
  users,
  logins,
  verification,
  now,
}: GoogleSignInParts): GoogleSignIn {
  /** From then on the password is of no use: its owner could neither change nor reset it. */
  const join = async (tx: Db, id: string, identity: GoogleIdentity): Promise<string> => {
    await users.lock(tx, id)
    const owner = await users.get(id, tx)
    // Unless both sides have seen a mail arrive, one of the two may be a stranger who typed this address.
    if (!owner.emailVerified || !identity.emailVerified || owner.isGoogleUser)
      throw new AppError('EMAIL_ALREADY_EXISTS')
    await users.joinGoogle(tx, id, identity)
    await deletePassword(tx, id)
    return id
  }

  const make = async (tx: Db, identity: GoogleIdentity): Promise<User> => {
    const { email, emailVerified, name } = identity
    const username = await freeUsername(users, tx, usernameFrom(name, email))
    return users.create(tx, { username, email, emailVerified, google: identity })
  }

  const accountOf = async (tx: Db, identity: GoogleIdentity): Promise<{ id: string; made?: User }> => {
    if (await isBarred(tx, googleUidOf(identity))) throw new AppError('GOOGLE_USER_NOT_FOUND')
    const known = await users.findByGoogle(identity, tx)
    if (known) return known
    const namesake = await users.findByEmail(identity.email, tx)
    if (namesake) {
      // Between the two looks the same identity may have come in on another device.
      const meanwhile = await users.findByGoogle(identity, tx)
      return meanwhile ?? { id: await join(tx, namesake.id, identity) }
    }
    const made = await make(tx, identity)
    return { id: made.id, made }
  }

  const enter = (identity: GoogleIdentity): Promise<Caller> =>
    logins.start(async (tx) => {
      await insertUsedToken(tx, identity.tokenHash, identity.expiresAt + REMEMBERED_MS)
      const account = await accountOf(tx, identity)
      if (account.made?.emailVerified === false) await verification.sendLink(account.made, tx)
      return account.id
    })

  return async (identity) => {
    await deleteForgotten(db, now())
    try {
      return await enter(identity)
    } catch (error) {
      if (!isRace(error)) throw error
      // Somebody was faster with this name, or this identity on another device: now they are to be seen.
      return enter(identity)
    }
  }
}

const isRace = (error: unknown): boolean => {
  const duplicate = constraintError(error)
  return duplicate !== null && duplicate.code !== 'GOOGLE_AUTHENTICATION_FAILED'
}
