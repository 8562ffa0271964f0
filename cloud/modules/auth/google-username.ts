import { randomInt } from 'node:crypto'
import type { Db } from '#cloud/db/client.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { USERNAME_MAX, USERNAME_MIN } from '#shared/constants/limits.ts'

const TRIES = 20

/** What the rules for usernames leave of a name; accents go, their letters stay. */
const tidy = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+/, '')
    .slice(0, USERNAME_MAX)
    .replace(/_+$/, '')

/** The name, else what stands before the @, else just "player"; none that nobody may bear. */
export const usernameFrom = ({ isRefused }: Pick<Users, 'isRefused'>, name: string, email: string): string =>
  [name, email.split('@')[0] ?? '']
    .map(tidy)
    .find((tidied) => tidied.length >= USERNAME_MIN && !isRefused(tidied)) ?? 'player'

/** The wanted name, followed by a number when it is taken. */
export async function freeUsername(users: Users, tx: Db, wanted: string): Promise<string> {
  const isTaken = async (name: string) =>
    users.isRefused(name) || (await users.findByUsername(name, tx)) !== null
  let username = wanted
  for (let i = 0; i < TRIES && (await isTaken(username)); i++) {
    const number = String(randomInt(1_000, 1_000_000))
    username = `${wanted.slice(0, USERNAME_MAX - number.length - 1)}_${number}`
  }
  return username
}
