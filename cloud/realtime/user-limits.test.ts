import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdTime } from '#cloud/testing/hold-time.ts'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { joinRoomPlay, type RoomPlayClient, reconnectRoomPlay } from '../../tests/support/room-play-client.ts'
import { createTable, type Table } from '../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let ada: TestPlayer
let bob: TestPlayer
let roomId: string
const opened: RoomPlayClient[] = []
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
})
afterEach(() => {
  table.leave()
  // Not awaited: of one that is closed already it would not resolve.
  for (const { room } of opened.splice(0)) void room.leave()
})
afterAll(() => cloud.stop())

/** Ada's room, in which Bob sits too: new people each time, as their allowances are their own. */
async function seat(): Promise<void> {
  ada = await cloud.register()
  bob = await cloud.register()
  roomId = (await calls.create(ada)).id
  await calls.join(bob, roomId)
}
async function play(player: TestPlayer): Promise<RoomPlayClient> {
  const client = await joinRoomPlay(cloud.url, player, roomId)
  opened.push(client)
  return client
}
/** From an address of its own, which no exception is made for. */
const fetched = (path: string, { token }: TestPlayer, init: RequestInit = {}) =>
  fetch(`${cloud.url}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.20' },
  })
const names = ({ heard }: { heard: readonly { name: string }[] }) => heard.map(({ name }) => name)
const LIMITED = { success: false, code: 'RATE_LIMITED', details: { retryAfter: 2 } }

describe('connections of one user to a room', () => {
  it('[RT-66] are five: the sixth closes the oldest, which is no leave, and none can come back to it', async () => {
    await seat()
    const witness = await play(bob)
    const clients = []
    for (let nth = 0; nth < 6; nth++) clients.push(await play(ada))
    const [oldest, ...others] = clients
    expect(await oldest?.closed).toBe(4409)
    const token = oldest?.room.reconnectionToken ?? ''
    await expect(reconnectRoomPlay(cloud.url, ada, token)).rejects.toMatchObject({ code: 4214 })
    for (const client of others)
      expect(await client.say('player_ready', { isReady: false })).toMatchObject({ success: true })
    expect(names(witness)).not.toContain('user_disconnected')
    expect(await calls.seatsOf(bob, roomId)).toEqual([ada.user.id, bob.user.id])
  })

  it('[RT-66] are five over the account channel, too: the oldest is told why and closed', async () => {
    await seat()
    const clients = []
    for (let nth = 0; nth < 6; nth++) clients.push(await table.sit(ada, roomId))
    const [oldest, ...others] = clients
    expect(await oldest?.until('error')).toMatchObject({ code: 'TOO_MANY_CONNECTIONS' })
    await eventually(
      async () => oldest?.socket.connected,
      (connected) => connected === false,
    )
    expect(others.every(({ socket }) => socket.connected)).toBe(true)
    const { players } = (await calls.as(bob, 'GET', `/rooms/${roomId}`)).body.data.room
    expect(players[0]).toMatchObject({ userId: ada.user.id, connected: true })
  })

  it('[RT-66] may be lost and won back every few seconds, for which five places are kept', async () => {
    await seat()
    let client = await play(ada)
    // The place can be taken again once the server knows that the line is lost.
    const isAway = async (): Promise<boolean> => {
      const { players } = (await calls.as(bob, 'GET', `/rooms/${roomId}`)).body.data.room
      return players.some(
        ({ userId, connected }: { userId: string; connected: boolean }) =>
          userId === ada.user.id && !connected,
      )
    }
    for (let nth = 0; nth < 8; nth++) {
      const token = client.room.reconnectionToken
      client.cut()
      await eventually(isAway, (away) => away)
      client = await reconnectRoomPlay(cloud.url, ada, token)
    }
    opened.push(client)
    expect(await client.say('player_ready', { isReady: true })).toMatchObject({ success: true })
  })

  it('[RT-66] are won back 15 times at once and no more, and the seat stays', async () => {
    await seat()
    // Allowances grow over time.
    holdTime()
    const ask = async () => {
      const { body } = await cloud.call('POST', `/matchmake/reconnect/${roomId}`, {
        body: { token: ada.token, reconnectionToken: 'none' },
      })
      return body.code
    }
    const codes = []
    for (let nth = 0; nth < 16; nth++) codes.push(await ask())
    expect(codes.slice(0, 15).every((code) => code === 4214)).toBe(true)
    expect(codes[15]).toBe(429)
    expect(await calls.seatsOf(bob, roomId)).toContain(ada.user.id)
  })
})

describe('one allowance of messages', () => {
  it('[RT-66] is a user’s, not a connection’s, over room play, the account channel and HTTP', async () => {
    await seat()
    const inRoom = await play(ada)
    const account = await table.connect(ada)
    const bystander = await play(bob)
    holdTime()
    for (let nth = 0; nth < 25; nth++) {
      inRoom.send('player_ready', { isReady: false })
      account.socket.emit('watch_lobby', { on: false })
    }
    // Both have been read.
    await inRoom.say('player_ready', { isReady: false })
    await account.say('watch_lobby', { on: false })
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetched('/wallet', ada)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(10)
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    expect((await fetched('/wallet', bob)).status).toBe(200)
    expect(await bystander.say('player_ready', { isReady: false })).toMatchObject({ success: true })

    for (let nth = 0; nth < 80; nth++) inRoom.send('player_ready', { isReady: false })
    expect(await inRoom.closed).toBe(4429)
  })
})

describe('get_chat_history', () => {
  it('[RT-67] is answered every 2 s on a room-play connection; an earlier one hears how long to wait', async () => {
    await seat()
    const [client, other] = [await play(ada), await play(ada)]
    const time = holdTime()
    expect(await client.say('get_chat_history', { roomId })).toMatchObject({ success: true })
    expect(await client.say('get_chat_history', { roomId })).toMatchObject(LIMITED)
    // Nothing else waits for it.
    expect(await client.say('chat_message', { roomId, message: 'hello' })).toMatchObject({ success: true })
    expect(await other.say('get_chat_history', { roomId })).toMatchObject({ success: true })
    client.send('get_chat_history', { roomId })
    expect(await client.until('error')).toMatchObject({ code: 'RATE_LIMITED' })
    expect(names(client)).not.toContain('rate_limit_exceeded')
    expect(client.all('chat_history')).toHaveLength(1)
    time.pass(2_000)
    expect(await client.say('get_chat_history', { roomId })).toMatchObject({ success: true })
  })

  it('[RT-67] is answered every 2 s on an account connection', async () => {
    await seat()
    const client = await table.sit(ada, roomId)
    const other = await table.connect(ada)
    const ref = 'once'
    holdTime()
    expect(await client.say('get_chat_history', { roomId, ref })).toMatchObject({ success: true })
    // By its ref it would be answered like the first time, without end.
    expect(await client.say('get_chat_history', { roomId, ref })).toMatchObject(LIMITED)
    expect(await other.say('get_chat_history', { roomId, ref })).toMatchObject({ success: true })
    expect(await client.say('chat_message', { roomId, message: 'hello' })).toMatchObject({ success: true })
    client.socket.emit('get_chat_history', { roomId })
    expect(await client.until('error')).toMatchObject({ code: 'RATE_LIMITED' })
    expect(names(client)).not.toContain('rate_limit_exceeded')
  })
})

describe('get_room_view', () => {
  it.each([
    ['room play', () => play(bob)],
    ['the account channel', () => table.sit(bob, roomId)],
  ])(
    '[RT-68] brings the view by %s every 2 s, or null if the client knows it, whatever the ref',
    async (_, enter) => {
      await seat()
      const client = await enter()
      const time = holdTime()
      const known = { round: 0, phase: 'waiting' }
      const ref = 'same'
      expect(await client.say('get_room_view', { roomId, known, ref })).toMatchObject({
        success: true,
        data: null,
      })
      expect(await client.say('get_room_view', { roomId, known, ref })).toMatchObject(LIMITED)
      // Neither waits for the other.
      expect(await client.say('get_chat_history', { roomId })).toMatchObject({ success: true })
      for (const outdated of [undefined, { round: 0, phase: 'starting' }, { round: 1, phase: 'waiting' }]) {
        time.pass(2_000)
        expect(await client.say('get_room_view', { roomId, known: outdated, ref })).toMatchObject({
          success: true,
          data: { phase: 'waiting', you: { role: 'player' }, room: { id: roomId } },
        })
      }
    },
  )

  it('[RT-68] is refused to those who are not in the room', async () => {
    await seat()
    const stranger = await table.connect(await cloud.register())
    expect(await stranger.say('get_room_view', { roomId })).toMatchObject({ code: 'NOT_A_MEMBER' })
  })
})

describe('the bytes of answers', () => {
  it('[RT-66] are counted over all doors: beyond them histories, views and calls wait, and messages do not', async () => {
    await seat()
    const client = await play(ada)
    const account = await table.connect(ada)
    const token = client.room.reconnectionToken
    holdTime()
    cloud.app.allowances.charge(ada.user.id, 20_000_000)
    const far = { code: 'RATE_LIMITED', details: { retryAfter: expect.any(Number) } }
    for (const name of ['get_chat_history', 'get_room_view'])
      expect(await client.say(name, { roomId })).toMatchObject(far)
    expect(await account.say('join_room', { roomId })).toMatchObject(far)
    await expect(joinRoomPlay(cloud.url, ada, roomId)).rejects.toMatchObject({ code: 429 })
    await expect(reconnectRoomPlay(cloud.url, ada, token)).rejects.toMatchObject({ code: 429 })
    const refused = await fetched('/rooms', ada)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(100)
    expect(await client.say('chat_message', { roomId, message: 'hello' })).toMatchObject({ success: true })
    expect((await fetched('/rooms', bob)).status).toBe(200)
  })

  it('[RT-66] are those that were sent: of lists, views and histories', async () => {
    await seat()
    const spent = async (work: () => Promise<unknown>): Promise<number> => {
      const charged: number[] = []
      const { charge } = cloud.app.allowances
      cloud.app.allowances.charge = (userId, bytes) => {
        if (userId === ada.user.id) charged.push(bytes)
        charge(userId, bytes)
      }
      await work()
      cloud.app.allowances.charge = charge
      return charged.reduce((sum, bytes) => sum + bytes, 0)
    }
    const view = await spent(() => play(ada))
    expect(view).toBeGreaterThan(500)
    let listed = ''
    const list = await spent(async () => {
      listed = await (await fetched('/rooms', ada)).text()
    })
    expect(list).toBe(Buffer.byteLength(listed))
    const account = await table.connect(ada)
    expect(await spent(() => account.say('join_room', { roomId }))).toBeGreaterThan(500)
    expect(await spent(() => account.say('get_chat_history', { roomId }))).toBeGreaterThan(50)
    expect(await spent(() => account.say('get_room_view', { roomId }))).toBeGreaterThan(500)
  })
})
