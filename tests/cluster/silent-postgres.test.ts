import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#cloud/db/client.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createLogger } from '#cloud/logger.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { createApi, type Player, QUIZZES } from '../support/api.ts'
import { type FaultyProxy, startFaultyProxy, through } from '../support/faulty-proxy.ts'
import { type Product, SERVER, startProduct } from '../support/product.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'
import { timedCall } from '../support/timed-call.ts'

/** A request has four seconds (cloud/answer-in-time.ts). The rest allows for a busy machine. */
const ANSWERED_WITHIN_MS = 10_000
const DATA_DIR = mkdtempSync(join(tmpdir(), 'riddle-rooms-silent-'))

let database: TestDatabase
let proxy: FaultyProxy
let product: Product
const start = () =>
  startProduct(
    {
      DATABASE_URL: through(proxy, database.url),
      DATA_DIR,
      AUTH_SECRET: 'kept over restarts, as the data is',
    },
    [process.execPath, SERVER],
  )
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startFaultyProxy(Number(new URL(inject('postgresUrl')).port || 5432))
  product = await start()
})
// A failed test must not break the next one.
afterEach(() => proxy.mend())
afterAll(async () => {
  await product.stop()
  await proxy.close()
  await database.drop()
  rmSync(DATA_DIR, { recursive: true })
})

let names = 0
/** Two players in the one round of a game. */
async function startGame() {
  const api = createApi(product.url)
  const players: Player[] = []
  for (const name of ['ada', 'bob']) players.push(await api.register(`${name}_${++names}`))
  const [host] = players as [Player, Player]
  const room = await api.createRoom(host, { rounds: 1, customQuizzes: QUIZZES.slice(0, 1) })
  const clients = await Promise.all(players.map((player) => joinRoomPlay(product.url, player, room.id)))
  await api.call('POST', '/game/start', host.token, { roomId: room.id })
  const { gameSessionId } = await (clients[0] as (typeof clients)[0]).until('round_started')
  const guess = QUIZZES[0]?.answers[0]
  /** Everybody answers, which ends the game. */
  const answer = async () => {
    for (const client of clients)
      expect(await client.say('submit_guess', { gameSessionId, guess })).toMatchObject({ success: true })
  }
  const podium = () => Promise.all(clients.map((client) => client.until('game_finished')))
  return { host, gameSessionId, answer, podium }
}
/** As our client: it connects again after a loss, but not after a refusal, which says that its login has ended. */
function comeBack(url: string, { token }: Player) {
  const socket = io(url, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  })
  const connected = new Promise<boolean>((resolve) => {
    socket.on('connect', () => resolve(true))
    socket.on('connect_error', ({ message }) => /unauthorized/i.test(message) && resolve(false))
  })
  return { connected, close: () => socket.close() }
}
const gamesKept = (id: string) => database.db('games').where({ id })
const unsettled = () => readdirSync(join(DATA_DIR, 'unsettled'))

describe('a database that has gone silent', () => {
  it('[OPS-12] is answered for by 503, while games go on; all is well soon after it is back', async () => {
    const game = await startGame()
    await proxy.break({ kind: 'silent' })
    // More than the pool has connections.
    const calls = Array.from({ length: 15 }, () => timedCall(product.url, '/auth/profile', game.host.token))
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: '5' })
      expect(answer.ms).toBeLessThan(ANSWERED_WITHIN_MS)
      expect(answer.text).not.toMatch(/select|pool|connection|postgres/i)
    }
    expect(await (await fetch(`${product.url}/health/ready`)).json()).toEqual({
      status: 'down',
      down: ['database'],
    })
    await game.answer()
    await game.podium()
    expect(unsettled()).toHaveLength(1)
    const newcomer = comeBack(product.url, game.host)

    await proxy.mend()
    const mended = performance.now()
    await eventually(
      () => timedCall(product.url, '/auth/profile', game.host.token),
      ({ status }) => status === 200,
    )
    await eventually(
      () => gamesKept(game.gameSessionId),
      (games) => games.length === 1,
    )
    expect(performance.now() - mended).toBeLessThan(10_000)
    await eventually(
      async () => unsettled(),
      (files) => files.length === 0,
    )
    expect((await fetch(`${product.url}/health/ready`)).status).toBe(200)
    expect(await newcomer.connected).toBe(true)
    newcomer.close()
  })

  it('[OPS-12, GAME-37] does not keep the process from stopping in order, nor a result from being kept', async () => {
    const game = await startGame()
    await proxy.break({ kind: 'silent' })
    await game.answer()
    const code = await product.stop()
    expect([code, product.output()]).toEqual([0, expect.not.stringContaining('did not stop cleanly')])
    expect(unsettled()).toHaveLength(1)

    await proxy.mend()
    product = await start()
    await eventually(
      () => gamesKept(game.gameSessionId),
      (games) => games.length === 1,
    )
  })

  it('[OPS-12] is told from one that works for long on a query', async () => {
    const db = openDatabase(
      { kind: 'postgres', url: through(proxy, database.url) },
      createLogger({ mode: 'test' }),
    )
    const { rows } = await db.raw('select pg_sleep(3.2), 1 as done')
    expect(rows).toMatchObject([{ done: 1 }])
    await db.destroy()
  })
})
