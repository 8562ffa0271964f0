import { createAccountNews } from './account-news.ts'
import { loadVariables, readSettings } from './config/read-settings.ts'
import { deleteLoginsOf } from './modules/auth/index.ts'
import { ownsAvatar } from './modules/library/index.ts'
import { createUsersService } from './modules/users/index.ts'
import { nameOf, openAsOperator } from './open-as-operator.ts'
import { makeFilesPrivate } from './private-files.ts'
import { startFailure } from './start-failure.ts'

const USAGE = `Usage:
  npm run admin -- promote NAME   makes the account an admin's
  npm run admin -- demote NAME    makes it a player's again
`

const ROLES = { promote: 'admin', demote: 'player' } as const
const isCommand = (word: string | undefined): word is keyof typeof ROLES =>
  word !== undefined && Object.hasOwn(ROLES, word)

/** What is done and printed: true when it succeeded. */
type Outcome = readonly [isDone: boolean, says: string]

/** Changes the role of an account in the database of the settings, as the operator's own hand. */
async function run([command, username, ...more]: readonly string[]): Promise<Outcome> {
  if (!isCommand(command) || username === undefined || more.length > 0) return [false, USAGE]
  const settings = readSettings(loadVariables())
  const address = settings.database
  const { db, close } = await openAsOperator(settings)
  try {
    const users = createUsersService({
      db,
      // No player is connected to this process.
      news: createAccountNews(),
      operatorName: null,
      onCreated: async () => undefined,
      ownsAvatar,
      now: Date.now,
    })
    const user = await users.findByUsername(username)
    if (user === null) return [false, `No account is called "${username}" in ${nameOf(address)}.\n`]
    await db.transaction(async (tx) => {
      await users.lock(tx, user.id)
      await users.setRole(tx, user.id, ROLES[command])
      // The token of a player would be an admin's for longer than one may be.
      await deleteLoginsOf(tx, user.id)
    })
    return [
      true,
      `${user.username} <${user.email}> is ${command === 'promote' ? 'an admin' : 'a player'} now.\n`,
    ]
  } finally {
    await close()
  }
}

makeFilesPrivate()
const [isDone, says] = await run(process.argv.slice(2)).catch(
  (error: unknown): Outcome => [false, `${startFailure(error)}\n`],
)
const stream = isDone ? process.stdout : process.stderr
stream.write(says)
if (!isDone) process.exitCode = 1
