import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Account, type AccountStore, registerAccounts } from './accounts.ts'
import { startCloudOn } from './cloud-process.ts'
import { type Call, requestsPerSecond, send } from './load.ts'
import { type PinnedProcess, pinDriver, startPinned } from './pinned-process.ts'
import { type Spread, spreadOf } from './statistics.ts'

// npm run bench:routes [-- --runs N | --quick]: requests a second of our routes, beside a bare Koa in the same run.

const ACCOUNTS = 20
const { values: flags } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, quick: { type: 'boolean', default: false } },
})
const patience = flags.quick ? { warmUpMs: 300, windowMs: 700 } : { warmUpMs: 3_000, windowMs: 5_000 }
const runCount = flags.quick ? 1 : Number(flags.runs)

interface Measured {
  readonly kind: 'public' | 'read' | 'write'
  readonly method: string
  readonly path: string
  /** Of the call with this number: what changes something changes it each time. */
  readonly body?: (index: number) => object
}

const LANGUAGES = ['italian', 'english'] as const
const ROUTES: readonly Measured[] = [
  { kind: 'public', method: 'GET', path: '/api/status' },
  { kind: 'public', method: 'GET', path: '/api/version' },
  { kind: 'read', method: 'GET', path: '/api/auth/validate' },
  { kind: 'read', method: 'GET', path: '/api/wallet' },
  { kind: 'read', method: 'GET', path: '/api/friends' },
  { kind: 'read', method: 'GET', path: '/api/rooms' },
  { kind: 'read', method: 'GET', path: '/api/leaderboard' },
  { kind: 'write', method: 'POST', path: '/api/auth/update-activity', body: () => ({}) },
  // Every account in turn: each has the other language the next time.
  {
    kind: 'write',
    method: 'PATCH',
    path: '/api/auth/language',
    body: (index) => ({ language: LANGUAGES[Math.floor(index / ACCOUNTS) % 2] }),
  },
]

const callsOf =
  ({ kind, method, path, body }: Measured, accounts: readonly Account[]) =>
  (index: number): Call => {
    const { token, headers } = accounts[index % accounts.length] as Account
    const own = kind === 'public' ? headers : { ...headers, authorization: `Bearer ${token}` }
    return { method, path, headers: own, body: body?.(index) }
  }

interface Servers {
  readonly ours: PinnedProcess
  readonly koa: PinnedProcess
}

async function start(store: AccountStore, directory: string): Promise<Servers> {
  const variables = { RATE_LIMITS: 'off' }
  const ours = await startCloudOn(store.databaseFile, store.secret, directory, variables)
  const logFile = join(directory, 'koa.log')
  const koa = await startPinned({ file: 'tests/bench/servers/bare-koa-server.ts', env: {}, logFile })
  return { ours, koa }
}

/** Ours and bare Koa, which gets the same headers and body, and answers as many bytes. */
async function measure({ ours, koa }: Servers, route: Measured, accounts: readonly Account[]) {
  const callAt = callsOf(route, accounts)
  const bytes = await send(ours.url, callAt(0))
  const mine = await requestsPerSecond(ours, callAt, patience)
  const bareAt = (index: number) => ({ ...callAt(index), path: `/bytes/${bytes}` })
  return { mine, bare: await requestsPerSecond(koa, bareAt, patience) }
}

const shown = ({ median, least, most }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`

async function run(directory: string): Promise<void> {
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(2)}; ${runCount} runs`)
  const store = await registerAccounts(ACCOUNTS, directory)
  const servers = await start(store, directory)
  const found = ROUTES.map(() => [] as { mine: number; bare: number }[])
  try {
    for (let run = 0; run < runCount; run++)
      for (const [index, route] of ROUTES.entries())
        found[index]?.push(await measure(servers, route, store.accounts))
  } finally {
    await servers.ours.stop()
    await servers.koa.stop()
  }
  for (const [index, { kind, method, path }] of ROUTES.entries()) {
    const all = found[index] ?? []
    const ratio = spreadOf(all.map(({ mine, bare }) => mine / bare))
    const [mine, bare] = [spreadOf(all.map((one) => one.mine)), spreadOf(all.map((one) => one.bare))]
    console.log(
      `${kind.padEnd(6)} ${method.padEnd(5)} ${path.padEnd(26)} ${shown(ratio, 2)} of bare Koa: ` +
        `${shown(mine, 0)} a second, ${shown(bare, 0)}`,
    )
  }
  console.log('Requests a second that one core of the server is good for, by its processor time.')
}

const directory = mkdtempSync(join(tmpdir(), 'riddle-rooms-bench-'))
try {
  pinDriver()
  await run(directory)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
process.exit(0)
