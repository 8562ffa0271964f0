import { loadavg, tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { type App, createApp } from '#cloud/app.ts'
import { readSettings } from '#cloud/config/read-settings.ts'
import { findPostgres } from '#cloud/db/testing/find-postgres.ts'
import type { Caller, Route } from '#cloud/http/route.ts'
import { createLogger } from '#cloud/logger.ts'
import { parseInput } from '#host-engine/index.ts'
import {
  createLongLists,
  DATABASES,
  type DatabaseKind,
  idOf,
  type LongLists,
  nameOf,
  OPEN_OF,
  timeOf,
} from './long-lists.ts'
import { median } from './statistics.ts'

// npm run bench:lists [-- --rows 1000,1000000 --passes 101]: whether a page costs the same, however long its list is.

const { values: flags } = parseArgs({
  options: { rows: { type: 'string', default: '1000,1000000' }, passes: { type: 'string', default: '101' } },
})
const SIZES = flags.rows.split(',').map(Number)
const PASSES = Number(flags.passes)
const WARM_UPS = 20
const LIMIT = 20
const GOAL = 1.5

/** A list: the call that answers a page, and what is asked for the page that begins at a row, counted from the top. */
interface List {
  readonly call: string
  readonly query: (begin: number, rows: number) => Record<string, string>
  /** How many rows of its table it shows; all unless said otherwise. */
  readonly share?: number
}
const page = (begin: number) => ({ page: String(begin / LIMIT + 1) })
/** After the row above it, where the newest come first. */
const newestFirst = (begin: number, rows: number) => (begin === 0 ? {} : { after: idOf(rows - begin) })
const LISTS: Readonly<Record<string, List>> = {
  users: { call: 'GET /admin/users', query: newestFirst },
  'users by name': {
    call: 'GET /admin/users',
    query: (begin) => ({ search: 'bench_', ...(begin > 0 && { after: nameOf(begin - 1) }) }),
  },
  'audit log': { call: 'GET /admin/actions', query: newestFirst },
  'reported quizzes': {
    call: 'GET /admin/quizzes',
    query: (begin) => ({ queue: 'reported', ...(begin > 0 && { after: idOf(begin - 1) }) }),
  },
  reports: { call: 'GET /admin/reports', query: newestFirst },
  'open reports': {
    call: 'GET /admin/reports',
    share: 1 / OPEN_OF,
    query: (begin, rows) => ({ state: 'open', ...(begin > 0 && { after: idOf(rows - begin * OPEN_OF) }) }),
  },
  ledger: { call: 'GET /wallet/entries', query: page },
  'played games': {
    call: 'GET /users/{id}/games',
    query: (begin, rows) => (begin === 0 ? {} : { before: `${timeOf(rows - begin)}_${idOf(rows - begin)}` }),
  },
  leaderboard: { call: 'GET /leaderboard', query: page },
}
const PLACES: Readonly<Record<string, (rows: number) => number>> = {
  first: () => 0,
  middle: (rows) => Math.floor(rows / 2 / LIMIT) * LIMIT,
  last: (rows) => rows - LIMIT,
}

const CALLER: Caller = {
  userId: idOf(0),
  loginId: 'bench',
  username: nameOf(0),
  avatar: 'thumbs-01',
  isAdmin: true,
  isGuest: false,
}

/** The service over these lists; it neither listens nor works on jobs. */
function appOver({ db }: LongLists, now: number): App {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: tmpdir() })
  const logger = createLogger(settings)
  return createApp({ settings, db, logger, secret: 'x'.repeat(32), speech: null, now: () => now })
}

/** What a route's handler answers, as the chain asks it once the caller is known. */
async function answerOf(route: Route, query: Record<string, string>): Promise<Record<string, unknown>> {
  const request = {
    caller: CALLER,
    params: { id: CALLER.userId },
    query: route.query && parseInput(route.query, query),
    body: undefined,
    found: undefined,
  }
  return (await route.handle(request as unknown as Parameters<Route['handle']>[0])) as Record<string, unknown>
}

/** One page of one size, to be asked for again and again. Throws where it is not full: it would not be what is measured. */
async function pageAt(lists: LongLists, app: App, { call, query, share = 1 }: List, place: string) {
  const route = app.routes.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call)
  if (!route) throw new Error(`there is no ${call}`)
  const asked = { limit: String(LIMIT), ...query(PLACES[place]?.(lists.rows * share) ?? 0, lists.rows) }
  const data = await answerOf(route, asked)
  const shown = Object.values(data).find(Array.isArray)
  if (shown?.length !== LIMIT) throw new Error(`${call} ${JSON.stringify(asked)} shows ${shown?.length} rows`)
  return () => answerOf(route, asked)
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await task()
  return performance.now() - begun
}

/** The medians of each size, asked in turn, so that none has the machine's better minutes. */
async function mediansOf(tasks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = tasks.map(() => [])
  for (let pass = 0; pass < WARM_UPS + PASSES; pass++)
    for (const [index, task] of tasks.entries()) {
      const ms = await timed(task)
      if (pass >= WARM_UPS) times[index]?.push(ms)
    }
  return times.map(median)
}

/** Answers how many pages cost more than they may. */
async function measure(kind: DatabaseKind, all: readonly LongLists[], now: number): Promise<number> {
  const apps = all.map((lists) => appOver(lists, now))
  let missed = 0
  for (const [name, list] of Object.entries(LISTS))
    for (const place of Object.keys(PLACES)) {
      const tasks = await Promise.all(
        all.map((lists, index) => pageAt(lists, apps[index] as App, list, place)),
      )
      const medians = await mediansOf(tasks)
      const ratio = Math.max(...medians) / (medians[0] ?? Number.NaN)
      if (ratio > GOAL) missed++
      const told = medians.map((ms) => `${ms.toFixed(2)} ms`).join(', ')
      console.log(
        `${kind}  ${name}, ${place} page: ${told}; ${ratio.toFixed(2)} ×  ${ratio > GOAL ? 'MISS' : 'pass'}`,
      )
    }
  return missed
}

const now = Date.now()
const postgres = await findPostgres()
if (postgres === null)
  console.log('No Postgres answers at POSTGRES_URL or 127.0.0.1:5432: SQLite alone is measured.')
console.log(
  `rows: ${SIZES.join(', ')}; medians of ${PASSES}; goal ≤ ${GOAL} ×; load of the machine ${loadavg()[0]?.toFixed(2)}`,
)
let missed = 0
for (const kind of DATABASES) {
  if (kind === 'postgres' && postgres === null) continue
  const all: LongLists[] = []
  try {
    for (const rows of SIZES)
      all.push(await createLongLists(kind === 'sqlite' ? null : postgres, { rows, now }))
    missed += await measure(kind, all, now)
  } finally {
    for (const { drop } of all) await drop()
  }
}
console.log(missed === 0 ? 'every page passes' : `${missed} pages miss the goal`)
process.exit(missed === 0 ? 0 : 1)
