import type { Db } from '#cloud/db/client.ts'
import type { Caller, LoginId } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import type { Identity, Users } from '#cloud/modules/users/index.ts'
import { deleteLogins, deleteLoginsOf, findCaller, insertLogin, listLogins } from './auth-repository.ts'

export interface EndedLogin extends LoginId {
  /** `renewed`: the same device goes on with another login, and comes back by itself. */
  readonly reason: 'replaced' | 'renewed' | 'logout'
}
export type LoginEndedListener = (login: EndedLogin) => void

export type Logins = ReturnType<typeof createLogins>

/** The login of one device, on which every token rests. An account has one: a new one ends the older. */
export function createLogins({ db, users, now }: { db: Db; users: Users; now: () => number }) {
  const listeners = new Set<LoginEndedListener>()
  const tell = (userId: string, ids: readonly string[], reason: EndedLogin['reason']) => {
    for (const loginId of ids) for (const listener of listeners) listener({ userId, loginId, reason })
  }

  return {
    /** Whose login this is; null when it has ended. */
    callerOf: (login: LoginId, at: Db = db): Promise<Caller | null> => findCaller(at, login),

    /** For realtime: close this login's connections. Returns what takes the listener away again. */
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

    /** `prepare` is what ends them, such as a new password; when it fails they live on. */
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
