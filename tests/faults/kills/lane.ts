import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#cloud/db/client.ts'
import { ledgerRules } from '#cloud/ledger-rules.ts'
import { checkLedger, ledgerReport } from '#cloud/modules/wallet/index.ts'
import { type Api, createApi, type RegisteredPlayer } from '../../support/api.ts'
import { clockAhead } from '../../support/clock-ahead.ts'
import { freePort, type Product, SERVER, startProduct } from '../../support/product.ts'
import { makeDatabase } from '../make-database.ts'
import { patiently } from './patiently.ts'

/** So long no process is there between two: claims and leases have run out, and what rooms held may go back after two starts. */
const AWAY_MS = 4 * 60_000

/** A cloud of one process on a Postgres database, a disk and a port of its own, whose process dies again and again. */
export interface Lane {
  readonly db: Db
  readonly url: string
  /** Where results lie that are not kept yet. */
  readonly unsettledDir: string
  readonly api: Api
  readonly secret: string
  /** By the clock of its process. */
  now(): number
  newPlayer(): Promise<RegisteredPlayer>
  /** SIGKILL, whatever is under way. */
  kill(): Promise<void>
  /** After a kill: the next process, minutes later by its clock. */
  restart(): Promise<void>
  /** What is wrong in the books; null when nothing is. */
  complaint(): Promise<string | null>
  stop(): Promise<void>
}

let names = 0

const SECRET = 'a secret that outlives its process'

export async function openLane(postgresUrl: string): Promise<Lane> {
  const { db, url: databaseUrl, drop } = await makeDatabase(postgresUrl)
  const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-kills-'))
  const port = String(await freePort())
  let ahead = 0
  const start = (): Promise<Product> =>
    startProduct(
      {
        PORT: port,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        AUTH_SECRET: SECRET,
      },
      [process.execPath, '--import', clockAhead(ahead), SERVER],
    )
  let product = await start()
  const { url } = product
  const api = createApi(url)
  return {
    db,
    url,
    unsettledDir: join(folder, 'unsettled'),
    api,
    secret: SECRET,
    now: () => Date.now() + ahead,
    newPlayer: () => patiently(() => api.register(`lane_${process.pid}_${++names}`)),
    kill: async () => void (await product.stop('SIGKILL')),
    async restart() {
      ahead += AWAY_MS
      product = await start()
    },
    async complaint() {
      const findings = await checkLedger(db, ledgerRules)
      return findings.faults.length === 0 ? null : ledgerReport(findings)
    },
    async stop() {
      await product.stop()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
