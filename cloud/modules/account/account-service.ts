import type { AccountPart } from '#cloud/account-part.ts'
import type { ClientUser } from '#cloud/client-user.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import type { Ranks } from '#cloud/modules/ranks/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { AccountExport } from '#shared/schemas/account.ts'
import type { ProfileData } from '#shared/schemas/auth.ts'

export interface AccountServiceParts {
  readonly auth: Auth
  readonly users: Users
  readonly clientUser: ClientUser
  readonly ranks: Ranks
  readonly parts: readonly AccountPart[]
  readonly now: () => number
}

export type AccountService = ReturnType<typeof createAccountService>

/** The account as a whole, over all modules: its profile, what is stored of it, and its end. */
export function createAccountService({ auth, users, clientUser, ranks, parts, now }: AccountServiceParts) {
  const requireProof = async (userId: string, password: string | undefined, ip: string): Promise<void> => {
    // The login is all that a Google user can show us.
    if ((await users.get(userId)).isGoogleUser) return
    if (password === undefined) {
      const message = validation.currentPasswordRequired
      throw new AppError('VALIDATION_FAILED', [{ path: 'password', message }], message)
    }
    await auth.confirmPassword(userId, password, ip)
  }

  async function profile({ userId }: Caller): Promise<ProfileData> {
    const { identity, stats } = await users.profile(userId)
    const rank = await ranks.standings.userRank(userId)
    return { user: await clientUser(identity), stats: { ...stats, globalRank: rank.position }, rank }
  }

  return {
    profile,

    async export(caller: Caller): Promise<AccountExport> {
      const { userId } = caller
      const lastActiveAt = await users.lastActiveAt(userId)
      const collected: Partial<AccountExport> = {
        exportedAt: new Date(now()).toISOString(),
        ...(await profile(caller)),
        lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt).toISOString(),
      }
      for (const part of parts) Object.assign(collected, await part.collect?.(userId))
      // The response guard says when a part is missing.
      return collected as AccountExport
    },

    /** Name and address are free again at once: nothing remembers whose they were. */
    async remove(caller: Caller, password: string | undefined, ip: string): Promise<void> {
      const { userId } = caller
      await requireProof(userId, password, ip)
      for (const part of parts) await part.leave?.(userId)
      const afterwards: (() => Promise<void>)[] = []
      await auth.endLogins(userId, async (tx) => {
        // The owner may have locked out whoever asks this, while the password was looked at.
        if (!(await auth.callerOf(caller, tx))) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
        for (const part of parts) {
          const rest = await part.erase?.(tx, userId)
          if (rest) afterwards.push(rest)
        }
        await users.remove(tx, userId)
      })
      for (const rest of afterwards) await rest()
    },
  }
}
