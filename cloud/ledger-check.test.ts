/**
 * @module-tag postgres
 * The ledger.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Db, openDatabase } from './db/client.ts'
import { startDatabase } from './db/start-database.ts'
import { createTestDatabase } from './db/testing/test-database.ts'
import { createLogger } from './logger.ts'
import { testUsers } from './testing/services.ts'

const logger = createLogger({ mode: 'test' })
/** Not the project's, whose .env would be read. */
const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-ledger-'))
let url: string
let drop: () => Promise<void>

/** `npm run ledger:check`, to its end. */
function check(variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'ledger-check.ts')],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: url, ...variables },
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

/** A connection that lasts as long as the work, as a file is one process's at a time. */
async function inDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const address = url.startsWith('sqlite:')
    ? ({ kind: 'sqlite', file: url.slice('sqlite:'.length) } as const)
    : ({ kind: 'postgres', url } as const)
  const db = openDatabase(address, logger)
  await work(db).finally(() => db.destroy())
}

beforeAll(async () => {
  if (inject('postgresUrl') === '') {
    const file = join(folder, 'books.sqlite')
    await (await startDatabase({ kind: 'sqlite', file }, logger)).close()
    url = `sqlite:${file}`
    drop = async () => undefined
  } else {
    const database = await createTestDatabase()
    url = database.url
    drop = () => database.drop({ checksLedger: false })
  }
  await inDatabase(async (db) => {
    const users = testUsers({ db, now: Date.now })
    for (const username of ['ada', 'bob'])
      await db.transaction((tx) => users.create(tx, { username, email: `${username}@example.org` }))
  })
})
afterAll(async () => {
  await drop()
  rmSync(folder, { recursive: true })
})

it('says in one line that nothing is wrong, and else what is, and ends with 1', async () => {
  expect(check()).toEqual({ status: 0, stdout: '4 movements, 2 accounts: nothing wrong\n', stderr: '' })
  await inDatabase((db) => db('wallet_balances').where({ currency: 'voice' }).update({ balance: 11 }))
  const users: { id: string }[] = []
  await inDatabase(async (db) => users.push(...(await db('users').orderBy('id').select('id'))))
  expect(check()).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      '4 movements, 2 accounts, and this is wrong:',
      'balances that are not the sum of their entries, or count them wrongly: 2',
      ...users.map(({ id }) => `  ${id} voice`),
      '',
    ].join('\n'),
  })
}, 60_000)

it('ends with 1 when it cannot look', () => {
  expect(check({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The database does not answer'),
  })
})
