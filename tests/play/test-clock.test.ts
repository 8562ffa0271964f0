import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BETWEEN_ROUNDS_MS } from '#shared/constants/timings.ts'
import { type ProductOnClock, SERVER, startProduct, startProductOnClock } from '../support/product.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'
import { createTable, type Table } from '../support/table.ts'
import { clockVariables } from '../support/test-clock/remote-clock.ts'

const ROOT = join(import.meta.dirname, '../..')
const ROUND_S = 120
const MINUTE = 60_000

let product: ProductOnClock
let table: Table
beforeAll(async () => {
  product = await startProductOnClock({}, SERVER)
  table = createTable(product.url, product)
})
afterAll(async () => {
  table.leave()
  await product.stop()
})

let games = 0
let latecomers = 0
/** A game in its first round, with connections of both kinds. */
async function startGame(at: Table, url: string) {
  games++
  const players = [await at.register(`ada_${games}`), await at.register(`bob_${games}`)] as const
  const watcher = await at.register(`eve_${games}`)
  const { room, clients } = await at.play(players, {
    rounds: 2,
    timePerRound: ROUND_S,
    allowSpectators: true,
  })
  const watching = await joinRoomPlay(url, watcher, room.id, { spectate: true })
  const remainingMs = async (): Promise<number> => {
    const latecomer = await at.register(`late_${games}_${++latecomers}`)
    const client = await joinRoomPlay(url, latecomer, room.id, { spectate: true })
    const { remainingMs: left } = await client.until('room_view')
    await client.room.leave()
    return left ?? 0
  }
  return { clients, watching, remainingMs }
}

describe('a product whose clock is advanced', () => {
  it('ends a round and begins the next one on command', async () => {
    const { watching } = await startGame(table, product.url)
    const begun = performance.now()
    await product.advance(ROUND_S * 1_000)
    await watching.until('round_ended')
    await product.advance(BETWEEN_ROUNDS_MS)
    await watching.until('round_started')
    expect(performance.now() - begun).toBeLessThan((ROUND_S * 1_000) / 4)
  })

  it('keeps every connection through an advance of two minutes', async () => {
    const { clients, watching } = await startGame(table, product.url)
    await product.advance(2 * MINUTE)
    for (const client of clients) {
      expect(client.socket.connected).toBe(true)
      expect(await client.say('watch_lobby', { on: true })).toMatchObject({ success: true })
    }
    expect(watching.room.connection.isOpen).toBe(true)
  })

  it('adds up two advances, and keeps real time between them', async () => {
    const { remainingMs } = await startGame(table, product.url)
    const begun = performance.now()
    const before = await remainingMs()
    await Promise.all([product.advance(20_000), product.advance(10_000)])
    await product.advance(10_000)
    const passed = before - (await remainingMs())
    expect(passed).toBeGreaterThanOrEqual(40_000)
    expect(passed).toBeLessThanOrEqual(40_000 + performance.now() - begun)
  })
})

describe('the product as it is started for players', () => {
  it('ignores clock commands, even with the pipe and the variable of a test', async () => {
    const plain = await startProduct(clockVariables(3), [process.execPath, SERVER])
    const there = createTable(plain.url)
    try {
      const { remainingMs } = await startGame(there, plain.url)
      const before = await remainingMs()
      const obeyed = (plain as ProductOnClock).advance(MINUTE).then(() => 'obeyed')
      expect(await Promise.race([obeyed, pause(500, 'ignored')])).toBe('ignored')
      expect(before - (await remainingMs())).toBeLessThan(MINUTE)
    } finally {
      there.leave()
      await plain.stop()
    }
  })

  it('has no source file that names the test clock', async () => {
    const named: string[] = []
    let sources = 0
    for await (const file of glob('{cloud,host-engine,electron,renderer,shared,build}/**/*.ts', {
      cwd: ROOT,
    })) {
      sources++
      if (/test[-_]clock/i.test(await readFile(join(ROOT, file), 'utf8'))) named.push(file)
    }
    expect(named).toEqual([])
    expect(sources).toBeGreaterThan(500)
  })
})
