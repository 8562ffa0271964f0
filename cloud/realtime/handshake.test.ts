import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { joinRoomPlay } from '../../tests/support/room-play-client.ts'
import { createTable, type Table } from '../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
const sockets: Socket[] = []
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
})
afterEach(() => {
  table.leave()
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => cloud.stop())

interface Wish {
  readonly auth?: Record<string, unknown>
  readonly transports?: ('websocket' | 'polling')[]
  readonly origin?: string
}

/** The outcome of a connection: connected, or its error. */
function knock({
  auth = {},
  transports = ['websocket'],
  origin,
}: Wish): Promise<{ socket: Socket; error?: string }> {
  const extraHeaders: Record<string, string> = origin === undefined ? {} : { Origin: origin }
  const socket = io(cloud.url, { auth, transports, extraHeaders, reconnection: false, forceNew: true })
  sockets.push(socket)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ socket }))
    socket.once('connect_error', ({ message }) => resolve({ socket, error: message }))
  })
}

/** The same account signs in on another device. */
async function loginElsewhere({ user, password }: TestPlayer): Promise<TestPlayer> {
  const { body } = await cloud.call('POST', '/api/auth/login', {
    body: { username: user.username, password },
  })
  return { token: body.data.token, user, password }
}

const closing = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))

describe('the handshake', () => {
  it.each([undefined, null, '', 'not.a.token', 7, true, {}, ['x'], 'x'.repeat(20_000), 'Bearer x', '\u0000'])(
    '[RT-2] with token %j gets connect_error Unauthorized',
    async (token) => {
      expect((await knock({ auth: { token } })).error).toBe('Unauthorized')
    },
  )

  it('[RT-2] tells a bad token by polling too', async () => {
    expect((await knock({ auth: { token: 'x' }, transports: ['polling'] })).error).toBe('Unauthorized')
  })

  it.each(['websocket', 'polling'] as const)('[RT-1, RT-2] works by %s alone', async (transport) => {
    const player = await cloud.register()
    const { socket, error } = await knock({ auth: { token: player.token }, transports: [transport] })
    expect(error).toBeUndefined()
    const ack = await socket.timeout(5_000).emitWithAck('watch_lobby', { on: true })
    expect(ack).toEqual({ success: true })
  })

  it('[RT-2, SESS-19] a token that was logged out is a bad token', async () => {
    const player = await cloud.register()
    const { socket } = await knock({ auth: { token: player.token } })
    const closed = closing(socket)
    await calls.as(player, 'POST', '/auth/logout')
    expect(await closed).toBe('io server disconnect')
    expect((await knock({ auth: { token: player.token } })).error).toBe('Unauthorized')
  })

  it.each(['https://evil.example', 'http://localhost:3001', 'null', 'app://other'])(
    '[RT-2] from a page of %s is refused: account channel, matchmaking and room websocket',
    async (origin) => {
      const player = await cloud.register()
      const auth = { token: player.token }
      for (const transports of [['websocket'], ['polling']] as const)
        expect((await knock({ auth, origin, transports: [...transports] })).error).toMatch(/error/)
      const { id } = await calls.create(player)
      const matchmake = (headers: Record<string, string>) =>
        cloud.call('POST', `/matchmake/joinById/${id}`, { body: { token: player.token }, headers })
      expect((await matchmake({ origin })).status).toBe(403)
      const seat = await matchmake({ origin: 'http://localhost:3000' })
      expect(seat.body.sessionId).toEqual(expect.any(String))
      const { processId, roomId } = seat.body.room
      const url = `${cloud.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${seat.body.sessionId}`
      expect(await opens(url, origin)).toBe(false)
      expect(await opens(url, 'http://localhost:3000')).toBe(true)
    },
  )

  it('[RT-56] a client that leaves during the handshake causes no unhandled error', async () => {
    const uncaught: unknown[] = []
    const note = (reason: unknown) => uncaught.push(reason)
    process.on('unhandledRejection', note)
    const player = await cloud.register()
    const { id } = await calls.create(player)
    for (let time = 0; time < 3; time++) {
      const seat = await cloud.call('POST', `/matchmake/joinById/${id}`, { body: { token: player.token } })
      const { processId } = seat.body.room
      expect(
        await opens(`${cloud.url.replace('http', 'ws')}/${processId}/${id}?sessionId=${seat.body.sessionId}`),
      ).toBe(true)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    process.off('unhandledRejection', note)
    expect(uncaught).toEqual([])
    expect((await calls.seatsOf(player, id)).length).toBe(1)
  })

  it('[RT-2] from the product’s own pages is let in', async () => {
    const player = await cloud.register()
    for (const origin of ['http://localhost:3000', 'app://riddle-rooms'])
      expect((await knock({ auth: { token: player.token }, origin })).error).toBeUndefined()
  })

  it.each([
    '/socket.io?EIO=4&transport=websocket',
    '/socket.iox/?EIO=4&transport=websocket',
    '/api/status',
    '/',
  ])('[RT-1] a websocket at %s, which has no handler, is closed and not left open', async (path) => {
    expect(await opens(cloud.url.replace('http', 'ws') + path)).toBe(false)
  })
})

function opens(url: string, origin?: string): Promise<boolean> {
  const websocket = new WebSocket(url, origin === undefined ? {} : { origin })
  return new Promise((resolve) => {
    const settle = (opened: boolean) => {
      resolve(opened)
      websocket.terminate()
    }
    websocket.on('open', () => settle(true))
    websocket.on('error', () => settle(false))
  })
}

describe('one live login an account', () => {
  it('[RT-35, SESS-19] a login elsewhere ends the older: told why, closed, room play with 4000, token dead', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { id } = await calls.create(bob)
    await calls.join(ada, id)
    const account = await table.connect(ada)
    const roomPlay = await joinRoomPlay(cloud.url, ada, id)
    const closed = closing(account.socket)
    const [kept] = await Promise.all([loginElsewhere(ada), closed])
    expect(account.heard.filter(({ name }) => name === 'force_disconnect')).toEqual([
      { name: 'force_disconnect', payload: { reason: 'Logged in from another device' } },
    ])
    expect(await closed).toBe('io server disconnect')
    expect(await roomPlay.closed).toBe(4000)
    expect((await calls.as(ada, 'GET', '/auth/profile')).status).toBe(401)
    expect((await knock({ auth: { token: ada.token } })).error).toBe('Unauthorized')
    // The seat is kept for the new login.
    expect(await calls.seatsOf(bob, id)).toContain(ada.user.id)
    const again = await joinRoomPlay(cloud.url, kept, id)
    const [view] = again.all('room_view')
    expect(view?.room.players.map(({ userId }) => userId)).toEqual([bob.user.id, ada.user.id])
    await again.room.leave()
  })

  it('[SESS-19, GAME-32] the seat passes on in the middle of a game, with its score', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { room, gameSessionId, clients } = await table.play([ada, bob])
    const guess = await clients[0]?.say('submit_guess', { gameSessionId, guess: 'lantern' })
    const { points } = (guess as { data: { points: number } }).data
    const kept = await loginElsewhere(ada)
    const back = await table.sit(kept, room.id)
    const view = await back.until('room_view')
    expect(view.you).toMatchObject({ role: 'player', answered: true, score: points })
    expect(await calls.as(kept, 'POST', `/game/${gameSessionId}/round/end`)).toMatchObject({ status: 200 })
    expect((await back.until('game_finished')).winner?.userId).toBe(ada.user.id)
  })

  it('[SESS-20] a second tab with the same token displaces nothing, and both hear the same', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { id } = await calls.create(ada)
    const first = await table.sit(ada, id)
    const second = await table.sit(ada, id)
    const tab = await joinRoomPlay(cloud.url, ada, id)
    expect(await calls.seatsOf(ada, id)).toEqual([ada.user.id])
    await tab.room.leave(false)
    await calls.join(bob, id)
    for (const client of [first, second]) {
      expect(client.socket.connected).toBe(true)
      expect(client.heard.some(({ name }) => name === 'force_disconnect')).toBe(false)
      await client.until('room_state_updated')
    }
    // One of them closing leaves the player connected.
    second.close()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { players } = (await calls.as(bob, 'GET', `/rooms/${id}`)).body.data.room
    expect(players[0]).toMatchObject({ userId: ada.user.id, connected: true })
    first.close()
    await eventually(
      async () => (await calls.as(bob, 'GET', `/rooms/${id}`)).body.data.room.players[0],
      ({ userId, connected }) => userId === ada.user.id && !connected,
    )
  })

  it('[SESS-19] a login that ends while the connection is being made leaves no connection behind', async () => {
    const ada = await cloud.register()
    const { auth } = cloud.app.services
    const { authenticate } = auth
    // The other device signs in right after this one's token was found good.
    auth.authenticate = async (token) => {
      auth.authenticate = authenticate
      const caller = await authenticate(token)
      await loginElsewhere(ada)
      return caller
    }
    const { socket, error } = await knock({ auth: { token: ada.token } })
    if (error === undefined && socket.connected) await closing(socket)
    expect(socket.connected).toBe(false)
  })

  it('[SESS-19, RT-56] a seat that was given before the login ended opens no room', async () => {
    const ada = await cloud.register()
    const { id } = await calls.create(ada)
    const seat = await cloud.call('POST', `/matchmake/joinById/${id}`, { body: { token: ada.token } })
    await loginElsewhere(ada)
    const { processId, roomId } = seat.body.room
    const query = `sessionId=${seat.body.sessionId}&_authToken=${ada.token}`
    const websocket = new WebSocket(`${cloud.url.replace('http', 'ws')}/${processId}/${roomId}?${query}`)
    websocket.binaryType = 'arraybuffer'
    const frames: string[] = []
    websocket.on('message', (data: ArrayBuffer) => {
      frames.push(Buffer.from(data).toString('latin1'))
      // As the SDK does once it is let in.
      if (new Uint8Array(data)[0] === 10) websocket.send(new Uint8Array([10]))
    })
    const [code] = await once(websocket, 'close', { signal: AbortSignal.timeout(8_000) })
    expect(code).toBeGreaterThan(1000)
    expect(frames.join()).not.toContain('room_view')
  })
})
