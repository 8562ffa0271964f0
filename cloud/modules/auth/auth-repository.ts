import type { Db } from '#cloud/db/client.ts'

/** Auth's own tables: credentials and logins. */

export async function savePassword(db: Db, userId: string, passwordHash: string, at: number): Promise<void> {
  await db('credentials')
    .insert({ user_id: userId, password_hash: passwordHash, changed_at: at })
    .onConflict('user_id')
    .merge()
}

export async function findPassword(db: Db, userId: string): Promise<string | null> {
  const row = await db('credentials').where({ user_id: userId }).first('password_hash')
  return row?.password_hash ?? null
}

export async function deletePassword(db: Db, userId: string): Promise<void> {
  await db('credentials').where({ user_id: userId }).delete()
}

/** When the password was set last; null for an account without one. */
export async function findPasswordTime(db: Db, userId: string): Promise<number | null> {
  const row = await db('credentials').where({ user_id: userId }).first('changed_at')
  return row?.changed_at ?? null
}

/** When the current login began; null when there is none. */
export async function findLoginTime(db: Db, userId: string): Promise<number | null> {
  const row = await db('logins').where({ user_id: userId }).first('created_at')
  return row?.created_at ?? null
}

export async function insertLogin(
  db: Db,
  login: { id: string; userId: string; createdAt: number },
): Promise<void> {
  await db('logins').insert({ id: login.id, user_id: login.userId, created_at: login.createdAt })
}

/** Runs on every call of every player, so it is one query by primary key. */
export async function isLive(db: Db, loginId: string, userId: string): Promise<boolean> {
  const row = await db('logins').where({ id: loginId, user_id: userId }).first('id')
  return row !== undefined
}

export async function listLogins(db: Db, userId: string): Promise<string[]> {
  const rows = await db('logins').where({ user_id: userId }).select('id')
  return rows.map(({ id }) => id)
}

export async function deleteLogins(db: Db, ids: readonly string[]): Promise<number> {
  return db('logins')
    .whereIn('id', [...ids])
    .delete()
}
