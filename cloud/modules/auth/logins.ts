import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Caller, LoginId } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import type { Bans } from '#cloud/modules/sanctions/index.ts'
import type { Identity, Users } from '#cloud/modules/users/index.ts'
import { deleteLogins, deleteLoginsOf, findCaller, insertLogin, listLogins } from './auth-repository.ts'

export interface EndedLogin extends LoginId {
  /** `renewed`: the same device continues with a new login and reconnects by itself. */
  readonly reason: 'replaced' | 'renewed' | 'logout' | 'expelled'
  /** What its device is told, where an admin ended it. */
  readonly told?: string
}
export type LoginEndedListener = (login: EndedLogin) => void

export interface LoginsParts {
  readonly db: Db
  readonly users: Users
  /** Throws BANNED. */
  readonly requireNoBan: Bans['requireNone']
  readonly now: () => number
}

export type Logins = ReturnType<typeof createLogins>

/** A login is one device's; every token belongs to one. An account has one login: a new one ends the older. */
export function createLogins({ db, users, requireNoBan, now }: LoginsParts) {
  const listeners = new Set<LoginEndedListener>()
  const tell = (userId: string, ids: readonly string[], reason: EndedLogin['reason'], told?: string) => {
    for (const loginId of ids)
      for (const listener of listeners)
        listener({ userId, loginId, reason, ...(told !== undefined && { told }) })
  }

  return {
    /** The caller of a login; null when it has ended. */
    callerOf: (login: LoginId, at: Db = db): Promise<Caller | null> => findCaller(at, login),

    /** Calls the listener when a login ends, to close its connections. Returns a function that removes the listener. */
    onEnded(listener: LoginEndedListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /**
     * `prepare` runs first in the same transaction and answers the user, whose row it has made or holds: of two logins of one
     * account at the same moment the second waits for the first, and none comes after the account's end.
     */
    async start(
      prepare: (tx: Db) => Promise<Identity>,
      reason: 'replaced' | 'renewed' = 'replaced',
    ): Promise<{ login: LoginId; user: Identity }> {
      const { login, user, replaced } = await db.transaction(async (tx) => {
        const user = await prepare(tx)
        await requireNoBan(tx, user)
        const replaced = await deleteLoginsOf(tx, user.id)
        const login = { userId: user.id, loginId: newId() }
        await insertLogin(tx, login, now())
        return { login, user, replaced }
      })
      tell(user.id, replaced, reason)
      return { login, user }
    },

    async end({ userId, loginId }: LoginId): Promise<void> {
      if ((await deleteLogins(db, [loginId])) > 0) tell(userId, [loginId], 'logout')
    },

    /** By an admin, in their transaction; without words the device only finds that it is signed out. */
    async expel(tx: Db, userId: string, told?: string): Promise<void> {
      await users.lock(tx, userId)
      const ended = await deleteLoginsOf(tx, userId)
      afterCommit(tx, () => tell(userId, ended, 'expelled', told))
    },

    /** `prepare` makes the change that ends the logins, such as a new password. When it fails, they stay. */
    async endAll(userId: string, prepare: (tx: Db) => Promise<void>): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        await users.lock(tx, userId)
        const ids = await listLogins(tx, userId)
        await prepare(tx)
        await deleteLogins(tx, ids)
        return ids
      })
      tell(userId, ended, 'logout')
    },
  }
}
