import type { Db } from '#cloud/db/client.ts'
import type { Caller, LoginId } from '#cloud/http/route.ts'
import { fold, type Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { ChangePasswordBody, ResetPasswordBody } from '#shared/schemas/auth.ts'
import { findPassword, findPasswordTime, savePassword } from './auth-repository.ts'
import type { Visitor } from './auth-service.ts'
import type { KnownDevices } from './known-devices.ts'
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
  readonly devices: KnownDevices
  readonly mailTokens: MailTokens
  readonly mailPost: MailPost
  /** The caller of an Authorization header; null when it proves none. */
  readonly identify: (authorization: string) => Promise<Caller | null>
  readonly now: () => number
}

export type PasswordService = ReturnType<typeof createPasswordService>

/** Changing a password that one knows, and replacing one that one forgot. */
export function createPasswordService(parts: PasswordParts) {
  const { db, users, logins, hasher, tokens, lockOut, devices, mailTokens, mailPost, identify, now } = parts

  /**
   * Throws CURRENT_PASSWORD_INCORRECT. Wrong ones are counted by the login, wherever they come from: a stolen token must
   * not be a way to guess, and strangers must not keep the owner from changing a password.
   */
  const confirm = async ({ userId, loginId }: LoginId, password: string): Promise<void> => {
    const isRight = async () =>
      (await hasher.verify(await findPassword(db, userId), password)) ? true : null
    if ((await lockOut.attempt({ account: userId, from: { device: loginId } }, isRight)) === null)
      throw new AppError('CURRENT_PASSWORD_INCORRECT')
  }

  /** Throws for a Google user. */
  const requirePassword = async (userId: string, at: Db = db): Promise<void> => {
    const { isGoogleUser } = await users.get(userId, at)
    if (isGoogleUser) throw new AppError('GOOGLE_USERS_CANNOT_CHANGE_PASSWORD')
  }

  /** A thief who knew the former password may have asked for another address: the link mailed there must not work any more. */
  const endWish = async (tx: Db, userId: string): Promise<void> => {
    await users.addresses.forgetWish(tx, userId)
    await mailTokens.withdraw(tx, userId, 'move')
  }

  return {
    confirm,
    requirePassword,

    /**
     * Ends every other token of this login, and its connections. The caller continues with the token of the answer.
     */
    async change(
      caller: LoginId,
      { currentPassword, newPassword }: ChangePasswordBody,
      deviceCookie: string | undefined,
    ): Promise<{ token: string; deviceCookie: string }> {
      const { userId } = caller
      const changedAt = await findPasswordTime(db, userId)
      await confirm(caller, currentPassword)
      const passwordHash = await hasher.hash(newPassword)
      let setAt = 0
      const renewed = await logins.start(async (tx) => {
        const user = await users.markActive(userId, tx)
        // Meanwhile the account may have joined Google, and has no password any more.
        if (user?.isGoogleUser) throw new AppError('GOOGLE_USERS_CANNOT_CHANGE_PASSWORD')
        // During the hash the owner may have reset the password to lock this caller out.
        if (user === null || !(await logins.callerOf(caller, tx)))
          throw new AppError('TOKEN_INVALID_OR_EXPIRED')
        if ((await findPasswordTime(tx, userId)) !== changedAt)
          throw new AppError('CURRENT_PASSWORD_INCORRECT')
        await mailTokens.withdraw(tx, userId, 'reset')
        await endWish(tx, userId)
        setAt = now()
        await savePassword(tx, userId, passwordHash, setAt)
        return user
      }, 'renewed')
      return {
        token: tokens.sign(renewed.login, renewed.user.role === 'admin'),
        deviceCookie: devices.remember(deviceCookie, userId, setAt),
      }
    },

    /**
     * Looks no address up before the answer, so that its time does not tell whether the account exists. The owner, whom the
     * header shows to be signed in, gets the mail even when strangers have asked for too many.
     */
    async requestReset(email: string, authorization: string | undefined): Promise<void> {
      const caller = authorization === undefined ? null : await identify(authorization)
      const byOwner = caller !== null && fold((await users.get(caller.userId)).email) === fold(email)
      await mailPost.post({ kind: 'reset_password', email, byOwner })
    },

    /**
     * Ends every login, the owner's too: a stranger may know the forgotten password. Answers the cookie of the
     * owner's device, which the mailed link has proven.
     * A dead token is told before a missing password, so that a page can ask about its link and leave it unused.
     */
    async reset({ token, newPassword }: ResetPasswordBody, visitor: Visitor): Promise<string> {
      const found = await mailTokens.peek(token, 'reset')
      if (found === null) throw new AppError('INVALID_OR_EXPIRED_RESET_TOKEN')
      const { owner } = found
      if (owner.isGoogleUser) throw new AppError('GOOGLE_USERS_CANNOT_CHANGE_PASSWORD')
      if (newPassword === undefined) {
        const message = validation.passwordRequired
        throw new AppError('VALIDATION_FAILED', [{ path: 'newPassword', message }], message)
      }
      const passwordHash = await hasher.hash(newPassword)
      let setAt = 0
      await logins.endAll(owner.id, async (tx) => {
        if ((await mailTokens.use(tx, token, 'reset')) === null)
          throw new AppError('INVALID_OR_EXPIRED_RESET_TOKEN')
        await requirePassword(owner.id, tx)
        await endWish(tx, owner.id)
        setAt = now()
        await savePassword(tx, owner.id, passwordHash, setAt)
      })
      await lockOut.unlock(owner.id, visitor.ip)
      return devices.remember(visitor.deviceCookie, owner.id, setAt)
    },
  }
}
