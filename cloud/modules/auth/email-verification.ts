import type { Db } from '#cloud/db/client.ts'
import type { Identity, Users } from '#cloud/modules/users/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { VerifiedData } from '#shared/schemas/auth-data.ts'
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

    /**
     * Confirms the account's address, or one that it requested and takes now. A used token is no error while its address is
     * confirmed: a person may follow the link twice, or after a program that reads the mailbox. Throws EMAIL_ALREADY_EXISTS.
     */
    async verify(token: string): Promise<VerifiedData> {
      return db.transaction(async (tx) => {
        const found = await mailTokens.use(tx, token, 'verify')
        const isProven = found
          ? await users.markVerified(tx, found.owner)
          : await addressChange.take(tx, token)
        if (isProven) return { alreadyConfirmed: false }
        if (await mailTokens.hasConfirmed(tx, token)) return { alreadyConfirmed: true }
        // 400, not 401: the link is invalid, not the caller's login.
        throw new AppError('TOKEN_INVALID_OR_EXPIRED', undefined, undefined, 400)
      })
    },
  }
}
