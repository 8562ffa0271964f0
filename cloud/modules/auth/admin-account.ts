import type { Db } from '#cloud/db/client.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { findPassword, savePassword } from './auth-repository.ts'
import type { Logins } from './logins.ts'
import type { PasswordHasher } from './password-hasher.ts'

interface AdminParts {
  readonly db: Db
  readonly users: Users
  readonly logins: Logins
  readonly hasher: PasswordHasher
  readonly now: () => number
}

/**
 * The operator's account: made when the name is free, else made an admin. A changed password ends its logins, so that an
 * operator can lock out a person who knows the old one.
 */
export async function ensureAdmin(
  { db, users, logins, hasher, now }: AdminParts,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const known = await users.findByUsername(username)
  const oldHash = known && (await findPassword(db, known.id))
  if (known?.role === 'admin' && (await hasher.verify(oldHash, password))) return

  const passwordHash = await hasher.hash(password)
  const take = async (tx: Db, id: string): Promise<void> => {
    await users.makeAdmin(tx, id)
    await savePassword(tx, id, passwordHash, now())
  }
  if (known) return logins.endAll(known.id, (tx) => take(tx, known.id))
  await db.transaction(async (tx) => {
    const email = `${username.toLowerCase()}@localhost`
    await take(tx, (await users.create(tx, { username, email, emailVerified: true })).id)
  })
}
