import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Player } from '../support/api.ts'
import { type Product, startProduct } from '../support/product.ts'
import { joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'
import { createTable, type Table } from '../support/table.ts'

const MAIN = join(import.meta.dirname, '../../cloud/main.ts')
const STEP_MS = 30_000

/** At each SIGUSR2 the computer's clock jumps: forth, back, forth and so on. */
const STEPPING = `
const { now } = Date
let ahead = 0
Date.now = () => now() + ahead
process.on('SIGUSR2', () => { ahead = ahead === 0 ? ${STEP_MS} : 0 })`

let product: Product
let table: Table
const opened: RoomPlayClient[] = []
beforeAll(async () => {
  const shim = `data:text/javascript,${encodeURIComponent(STEPPING)}`
  product = await startProduct({}, [process.execPath, '--import', shim, MAIN])
  table = createTable(product.url)
}, 120_000)
afterEach(() => {
  table.leave()
  for (const { room } of opened.splice(0)) void room.leave()
})
afterAll(() => product.stop())

const step = () => product.signal('SIGUSR2')
async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const THROWN_OUT = [
  'user_disconnected',
  'return_to_lobby',
  'game_ended_and_cleaned',
  'game_paused',
  'force_disconnect',
]

it('[GAME-24, GAME-32, CHAT-2] a clock that steps 30 s forth and back throws nobody out, and rounds keep their time', {
  timeout: 120_000,
}, async () => {
  const players: Player[] = []
  for (const name of ['ada', 'bob', 'cem']) players.push(await table.register(name))
  const [ada, bob, cem] = players as [Player, Player, Player]
  const room = await table.createRoom(ada, { rounds: 3, timePerRound: 6 })
  const host = await joinRoomPlay(product.url, ada, room.id)
  const guest = await joinRoomPlay(product.url, bob, room.id)
  opened.push(host, guest)
  const account = await table.sit(cem, room.id)
  await table.call('POST', '/game/start', ada.token, { roomId: room.id })

  for (const round of [1, 2, 3]) {
    await host.until('round_started', round)
    const line = { roomId: room.id, message: `a wrong guess in round ${round}` }
    expect(await host.say('chat_message', line)).toMatchObject({ success: true })
    // Forth, back, forth.
    step()
    expect(await host.say('chat_message', line)).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: 2 },
    })
    const lasted = await took(() => host.until('round_ended', round))
    expect(lasted).toBeGreaterThan(4_500)
    expect(lasted).toBeLessThan(9_000)
    expect(await host.say('chat_message', line)).toMatchObject({ success: true })
    // A finished game is not listed.
    if (round === 3) break
    const { rooms } = await table.call<{ rooms: { id: string }[] }>('GET', '/rooms', bob.token)
    expect(rooms.map(({ id }) => id)).toContain(room.id)
  }
  await guest.until('game_finished')
  for (const { heard } of [host, guest, account])
    expect(heard.map(({ name }) => name).filter((name) => THROWN_OUT.includes(name))).toEqual([])
  expect(account.socket.connected).toBe(true)
})

it('[MM-13] nor does it hold up one who searches alone while the clock steps back', {
  timeout: 120_000,
}, async () => {
  const dan = await table.register('dan')
  const client = await table.connect(dan)
  await table.call('POST', '/gamemode/matchmaking/start', dan.token, { gameModeId: 'quick_match' })
  step()
  const waited = await took(() => client.until('matchmaking_room_ready'))
  expect(waited).toBeGreaterThan(13_000)
  expect(waited).toBeLessThan(25_000)
})
