import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startCloudOn } from './cloud-process.ts'
import { post } from './post.ts'
import { forEach, until } from './wait.ts'

export interface Account {
  readonly token: string
  /** Of one's own, as players have: limits that are counted by address stay on. */
  readonly headers: Readonly<Record<string, string>>
}

/** Accounts that any cloud over a copy of this database knows. */
export interface AccountStore {
  readonly databaseFile: string
  readonly secret: string
  readonly accounts: readonly Account[]
}

const PASSWORD = 'Passw0rd'
const AT_ONCE = 8
const MAILS_WITHIN_MS = 60_000

const addressOf = (index: number): string => `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`

/** Registers this many players by the front door, once for all runs: each costs an argon2 of some 20 ms. */
export async function registerAccounts(count: number, directory: string): Promise<AccountStore> {
  const databaseFile = join(directory, 'accounts.sqlite')
  const secret = randomBytes(32).toString('hex')
  const cloud = await startCloudOn(databaseFile, secret, directory)
  const accounts: Account[] = []
  try {
    await forEach([...Array(count).keys()], AT_ONCE, async (index) => {
      accounts[index] = await register(cloud.url, index)
    })
    // Else the servers that are measured would send them.
    await until(
      () => mailsIn(directory) >= count,
      MAILS_WITHIN_MS,
      () => 'the mails of the registrations are sent',
    )
  } finally {
    await cloud.stop()
  }
  return { databaseFile, secret, accounts }
}

function mailsIn(directory: string): number {
  const outbox = join(directory, 'outbox')
  return existsSync(outbox) ? readdirSync(outbox).length : 0
}

async function register(url: string, index: number): Promise<Account> {
  const headers = { 'x-forwarded-for': addressOf(index) }
  const username = `player_${index}`
  const email = `${username}@example.org`
  const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD }
  const { data } = await post<{ data: { token: string } }>(`${url}/api/auth/register`, body, headers)
  return { token: data.token, headers }
}
