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

/** 256 random bits: nothing to guess, so a plain hash keeps them as well as a slow one. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export type MailTokens = ReturnType<typeof createMailTokens>

/** What mailed links bear: works once, for a while, for the address that it was sent to. */
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

    /** The links that were mailed to this end and wait to be followed work no more. */
    withdraw: (tx: Db, userId: string, purpose: MailPurpose): Promise<void> =>
      deleteUnused(tx, userId, purpose),

    /** Whose token it is, null when it does not work (any more). It stays unused. */
    peek: (token: string, purpose: MailPurpose): Promise<Identity | null> => ownerOf(token, purpose, db),

    /** The same, and nobody can use it or its like again, unless the transaction fails. */
    async use(tx: Db, token: string, purpose: MailPurpose): Promise<Identity | null> {
      const found = await findLiveToken(tx, hashOf(token), purpose, now())
      // The user first, as everywhere: a deletion takes the tokens after it, and both would wait for each other.
      if (found === null || !(await users.lock(tx, found.userId))) return null
      const owner = await ownerOf(token, purpose, tx)
      if (owner === null || !(await markUsed(tx, hashOf(token), now()))) return null
      await deleteUnused(tx, owner.id, purpose)
      return owner
    },
  }
}
