import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ChangePasswordBody, ResetPasswordBody } from '#shared/schemas/auth.ts'
import { findPassword, findPasswordTime, savePassword } from './auth-repository.ts'
import type { LockOut } from './lock-out.ts'
import type { Logins } from './logins.ts'
import type { MailPost } from './mail-post.ts'
import type { MailTokens } from './mail-tokens.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { TokenSigner } from './token-signer.ts'

export interface PasswordParts {
  readonly db: Db
  readonly users: Users
  readonly logins: Logins
  readonly hasher: PasswordHasher
  readonly tokens: TokenSigner
  readonly lockOut: LockOut
  readonly mailTokens: MailTokens
  readonly mailPost: MailPost
  readonly now: () => number
}

export type PasswordService = ReturnType<typeof createPasswordService>

/** Changing a password that one knows, and replacing one that one forgot. */
export function createPasswordService(parts: PasswordParts) {
  const { db, users, logins, hasher, tokens, lockOut, mailTokens, mailPost, now } = parts

  /** Throws CURRENT_PASSWORD_INCORRECT. Wrong ones count as failed logins: a stolen token must not be a way to guess. */
  const confirm = async (userId: string, password: string, ip: string): Promise<void> => {
    const isRight = async () =>
      (await hasher.verify(await findPassword(db, userId), password)) ? true : null
    if ((await lockOut.attempt({ account: userId, ip }, isRight)) === null)
      throw new AppError('CURRENT_PASSWORD_INCORRECT')
  }

  /** Refuses those who sign in with Google. */
  const requirePassword = async (userId: string, at: Db = db): Promise<void> => {
    const { isGoogleUser } = await users.get(userId, at)
    if (isGoogleUser) throw new AppError('GOOGLE_USERS_CANNOT_CHANGE_PASSWORD')
  }

  return {
    confirm,
    requirePassword,

    /**
     * Whoever else holds a token of this login is out, connections included; the caller goes on with the one in the answer.
     */
    async change(
      caller: Caller,
      { currentPassword, newPassword }: ChangePasswordBody,
      ip: string,
    ): Promise<{ token: string }> {
      const { userId } = caller
      const changedAt = await findPasswordTime(db, userId)
      await confirm(userId, currentPassword, ip)
      const passwordHash = await hasher.hash(newPassword)
      const renewed = await logins.start(async (tx) => {
        await users.lock(tx, userId)
        // Meanwhile the account may have gone over to Google: a new one would open an account that has none.
        await requirePassword(userId, tx)
        // While we hashed, the owner may have reset the password to lock out whoever asks this.
        if (!(await logins.isLive(caller, tx))) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
        if ((await findPasswordTime(tx, userId)) !== changedAt)
          throw new AppError('CURRENT_PASSWORD_INCORRECT')
        await mailTokens.withdraw(tx, userId, 'reset')
        await savePassword(tx, userId, passwordHash, now())
        return userId
      }, 'renewed')
      return { token: await tokens.sign(renewed) }
    },

    /** Nothing is looked up before the answer: neither it nor its time tells who has an account. */
    requestReset: (email: string): Promise<void> => mailPost.post({ kind: 'reset_password', email }),

    /** Ends every login, the owner's too: whoever forgot a password may have lost it to somebody. */
    async reset({ token, newPassword }: ResetPasswordBody): Promise<void> {
      const owner = await mailTokens.peek(token, 'reset')
      if (owner === null) throw new AppError('INVALID_OR_EXPIRED_RESET_TOKEN')
      if (owner.isGoogleUser) throw new AppError('GOOGLE_USERS_CANNOT_CHANGE_PASSWORD')
      const passwordHash = await hasher.hash(newPassword)
      await logins.endAll(owner.id, async (tx) => {
        if ((await mailTokens.use(tx, token, 'reset')) === null)
          throw new AppError('INVALID_OR_EXPIRED_RESET_TOKEN')
        await requirePassword(owner.id, tx)
        await savePassword(tx, owner.id, passwordHash, now())
      })
      await lockOut.unlock(owner.id)
    },
  }
}
