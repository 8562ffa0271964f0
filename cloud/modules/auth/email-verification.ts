import type { Db } from '#cloud/db/client.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { User } from '#shared/schemas/user.ts'
import type { MailPost } from './mail-post.ts'
import type { MailTokens } from './mail-tokens.ts'

export interface EmailVerificationParts {
  readonly db: Db
  readonly users: Users
  readonly mailTokens: MailTokens
  readonly mailPost: MailPost
}

export type EmailVerification = ReturnType<typeof createEmailVerification>

/** The proof that an address is the account's owner's: a link that only they get. */
export function createEmailVerification({ db, users, mailTokens, mailPost }: EmailVerificationParts) {
  const sendLink = ({ id: userId, preferredLanguage: language }: User, tx?: Db): Promise<void> =>
    mailPost.post({ kind: 'verify_address', userId, language }, tx)

  return {
    sendLink,

    async request(userId: string): Promise<void> {
      const user = await users.get(userId)
      if (!user.emailVerified) await sendLink(user)
    },

    async verify(token: string): Promise<void> {
      await db.transaction(async (tx) => {
        const owner = await mailTokens.use(tx, token, 'verify')
        // 400, not 401: it is the link that is none, not the caller's login.
        if (owner === null || !(await users.markVerified(tx, owner)))
          throw new AppError('TOKEN_INVALID_OR_EXPIRED', undefined, undefined, 400)
      })
    },
  }
}
