import type { Db } from '#cloud/db/client.ts'
import { fold, type Identity, type Users } from '#cloud/modules/users/index.ts'
import { digestOf, newToken } from '#host-engine/index.ts'
import {
  RESET_LINK_MS,
  UNDO_EMAIL_MS,
  USED_MAIL_TOKEN_MS,
  VERIFICATION_LINK_MS,
} from '#shared/constants/timings.ts'
import {
  deleteExpired,
  deleteUnused,
  findLiveToken,
  findUsedToken,
  insertMailToken,
  type MailPurpose,
  markUsed,
} from './mail-tokens-repository.ts'

/** An undo link is mailed when the change is asked for, and the seven days begin when it is made. */
const LIFE_MS: Readonly<Record<MailPurpose, number>> = {
  verify: VERIFICATION_LINK_MS,
  reset: RESET_LINK_MS,
  move: VERIFICATION_LINK_MS,
  undo: VERIFICATION_LINK_MS + UNDO_EMAIL_MS,
}

/** The address that a link must have gone to, or it is worth nothing any more. Undo links went to a former one. */
const ADDRESS: Readonly<Record<MailPurpose, ((user: Identity) => string | null) | null>> = {
  verify: ({ email }) => email,
  reset: ({ email }) => email,
  move: ({ pendingEmail }) => pendingEmail,
  undo: null,
}

/** Purposes of tokens whose use confirms an address. */
const CONFIRMING: readonly MailPurpose[] = ['verify', 'move']

/** A token that works, whose it is, and the folded address that it went to. */
export interface FoundToken {
  readonly owner: Identity
  readonly emailFolded: string
}

export type MailTokens = ReturnType<typeof createMailTokens>

/** Tokens of mailed links. Each works once, until it expires, for the address that it was sent to. */
export function createMailTokens({ db, users, now }: { db: Db; users: Users; now: () => number }) {
  const find = async (token: string, purpose: MailPurpose, at: Db): Promise<FoundToken | null> => {
    const found = await findLiveToken(at, digestOf(token), purpose, now())
    if (found === null) return null
    const owner = await users.get(found.userId, at)
    const address = ADDRESS[purpose]
    const isStillFor = address === null || fold(address(owner) ?? '') === found.emailFolded
    return isStillFor ? { owner, emailFolded: found.emailFolded } : null
  }

  return {
    async issue(
      { id: userId, email }: Pick<Identity, 'id' | 'email'>,
      purpose: MailPurpose,
    ): Promise<string> {
      const token = newToken()
      const createdAt = now()
      await deleteExpired(db, createdAt)
      await insertMailToken(db, {
        tokenHash: digestOf(token),
        userId,
        purpose,
        emailFolded: fold(email),
        createdAt,
        expiresAt: createdAt + LIFE_MS[purpose],
      })
      return token
    },

    /** Invalidates the account's unused links of this purpose. */
    withdraw: (tx: Db, userId: string, purpose: MailPurpose): Promise<void> =>
      deleteUnused(tx, userId, purpose),

    /** Null when the token is invalid. Does not use it up. */
    peek: (token: string, purpose: MailPurpose): Promise<FoundToken | null> => find(token, purpose, db),

    /**
     * The same, and uses up the token and all others of its purpose and address, unless the transaction fails. Used tokens
     * are kept for a day, for `hasConfirmed`.
     */
    async use(tx: Db, token: string, purpose: MailPurpose): Promise<FoundToken | null> {
      const live = await findLiveToken(tx, digestOf(token), purpose, now())
      // Locks the user first, in the same order as a deletion, which would deadlock otherwise.
      if (live === null || !(await users.lock(tx, live.userId))) return null
      const found = await find(token, purpose, tx)
      if (found === null) return null
      const { owner, emailFolded } = found
      const usedAt = now()
      await markUsed(tx, { userId: owner.id, purpose, emailFolded }, usedAt, usedAt + USED_MAIL_TOKEN_MS)
      return found
    },

    /** Returns true for a used token that has confirmed the address which its account still has. */
    async hasConfirmed(tx: Db, token: string): Promise<boolean> {
      const used = await findUsedToken(tx, digestOf(token), CONFIRMING, now())
      if (used === null) return false
      const { email, emailVerified } = await users.get(used.userId, tx)
      return emailVerified && fold(email) === used.emailFolded
    },
  }
}
