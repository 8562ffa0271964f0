import { type Db, isPostgres } from '#cloud/db/client.ts'
import type { Caller, LoginId } from '#cloud/http/route.ts'

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

/** What proves an account by its password; nulls where it has none. */
export interface Secret {
  readonly userId: string
  readonly passwordHash: string | null
  /** Epoch milliseconds. */
  readonly setAt: number | null
}

/** By the folded name; the hash is null for an account without a password. */
export async function findSecret(db: Db, usernameFolded: string): Promise<Secret | null> {
  const row = await db('users')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .where({ username_folded: usernameFolded })
    .first<Secret | undefined>({
      userId: 'users.id',
      passwordHash: 'password_hash',
      setAt: 'changed_at',
    })
  return row ?? null
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

/** Until when a login counts as just proven; null when it never was, or has ended. */
export async function findConfirmation(db: Db, loginId: string): Promise<number | null> {
  const row = await db('logins').where({ id: loginId }).first('confirmed_until')
  return row?.confirmed_until ?? null
}

export async function saveConfirmation(db: Db, loginId: string, until: number): Promise<void> {
  await db('logins').where({ id: loginId }).update({ confirmed_until: until })
}

export async function insertLogin(db: Db, { loginId, userId }: LoginId, createdAt: number): Promise<void> {
  await db('logins').insert({ id: loginId, user_id: userId, created_at: createdAt })
}

/** Runs on every call of every player, so it is one query by two primary keys. Null when the login has ended. */
export async function findCaller(db: Db, { loginId, userId }: LoginId): Promise<Caller | null> {
  const row = await db('logins')
    .join('users', 'users.id', 'logins.user_id')
    .where({ 'logins.id': loginId, 'logins.user_id': userId })
    .first<{ username: string; avatar: string; role: string } | undefined>('username', 'avatar', 'role')
  return row
    ? {
        userId,
        loginId,
        username: row.username,
        avatar: row.avatar,
        isAdmin: row.role === 'admin',
        isGuest: row.role === 'guest',
      }
    : null
}

export async function listLogins(db: Db, userId: string): Promise<string[]> {
  const rows = await db('logins').where({ user_id: userId }).select('id')
  return rows.map(({ id }) => id)
}

/** Answers which there were. */
export async function deleteLoginsOf(db: Db, userId: string): Promise<string[]> {
  // Knex leaves out what a delete returns on SQLite.
  const answer = await db.raw('delete from logins where user_id = ? returning id', [userId])
  const rows: { id: string }[] = isPostgres(db) ? answer.rows : answer
  return rows.map(({ id }) => id)
}

export async function deleteLogins(db: Db, ids: readonly string[]): Promise<number> {
  return db('logins')
    .whereIn('id', [...ids])
    .delete()
}
