import type { AccountPart } from '#cloud/account-part.ts'
import type { ClientUser } from '#cloud/client-user.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import type { Ranks } from '#cloud/modules/ranks/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { GUEST_KEPT_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { AccountExport } from '#shared/schemas/account.ts'
import type { ProfileData } from '#shared/schemas/auth-data.ts'
import { waitForDeletions } from './deletions-repository.ts'

const IDLE_GUESTS_EVERY_MS = 3_600_000
const GUESTS_A_RUN = 200

export interface AccountServiceParts {
  readonly auth: Auth
  readonly users: Users
  readonly clientUser: ClientUser
  readonly ranks: Ranks
  readonly parts: readonly AccountPart[]
  readonly logger: Logger
  readonly now: () => number
}

export type AccountService = ReturnType<typeof createAccountService>

/** The account as a whole, over all modules: its profile, what is stored of it, and its end. */
export function createAccountService(service: AccountServiceParts) {
  const { auth, users, clientUser, ranks, parts, logger, now } = service

  const requireProof = async (caller: Caller, password: string | undefined): Promise<void> => {
    // The login is all that a Google user, or a guest, can show us.
    if (caller.isGuest || (await users.get(caller.userId)).isGoogleUser) return
    if (password === undefined) {
      const message = validation.currentPasswordRequired
      throw new AppError('VALIDATION_FAILED', [{ path: 'password', message }], message)
    }
    await auth.confirmPassword(caller, password)
  }

  async function profile({ userId }: Pick<Caller, 'userId'>): Promise<ProfileData> {
    const { identity, stats } = await users.profile(userId)
    const rank = await ranks.standings.userRank(userId)
    return { user: await clientUser(identity), stats: { ...stats, globalRank: rank.position }, rank }
  }

  /** Before the end of the account: what needs it alive. */
  async function leave(userId: string): Promise<void> {
    for (const part of parts) await part.leave?.(userId)
  }

  /** Answers what is done once the account is gone. */
  async function eraseParts(tx: Db, userId: string): Promise<(() => Promise<void>)[]> {
    const afterwards: (() => Promise<void>)[] = []
    for (const part of parts) {
      const rest = await part.erase?.(tx, userId)
      if (rest) afterwards.push(rest)
    }
    await users.remove(tx, userId)
    return afterwards
  }

  /** `check` throws if the account must stay. It runs before vendors cancel subscriptions, and again in the transaction. */
  async function erase(userId: string, check: (tx?: Db) => Promise<void>): Promise<void> {
    await check()
    await leave(userId)
    let afterwards: (() => Promise<void>)[] = []
    await auth.endLogins(userId, async (tx) => {
      await waitForDeletions(tx)
      await check(tx)
      afterwards = await eraseParts(tx, userId)
    })
    for (const rest of afterwards) await rest()
  }

  /** One by one, and so many a run: a deletion locks rows of games. */
  async function removeIdleGuests(): Promise<void> {
    for (const userId of await users.idleGuests(now() - GUEST_KEPT_MS, GUESTS_A_RUN))
      await erase(userId, async (tx) => {
        // They may have come back, or become an account, a moment ago.
        if (!(await users.isIdleGuest(userId, now() - GUEST_KEPT_MS, tx))) throw new AppError('CONFLICT')
      }).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
      })
  }

  return {
    profile,
    leave,

    /** In the transaction of an admin, who has called `leave` before. */
    async eraseIn(tx: Db, userId: string): Promise<void> {
      await waitForDeletions(tx)
      await auth.expel(tx, userId)
      const afterwards = await eraseParts(tx, userId)
      afterCommit(tx, () => {
        const finish = async () => {
          for (const rest of afterwards) await rest()
        }
        finish().catch((error: unknown) => logger.error({ err: error }, 'a deletion was not finished'))
      })
    },

    async export(caller: Pick<Caller, 'userId'>): Promise<AccountExport> {
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
    async remove(caller: Caller, password: string | undefined): Promise<void> {
      await requireProof(caller, password)
      await erase(caller.userId, async (tx) => {
        // The owner may have ended this login while the password was checked.
        if (!(await auth.callerOf(caller, tx))) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
      })
    },

    recurring: [
      { name: 'idle-guests', everyMs: IDLE_GUESTS_EVERY_MS, run: removeIdleGuests },
    ] satisfies readonly RecurringJob[],
  }
}
