import type { Db } from '#cloud/db/client.ts'
import type { Identity, Users } from '#cloud/modules/users/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { AddressChange } from './address-change.ts'
import type { MailPost } from './mail-post.ts'
import type { MailTokens } from './mail-tokens.ts'

export interface EmailVerificationParts {
  readonly db: Db
  readonly users: Users
  readonly mailTokens: MailTokens
  readonly mailPost: MailPost
  readonly addressChange: AddressChange
}

export type EmailVerification = ReturnType<typeof createEmailVerification>

/** Proves by a mailed link that an address belongs to the account's owner. */
export function createEmailVerification(parts: EmailVerificationParts) {
  const { db, users, mailTokens, mailPost, addressChange } = parts

  /** `pageLanguage` is what the mail is in while the account has no language of its own. */
  const sendLink = (
    { id: userId, preferredLanguage }: Identity,
    tx?: Db,
    pageLanguage: Language | null = null,
  ): Promise<void> =>
    mailPost.post({ kind: 'verify_address', userId, language: preferredLanguage ?? pageLanguage }, tx)

  return {
    sendLink,

    async request(userId: string): Promise<void> {
      const user = await users.get(userId)
      if (!user.emailVerified) await sendLink(user)
    },

    /** Of the account's address, or of one that it asked for and takes now. Throws EMAIL_ALREADY_EXISTS. */
    async verify(token: string): Promise<void> {
      await db.transaction(async (tx) => {
        const found = await mailTokens.use(tx, token, 'verify')
        const isProven = found
          ? await users.markVerified(tx, found.owner)
          : await addressChange.take(tx, token)
        // 400, not 401: the link is invalid, not the caller's login.
        if (!isProven) throw new AppError('TOKEN_INVALID_OR_EXPIRED', undefined, undefined, 400)
      })
    },
  }
}
