import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomEventSchemas } from '#shared/protocol/client-events.ts'
import { type Api, createApi, type Player } from '../support/api.ts'
import { type Product, startProduct } from '../support/product.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

let product: Product
let api: Api
let host: Player
let roomId: string
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' })
  api = createApi(product.url)
  host = await api.register('keeper')
  for (let nth = 1; nth <= ATTACKERS; nth++) attackers.push(await api.register(`attacker_${nth}`))
  roomId = (await api.createRoom(host, { maxPlayers: 50 })).id
  usualMs = (await join(host)).ms
}, 120_000)
afterAll(() => product.stop())

/** They take turns, as one of them would soon have sent too much. */
const ATTACKERS = 40
const attackers: Player[] = []
let turns = 0
function nextAttacker(): Player {
  const next = attackers[turns++ % ATTACKERS]
  if (!next) throw new Error('there are no attackers')
  return next
}

/** Milliseconds that the first player took to join, before any attack. It shows how busy the machine is. */
let usualMs = 0
async function join(player: Player) {
  const asked = performance.now()
  const client = await joinRoomPlay(product.url, player, roomId)
  return { client, ms: performance.now() - asked }
}

let newcomers = 0
/** The same process lives, and the next player is in within a second. */
async function expectAlive(): Promise<void> {
  const newcomer = await api.register(`newcomer_${++newcomers}`)
  const { client, ms } = await join(newcomer)
  expect(ms).toBeLessThan(Math.max(1_000, 10 * usualMs))
  await client.room.leave()
}

const WRONG_PAYLOADS: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  '',
  'text',
  true,
  [],
  [null],
  {},
  { ref: null },
  { ref: 'x'.repeat(1_000) },
  { roomId: null, message: null, guess: null, gameSessionId: [], isReady: 'yes', userId: {} },
  { roomId: { toString: 1 }, message: { valueOf: 1 } },
  { message: 'x'.repeat(60_000) },
  new Date(0),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
]
const NAMES = [
  ...Object.keys(roomEventSchemas),
  '__no_message_handler',
  '__proto__',
  'constructor',
  'toString',
  '*',
  'unknown',
  'x'.repeat(100),
  'x'.repeat(5_000),
  '',
]

describe('room play', () => {
  it.each(NAMES)('[RT-59] lives on whatever is sent as %.20s', async (name) => {
    for (const payload of WRONG_PAYLOADS) {
      const client = await joinRoomPlay(product.url, nextAttacker(), roomId)
      client.send(name, payload)
      await client.room.leave()
    }
    await expectAlive()
  })

  it('[RT-59] lives on after binary frames and 64 kB of noise for every name', async () => {
    for (const name of NAMES) {
      const client = await joinRoomPlay(product.url, nextAttacker(), roomId)
      client.room.sendBytes(name, randomBytes(200))
      client.room.sendBytes(name, randomBytes(60 * 1024))
      await client.room.leave()
    }
    await expectAlive()
  })

  it('[RT-59] lives on after any first byte, cut frames and frames that are too large', async () => {
    for (let first = 0; first < 256; first += 1) {
      const client = await joinRoomPlay(product.url, nextAttacker(), roomId)
      for (const extra of [0, 1, 40])
        client.room.connection.transport.send(Buffer.concat([Buffer.of(first), randomBytes(extra)]))
      client.cut()
    }
    const client = await joinRoomPlay(product.url, nextAttacker(), roomId)
    client.room.connection.transport.send(randomBytes(70 * 1024))
    expect(await client.closed).toBe(1009)
    await expectAlive()
  })

  it('[RT-39] tells the sender what was wrong and keeps the connection', async () => {
    const client = await joinRoomPlay(product.url, nextAttacker(), roomId)
    client.send('chat_message', null)
    expect(await client.until('error')).toMatchObject({ code: 'VALIDATION_FAILED' })
    const ack = await client.say('chat_message', { roomId, message: '   ' })
    expect(ack).toMatchObject({ success: false, code: 'VALIDATION_FAILED', error: 'Message cannot be empty' })
    expect(await client.say('get_chat_history', { roomId })).toMatchObject({ success: true })
    await client.room.leave()
  })

  it('[RT-59] cuts off a flood with a code of its own, and nobody else', async () => {
    const client = await joinRoomPlay(product.url, nextAttacker(), roomId)
    for (let sent = 0; sent < 500; sent++) client.send('get_chat_history', { roomId })
    expect(await client.closed).toBe(4429)
    await expectAlive()
  })
})

describe('/matchmake', () => {
  const ask = (path: string, body: RequestInit['body'], init: RequestInit = {}) =>
    fetch(`${product.url}/matchmake/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
      ...init,
    })

  it('[RT-53] answers every odd body with a code or a refusal, and lives on', async () => {
    const bodies = [
      '',
      'null',
      '[]',
      '7',
      '"x"',
      'false',
      '{',
      '{"token":{}}',
      '{"token":null,"password":[]}',
      `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
      JSON.stringify({ token: 'x'.repeat(3_000) }),
      JSON.stringify({ hasOwnProperty: 1, __proto__: { a: 1 } }),
      'x'.repeat(64 * 1024),
      randomBytes(64 * 1024),
    ]
    for (const path of [
      `joinById/${roomId}`,
      `reconnect/${roomId}`,
      'joinById/nowhere',
      'create/quiz_room',
      'toString/x',
    ])
      for (const body of bodies) {
        const answer = await ask(path, body)
        expect(answer.status, `${path} ${String(body).slice(0, 30)}`).toBeLessThan(500)
        const told = await answer.json()
        expect(typeof told.code === 'number' || told.success === false).toBe(true)
        expect(JSON.stringify(told)).not.toMatch(/at .*\.ts|node_modules|TypeError/)
      }
    await expectAlive()
  })

  it('[RT-53] answers other methods instead of leaving them hanging', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'])
      expect((await ask(`joinById/${roomId}`, undefined, { method })).status).toBe(405)
  })

  it('[OPS-4] refuses a page of another origin', async () => {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    expect((await ask(`joinById/${roomId}`, '{}', { headers })).status).toBe(403)
  })
})
