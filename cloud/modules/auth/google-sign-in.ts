import type { Db } from '#cloud/db/client.ts'
import { constraintError } from '#cloud/db/constraint-errors.ts'
import type { LoginId } from '#cloud/http/route.ts'
import type { GoogleIdentity } from '#cloud/integrations/google/google-verifier.ts'
import { googleUidOf, type Identity, type Users } from '#cloud/modules/users/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { deletePassword } from './auth-repository.ts'
import type { EmailVerification } from './email-verification.ts'
import { deleteForgotten, insertUsedToken, isBarred, REMEMBERED_MS } from './google-repository.ts'
import { freeUsername, usernameFrom } from './google-username.ts'
import type { Logins } from './logins.ts'

export interface GoogleSignInParts {
  readonly db: Db
  readonly users: Users
  readonly logins: Logins
  readonly verification: EmailVerification
  /** Throws FEATURE_OFF while nobody may make an account. */
  readonly requireOpen: () => void
  readonly now: () => number
}

/** The first mail of a new account is in `language`. */
export type GoogleSignIn = (
  identity: GoogleIdentity,
  language?: Language,
) => Promise<{ login: LoginId; user: Identity }>

/** Logs a Google identity in: into its account, else into one that is joined or made for it. */
export function createGoogleSignIn({
  db,
  users,
  logins,
  verification,
  requireOpen,
  now,
}: GoogleSignInParts): GoogleSignIn {
  /** Deletes the password: as a Google user, the owner could neither change nor reset it. */
  const join = async (tx: Db, id: string, identity: GoogleIdentity): Promise<Identity> => {
    await users.lock(tx, id)
    const owner = await users.get(id, tx)
    // Unless both sides have verified the address, one of them may be a stranger who typed it.
    if (!owner.emailVerified || !identity.emailVerified || owner.isGoogleUser)
      throw new AppError('EMAIL_ALREADY_EXISTS')
    await deletePassword(tx, id)
    return users.joinGoogle(tx, id, identity)
  }

  const make = async (tx: Db, identity: GoogleIdentity): Promise<Identity> => {
    requireOpen()
    const { email, emailVerified, name } = identity
    const username = await freeUsername(users, tx, usernameFrom(users, name, email))
    return users.create(tx, { username, email, emailVerified, google: identity })
  }

  const accountOf = async (tx: Db, identity: GoogleIdentity): Promise<{ user: Identity; isNew: boolean }> => {
    if (await isBarred(tx, googleUidOf(identity))) throw new AppError('GOOGLE_USER_NOT_FOUND')
    const known = await users.findByGoogle(identity, tx)
    if (known) return { user: known, isNew: false }
    const namesake = await users.findByEmail(identity.email, tx)
    if (namesake) {
      // Between the two queries the same identity may have signed in on another device.
      const meanwhile = await users.findByGoogle(identity, tx)
      return { user: meanwhile ?? (await join(tx, namesake.id, identity)), isNew: false }
    }
    return { user: await make(tx, identity), isNew: true }
  }

  const enter: GoogleSignIn = (identity, language) =>
    logins.start(async (tx) => {
      await insertUsedToken(tx, identity.tokenHash, identity.expiresAt + REMEMBERED_MS)
      const account = await accountOf(tx, identity)
      const user = await users.markActive(account.user.id, tx)
      if (user === null) throw new AppError('UNAUTHORIZED')
      if (account.isNew && !user.emailVerified) await verification.sendLink(user, tx, language)
      return user
    })

  return async (identity, language) => {
    await deleteForgotten(db, now())
    try {
      return await enter(identity, language)
    } catch (error) {
      if (!isRace(error)) throw error
      // Another request has just taken this name or signed this identity in. The second attempt sees its row.
      return enter(identity, language)
    }
  }
}

const isRace = (error: unknown): boolean => {
  const duplicate = constraintError(error)
  return duplicate !== null && duplicate.code !== 'GOOGLE_AUTHENTICATION_FAILED'
}
