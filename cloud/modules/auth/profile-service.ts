import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import { fold, type Identity, type ProfileChanges, type Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import type { EmailVerification } from './email-verification.ts'
import type { MailPost } from './mail-post.ts'
import type { MailTokens } from './mail-tokens.ts'

/** Each change mails two addresses, and a refusal tells that an address has an account. */
const ADDRESS_CHANGES: RateLimit = { name: 'change-address', points: 5, seconds: 3600 }

export interface ProfileParts {
  readonly db: Db
  readonly users: Users
  readonly limiter: RateLimiter
  readonly verification: EmailVerification
  readonly mailTokens: MailTokens
  readonly mailPost: MailPost
}

export type ProfileService = ReturnType<typeof createProfileService>

/** Changes of one's own account, and the mails that follow a new address. */
export function createProfileService(parts: ProfileParts) {
  const { db, users, limiter, verification, mailTokens, mailPost } = parts

  return {
    async change({ userId }: Caller, changes: ProfileChanges): Promise<Identity> {
      const isMove =
        changes.email !== undefined && fold(changes.email) !== fold((await users.get(userId)).email)
      if (isMove) await limiter.take(ADDRESS_CHANGES, userId)
      return db.transaction(async (tx) => {
        const { user, formerEmail } = await users.changeProfile(tx, userId, changes)
        if (formerEmail === null) return user
        // A reset link sent to the former address would work again if the account ever returned to it.
        await mailTokens.withdraw(tx, userId, 'reset')
        await verification.sendLink(user, tx)
        // The change may be a thief's: the former address may be the real owner's.
        const language = user.preferredLanguage
        await mailPost.post({ kind: 'address_changed', userId, formerEmail, language }, tx)
        return user
      })
    },
  }
}
