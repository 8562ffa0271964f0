import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#cloud/db/client.ts'
import { createLogger } from '#cloud/logger.ts'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { SETTLEMENT_PATIENCE_MS } from '#shared/constants/timings.ts'
import { createApi, type Player } from '../support/api.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { type ProductOnClock, SERVER, startProductOnClock } from '../support/product.ts'
import { expectSoundLedger } from '../support/sound-ledger.ts'
import { createTable } from '../support/table.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'riddle-rooms-settlement-'))
const file = join(dataDir, 'rooms.sqlite')
const running: ProductOnClock[] = []
afterAll(async () => {
  for (const product of running) await product.stop()
  await expectSoundLedger(file).finally(() => rmSync(dataDir, { recursive: true }))
})

/** The product on the same disk as the one before it. */
async function start(): Promise<ProductOnClock> {
  const variables = { DATA_DIR: dataDir, DATABASE_URL: `sqlite:${file}` }
  const product = await startProductOnClock(variables, SERVER)
  running.push(product)
  return product
}

/** From outside, as an operator would. */
function inDatabase(...statements: string[]): void {
  const database = new Sqlite(file, { timeout: 10_000 })
  for (const statement of statements) database.exec(statement)
  database.close()
}
/** Beside the running product, which has the file to itself. */
async function earn({ user }: Player): Promise<void> {
  const db = openDatabase({ kind: 'sqlite', file }, createLogger({ mode: 'test' }))
  await earnR3(db, user.id)
  await db.destroy()
}
const unsettled = (): string[] => {
  try {
    return readdirSync(join(dataDir, 'unsettled')).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}
const until = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 30_000, interval: 100 })

describe('a process that is killed while the database refuses a result', () => {
  it('[GAME-37, WALLET-4, WALLET-8] keeps it once after the next start, and the winner gets the reward', async () => {
    const first = await start()
    const table = createTable(first.url, first)
    const ada = await table.register('ada')
    const bob = await table.register('bob')
    await earn(ada)
    const settings = { customQuizzes: undefined, timePerRound: 120, tokenReward: 40 }
    const { gameSessionId, clients } = await table.play([ada, bob], settings)
    const answer = bankAnswer((await clients[0]?.until('round_started'))?.quiz.prompt)
    inDatabase('alter table games rename to games_away', 'alter table jobs rename to jobs_away')
    for (const player of [bob, ada])
      await until(() => table.call('POST', `/game/${gameSessionId}/answer`, player.token, { answer }))
    await first.advance(SETTLEMENT_PATIENCE_MS)
    expect(await clients[0]?.until('game_finished')).toMatchObject({
      winner: { username: 'bob' },
      rewards: null,
    })
    await until(() => expect(unsettled()).toHaveLength(1))
    table.leave()
    await first.stop('SIGKILL')
    inDatabase('alter table games_away rename to games', 'alter table jobs_away rename to jobs')

    const second = createApi((await start()).url)
    const balanceOf = async ({ token }: Player): Promise<number> =>
      (await second.call<{ balance: number }>('GET', '/wallet', token)).balance
    await until(async () => expect([await balanceOf(ada), await balanceOf(bob)]).toEqual([160, 140]))
    expect(unsettled()).toEqual([])
    const database = new Sqlite(file, { readonly: true })
    expect(database.prepare('select id, outcome from games').all()).toEqual([
      { id: gameSessionId, outcome: 'finished' },
    ])
    expect(database.prepare("select * from jobs where kind = 'settlements'").all()).toEqual([])
    database.close()
  }, 180_000)
})
