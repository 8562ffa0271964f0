import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { deleteLogins, insertLogin, isLive, listLogins } from './auth-repository.ts'

export interface EndedLogin extends Caller {
  /** `renewed`: the same device continues with a new login and reconnects by itself. */
  readonly reason: 'replaced' | 'renewed' | 'logout'
}
export type LoginEndedListener = (login: EndedLogin) => void

export type Logins = ReturnType<typeof createLogins>

/** A login is one device's; every token belongs to one. An account has one login: a new one ends the older. */
export function createLogins({ db, users, now }: { db: Db; users: Users; now: () => number }) {
  const listeners = new Set<LoginEndedListener>()
  const tell = (userId: string, ids: readonly string[], reason: EndedLogin['reason']) => {
    for (const loginId of ids) for (const listener of listeners) listener({ userId, loginId, reason })
  }

  return {
    isLive: ({ loginId, userId }: Caller, at: Db = db) => isLive(at, loginId, userId),

    /** Calls the listener when a login ends, to close its connections. Returns a function that removes the listener. */
    onEnded(listener: LoginEndedListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** `prepare` runs first, in the same transaction; registration makes the account in it. */
    async start(
      prepare: (tx: Db) => Promise<string>,
      reason: 'replaced' | 'renewed' = 'replaced',
    ): Promise<Caller> {
      const { caller, replaced } = await db.transaction(async (tx) => {
        const userId = await prepare(tx)
        // Serialises simultaneous logins of one account, and refuses a login to a deleted one.
        if (!(await users.lock(tx, userId))) throw new AppError('UNAUTHORIZED')
        const older = await listLogins(tx, userId)
        await deleteLogins(tx, older)
        const login = { id: newId(), userId, createdAt: now() }
        await insertLogin(tx, login)
        await users.markActive(userId, tx)
        return { caller: { userId, loginId: login.id }, replaced: older }
      })
      tell(caller.userId, replaced, reason)
      return caller
    },

    async end({ userId, loginId }: Caller): Promise<void> {
      if ((await deleteLogins(db, [loginId])) > 0) tell(userId, [loginId], 'logout')
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
