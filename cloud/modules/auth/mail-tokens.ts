import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#cloud/db/client.ts'
import { fold, type Identity, type Users } from '#cloud/modules/users/index.ts'
import { RESET_LINK_MS, VERIFICATION_LINK_MS } from '#shared/constants/timings.ts'
import {
  deleteExpired,
  deleteUnused,
  findLiveToken,
  insertMailToken,
  type MailPurpose,
  markUsed,
} from './mail-tokens-repository.ts'

const LIFE_MS = { verify: VERIFICATION_LINK_MS, reset: RESET_LINK_MS } as const satisfies Record<
  MailPurpose,
  number
>

/** Tokens are 256 random bits, which cannot be guessed, so a fast hash is enough. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export type MailTokens = ReturnType<typeof createMailTokens>

/** The tokens of mailed links. Each works once, until it expires, for the address that it was sent to. */
export function createMailTokens({ db, users, now }: { db: Db; users: Users; now: () => number }) {
  const ownerOf = async (token: string, purpose: MailPurpose, at: Db): Promise<Identity | null> => {
    const found = await findLiveToken(at, hashOf(token), purpose, now())
    const user = found && (await users.get(found.userId, at))
    return user && fold(user.email) === found.emailFolded ? user : null
  }

  return {
    async issue(
      { id: userId, email }: Pick<Identity, 'id' | 'email'>,
      purpose: MailPurpose,
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = now()
      await deleteExpired(db, createdAt)
      await insertMailToken(db, {
        tokenHash: hashOf(token),
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

    /** The token's owner, null when the token is invalid. Does not use it up. */
    peek: (token: string, purpose: MailPurpose): Promise<Identity | null> => ownerOf(token, purpose, db),

    /** The same, and uses up the token and all others of its purpose, unless the transaction fails. */
    async use(tx: Db, token: string, purpose: MailPurpose): Promise<Identity | null> {
      const found = await findLiveToken(tx, hashOf(token), purpose, now())
      // Locks the user first, in the same order as a deletion, which would deadlock otherwise.
      if (found === null || !(await users.lock(tx, found.userId))) return null
      const owner = await ownerOf(token, purpose, tx)
      if (owner === null || !(await markUsed(tx, hashOf(token), now()))) return null
      await deleteUnused(tx, owner.id, purpose)
      return owner
    },
  }
}
