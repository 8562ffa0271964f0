import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { BETWEEN_ROUNDS_MS, START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { Player } from '../support/api.ts'
import { type ProductOnClock, SERVER, startProductOnClock } from '../support/product.ts'
import { joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'
import { createTable, type Table } from '../support/table.ts'

const STEP_MS = 30_000
const ROUND_S = 20
const ALONE_MS = 15_000
/** Time that the test itself may take within a round. */
const SLACK_S = 8

/** At each SIGUSR2 the computer's clock jumps: forth, back, forth and so on. */
const STEPPING = `
const { now } = Date
let ahead = 0
Date.now = () => now() + ahead
process.on('SIGUSR2', () => { ahead = ahead === 0 ? ${STEP_MS} : 0 })`

let product: ProductOnClock
let table: Table
const opened: RoomPlayClient[] = []
beforeAll(async () => {
  const shim = `data:text/javascript,${encodeURIComponent(STEPPING)}`
  product = await startProductOnClock({}, SERVER, ['--import', shim])
  table = createTable(product.url, product)
}, 120_000)
afterEach(() => {
  table.leave()
  for (const { room } of opened.splice(0)) void room.leave()
})
afterAll(() => product.stop())

const step = () => product.signal('SIGUSR2')

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
  const room = await table.createRoom(ada, { rounds: 3, timePerRound: ROUND_S })
  const host = await joinRoomPlay(product.url, ada, room.id)
  const guest = await joinRoomPlay(product.url, bob, room.id)
  opened.push(host, guest)
  const account = await table.sit(cem, room.id)
  await table.call('POST', '/game/start', ada.token, { roomId: room.id })
  await product.advance(START_COUNTDOWN_MS)

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
    await product.advance((ROUND_S - SLACK_S) * 1_000)
    expect(host.all('round_ended')).toHaveLength(round - 1)
    await product.advance(SLACK_S * 1_000)
    await host.until('round_ended', round)
    expect(await host.say('chat_message', line)).toMatchObject({ success: true })
    // A finished game is not listed.
    if (round === 3) break
    const { rooms } = await table.call<{ rooms: { id: string }[] }>('GET', '/rooms', bob.token)
    expect(rooms.map(({ id }) => id)).toContain(room.id)
    await product.advance(BETWEEN_ROUNDS_MS)
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
  await product.advance(ALONE_MS - SLACK_S * 1_000)
  expect(client.all('matchmaking_room_ready')).toEqual([])
  await product.advance(2 * SLACK_S * 1_000)
  await client.until('matchmaking_room_ready')
})
