import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { findLoginTime, findPasswordTime } from './auth-repository.ts'
import type { MailPost } from './mail-post.ts'
import { listMailTokens } from './mail-tokens-repository.ts'

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The mails are jobs; all other rows reference the user row and are deleted with it. */
export const authAccountPart = (db: Db, users: Users, mailPost: MailPost): AccountPart => ({
  async collect(userId) {
    const former = await users.addresses.former(userId)
    const links = await listMailTokens(db, userId)
    return {
      passwordChangedAt: timeOf(await findPasswordTime(db, userId)),
      signedInSince: timeOf(await findLoginTime(db, userId)),
      mailedLinks: links.map(({ purpose, emailFolded, createdAt, expiresAt, usedAt }) => ({
        purpose,
        address: emailFolded,
        sentAt: new Date(createdAt).toISOString(),
        expiresAt: new Date(expiresAt).toISOString(),
        usedAt: timeOf(usedAt),
      })),
      formerAddresses: former.map(({ formerEmail, formerVerified, changedAt }) => ({
        address: formerEmail,
        verified: formerVerified,
        changedAt: new Date(changedAt).toISOString(),
      })),
    }
  },
  async erase(tx, userId) {
    await mailPost.erase(tx, userId)
    return undefined
  },
})
