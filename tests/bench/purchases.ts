import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { pino } from 'pino'
import { createAccountNews } from '#cloud/account-news.ts'
import type { Db } from '#cloud/db/client.ts'
import { findPostgres } from '#cloud/db/testing/find-postgres.ts'
import { createLibraryService, createOffers } from '#cloud/modules/library/index.ts'
import { createRecordedCalls } from '#cloud/modules/recorded-calls/index.ts'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { testUsers, testWallet } from '#cloud/testing/services.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'
import { makeDatabase } from '../faults/make-database.ts'
import { createApi } from '../support/api.ts'
import { SERVER, startProduct } from '../support/product.ts'
import { pgbenchScript, type SentQuery } from './pgbench-script.ts'
import { spreadOf } from './statistics.ts'
import { forEach } from './wait.ts'

// npm run bench:purchases: purchases a second over HTTP, beside the same queries sent by pgbench. Goal: 0.3 of them.

const RUNS = 3
const AT_ONCE = 8
const BUYERS = 60
const PGBENCH_SECONDS = 8
/** Not counted: a service runs for long. */
const WARM_UPS = 300
/** More than all of a day's items cost together. */
const RICH = 20_000
const HOUR_MS = 60 * 60_000
/** An account's number of entries that no other number of a call is equal to. */
const ENTRIES = 700_000

interface Buyer {
  readonly id: string
  readonly token: string
}

/** Postgres' own load generator: on the PATH, or where Debian puts it. */
function findPgbench(): string {
  if (spawnSync('pgbench', ['--version']).status === 0) return 'pgbench'
  const root = '/usr/lib/postgresql'
  try {
    for (const version of readdirSync(root)) {
      const program = join(root, version, 'bin/pgbench')
      if (spawnSync(program, ['--version']).status === 0) return program
    }
  } catch {
    // There is no such folder: the next line says what to do.
  }
  console.error('pgbench is missing: install PostgreSQL’s client programs (Debian: postgresql-contrib).')
  return process.exit(1)
}

/** The queries of one purchase, as the route makes it: record, sale and answer in one transaction. */
async function capture(db: Db, buyer: string, item: LibraryItem): Promise<SentQuery[]> {
  const now = Date.now
  const news = createAccountNews()
  const wallet = testWallet({ db, now, news })
  const users = testUsers({ db, now, news })
  const library = createLibraryService({ db, users, wallet, offers: createOffers({ db, now }), now })
  const { recorder } = createRecordedCalls({ db, logger: pino({ level: 'silent' }), now })
  const queries: SentQuery[] = []
  const note = ({ sql, bindings }: Knex.Sql) => void queries.push({ sql, bindings })
  db.on('query', note)
  const call = {
    userId: buyer,
    key: 'KEY',
    route: 'post /library/{itemId}/purchase',
    requestId: 'REQUEST',
    inputHash: createHash('sha256').update(item.id).digest('hex'),
  }
  await recorder.inTransaction(call, (tx) => library.purchase(tx, buyer, { itemId: item.id }))
  db.removeListener('query', note)
  return queries.slice(0, queries.findIndex(({ sql }) => sql.startsWith('COMMIT')) + 1)
}

/** Purchases a second over HTTP: everyone buys all that is on sale. */
async function overHttp(server: string): Promise<number> {
  const database = await makeDatabase(server)
  const product = await startProduct({ DATABASE_URL: database.url, RATE_LIMITS: 'off' }, [
    process.execPath,
    SERVER,
  ])
  try {
    const api = createApi(product.url)
    const buyers: Buyer[] = []
    await forEach([...Array(BUYERS).keys()], AT_ONCE, async (index) => {
      const { token, user } = await api.register(`buyer_${index}`)
      await earnR3(database.db, user.id, RICH)
      buyers.push({ id: user.id, token })
    })
    const [first] = buyers
    const { items } = await api.call<{ items: LibraryItem[] }>('GET', '/library/daily', first?.token)
    const sales = items.flatMap(({ id }) => buyers.map(({ token }) => ({ id, token })))
    const buy = async ({ id, token }: { id: string; token: string }) => {
      const answer = await fetch(`${product.url}/api/library/${encodeURIComponent(id)}/purchase`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      })
      if (answer.status !== 200)
        throw new Error(`a purchase was answered ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    }
    await forEach(sales.slice(0, WARM_UPS), AT_ONCE, buy)
    const begun = performance.now()
    await forEach(sales.slice(WARM_UPS), AT_ONCE, buy)
    return (sales.length - WARM_UPS) / ((performance.now() - begun) / 1000)
  } finally {
    await product.stop()
    await database.drop()
  }
}

/** The same queries a second by pgbench, with as many at once. */
async function byPgbench(server: string, pgbench: string, directory: string): Promise<number> {
  const database = await makeDatabase(server)
  const product = await startProduct({ DATABASE_URL: database.url }, [process.execPath, SERVER])
  try {
    const api = createApi(product.url)
    const { token, user } = await api.register('pattern')
    await earnR3(database.db, user.id, RICH)
    const { items } = await api.call<{ items: LibraryItem[] }>('GET', '/library/daily', token)
    const item = items.find(({ kind }) => kind === 'word')
    if (!item) throw new Error('no word is on sale')
    await database
      .db('wallet_balances')
      .where({ user_id: user.id, currency: 'r3' })
      .update({ entries: ENTRIES })
    const queries = await capture(database.db, user.id, item)
    // The rows of as many buyers, as the pattern's are, with a balance that lasts.
    await copyBuyers(database.db, user.id)
    const buyer = `('BUYER' || lpad((:n % ${BUYERS})::text, 21, '0'))`
    const bought = "('ITEM' || :n)"
    const script = join(directory, 'purchase.sql')
    const varied = new Map([
      [user.id, buyer],
      [item.id, bought],
      [`item:${user.id}:${item.id}`, `('item:' || ${buyer} || ':' || ${bought})`],
      ['KEY', "('KEY' || :n)"],
      [String(ENTRIES + 1), '(:n)'],
    ])
    writeFileSync(script, pgbenchScript(queries, varied))
    const clients = ['-c', String(AT_ONCE), '-j', '2', '-D', 'seq=0']
    const options = ['-n', '-M', 'simple', '-T', String(PGBENCH_SECONDS), '-f', script, ...clients]
    const { stdout, stderr, status } = spawnSync(pgbench, [...options, database.url], { encoding: 'utf8' })
    const [, tps] = /tps = ([\d.]+)/.exec(stdout) ?? []
    if (status !== 0 || tps === undefined || /aborted in command/.test(stderr))
      throw new Error(`${stdout}${stderr}`)
    return Number(tps)
  } finally {
    await product.stop()
    await database.drop()
  }
}

/** Rows that are like the pattern's, for the names that the script makes. */
async function copyBuyers(db: Db, pattern: string): Promise<void> {
  const [user] = await db('users').where({ id: pattern })
  for (let index = 0; index < BUYERS; index++) {
    const id = `BUYER${String(index).padStart(21, '0')}`
    const name = `buyer_${index}`
    const own = { id, username: name, username_folded: name, email: `${name}@example.org` }
    await db('users').insert({ ...user, ...own, email_folded: own.email, created_at: Date.now() - HOUR_MS })
    await db('wallet_balances').insert({
      user_id: id,
      currency: 'r3',
      balance: 1_000_000_000,
      entries: 0,
      gift: 0,
      owed: 0,
    })
  }
}

const server = await findPostgres()
if (server === null) {
  console.error('No Postgres answers at POSTGRES_URL or 127.0.0.1:5432: it is needed here.')
  process.exit(1)
}
const pgbench = findPgbench()
const directory = mkdtempSync(join(tmpdir(), 'riddle-rooms-bench-'))
const http: number[] = []
const bare: number[] = []
try {
  for (let run = 0; run < RUNS; run++) {
    http.push(await overHttp(server))
    bare.push(await byPgbench(server, pgbench, directory))
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}
const ratio = spreadOf(http.map((value, run) => value / (bare[run] ?? Number.NaN)))
const perSecond = (values: readonly number[]) => `${spreadOf(values).median.toFixed(0)} a second`
console.log(
  `purchases over HTTP: ${perSecond(http)}; the same queries by pgbench: ${perSecond(bare)}; ` +
    `ratio ${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}-${ratio.most.toFixed(2)}), goal 0.30; ` +
    `load ${loadavg()[0]?.toFixed(1)}`,
)
process.exit(ratio.median >= 0.3 ? 0 : 1)
