import type { Caller } from '#cloud/http/route.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { AccountExport } from '#shared/schemas/account.ts'
import type { AccountPart } from './account-part.ts'

export interface AccountServiceParts {
  readonly auth: Auth
  readonly users: Users
  readonly parts: readonly AccountPart[]
  readonly now: () => number
}

export type AccountService = ReturnType<typeof createAccountService>

/** The account as a whole, over all modules: what is stored of it, and its end. */
export function createAccountService({ auth, users, parts, now }: AccountServiceParts) {
  const requireProof = async (userId: string, password: string | undefined, ip: string): Promise<void> => {
    // The login is all that a Google user can show us.
    if ((await users.get(userId)).isGoogleUser) return
    if (password === undefined) {
      const message = validation.currentPasswordRequired
      throw new AppError('VALIDATION_FAILED', [{ path: 'password', message }], message)
    }
    await auth.confirmPassword(userId, password, ip)
  }

  return {
    async export({ userId }: Caller): Promise<AccountExport> {
      const lastActiveAt = await users.lastActiveAt(userId)
      const collected: Partial<AccountExport> = {
        exportedAt: new Date(now()).toISOString(),
        ...(await users.profile(userId)),
        lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt).toISOString(),
      }
      for (const part of parts) Object.assign(collected, await part.collect?.(userId))
      // The response guard says when a part is missing.
      return collected as AccountExport
    },

    /** Name and address are free again at once: nothing remembers whose they were. */
    async remove({ userId }: Caller, password: string | undefined, ip: string): Promise<void> {
      await requireProof(userId, password, ip)
      for (const part of parts) await part.leave?.(userId)
      await auth.endLogins(userId, async (tx) => {
        for (const part of parts) await part.erase?.(tx, userId)
        await users.remove(tx, userId)
      })
    },
  }
}
