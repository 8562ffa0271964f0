import type { Db } from '#cloud/db/client.ts'
import { constraintError } from '#cloud/db/constraint-errors.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { findPassword, savePassword } from './auth-repository.ts'
import type { Logins } from './logins.ts'
import type { PasswordHasher } from './password-hasher.ts'

interface Admin {
  readonly username: string
  readonly password: string
}

interface AdminParts {
  readonly db: Db
  readonly users: Users
  readonly logins: Logins
  readonly hasher: PasswordHasher
  readonly now: () => number
}

/** The operator's account cannot be had as it is set. The message is for the operator. */
export class AdminAccountError extends Error {
  override readonly name = 'AdminAccountError'
}

/** Several processes may start at once: those that come second find the account that the first has made. */
export async function ensureAdmin(parts: AdminParts, admin: Admin): Promise<void> {
  try {
    await ensure(parts, admin)
  } catch (error) {
    if (constraintError(error) === null) throw error
    await ensure(parts, admin)
  }
}

/**
 * The operator's account: made when the name is free, refreshed when it is an admin's. Only a start and an operator's own
 * command make admins, so an account without that role is somebody else's and is never taken over. A changed password ends
 * its logins, so that an operator can lock out a person who knows the old one.
 */
async function ensure(parts: AdminParts, admin: Admin): Promise<void> {
  const { db, users, logins, hasher, now } = parts
  const { username, password } = admin
  const email = `${username.toLowerCase()}@localhost`
  const known = await users.findByUsername(username)
  if (known === null) {
    const renamed = await users.findByEmail(email)
    // Another process made the account between the two queries.
    if (renamed?.username === username) return ensure(parts, admin)
    if (renamed) throw new AdminAccountError(renamedTo(renamed.username, username))
  } else if (known.role !== 'admin') throw new AdminAccountError(registeredBySomebody(username))
  else if (await hasher.verify(await findPassword(db, known.id), password)) return

  const passwordHash = await hasher.hash(password)
  if (known) return logins.endAll(known.id, (tx) => savePassword(tx, known.id, passwordHash, now()))
  await db.transaction(async (tx) => {
    const { id } = await users.create(tx, { username, email, emailVerified: true, role: 'admin' })
    await savePassword(tx, id, passwordHash, now())
  })
}

const registeredBySomebody = (username: string): string =>
  `ADMIN_USERNAME is "${username}", but a player has registered that name. Set ADMIN_USERNAME to another one.
If the account is yours and shall be the admin's, stop Riddle Rooms and run: npm run admin -- promote ${username}`

const renamedTo = (newName: string, username: string): string =>
  `ADMIN_USERNAME is "${username}", but that admin is called "${newName}" by now. Set ADMIN_USERNAME=${newName}.`
