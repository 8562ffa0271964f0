import type { Db } from '#cloud/db/client.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Logins } from './logins.ts'
import type { MailPost } from './mail-post.ts'
import type { MailTokens } from './mail-tokens.ts'

export interface AddressChangeParts {
  readonly users: Users
  readonly logins: Logins
  readonly mailTokens: MailTokens
  readonly mailPost: MailPost
}

export type AddressChange = ReturnType<typeof createAddressChange>

/** Another address for an account: asked for, taken when its owner opens the link mailed there, and taken back. */
export function createAddressChange({ users, logins, mailTokens, mailPost }: AddressChangeParts) {
  return {
    /** After the account has been given its wish. */
    async announce(tx: Db, userId: string): Promise<void> {
      // Only the latest wish comes true.
      await mailTokens.withdraw(tx, userId, 'move')
      const { email, pendingEmail, preferredLanguage: language } = await users.get(userId, tx)
      if (pendingEmail === null) return
      await mailPost.post({ kind: 'confirm_move', userId, email: pendingEmail, language }, tx)
      // The wish may be a thief's: the present address may be the real owner's.
      await mailPost.post({ kind: 'address_changed', userId, formerEmail: email, language }, tx)
    },

    /** By the token that was mailed to the new address. False when it is no such token. */
    async take(tx: Db, token: string): Promise<boolean> {
      const found = await mailTokens.use(tx, token, 'move')
      if (found === null) return false
      const { id } = found.owner
      await users.addresses.take(tx, id)
      // Sent to the former address, they would work again if the account ever returned to it.
      await mailTokens.withdraw(tx, id, 'reset')
      await mailTokens.withdraw(tx, id, 'verify')
      return true
    },

    /**
     * By the token that was mailed to the former address, whether the change was made or only asked for. Ends all logins:
     * whoever made it may be a thief.
     */
    async undo(token: string): Promise<void> {
      const refusal = new AppError('TOKEN_INVALID_OR_EXPIRED', undefined, undefined, 400)
      const found = await mailTokens.peek(token, 'undo')
      if (found === null) throw refusal
      const { id } = found.owner
      await logins.endAll(id, async (tx) => {
        const used = await mailTokens.use(tx, token, 'undo')
        if (used === null || !(await users.addresses.returnTo(tx, id, used.emailFolded))) throw refusal
        for (const purpose of ['move', 'verify', 'reset'] as const) await mailTokens.withdraw(tx, id, purpose)
      })
    },
  }
}
