import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { holdTime } from '#cloud/testing/hold-time.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { accountEventSchemas, roomEventSchemas } from '#shared/protocol/client-events.ts'
import { roomServerEventSchemas } from '#shared/protocol/server-events.ts'
import type { AccountClient } from '../../tests/support/account-client.ts'
import { joinRoomPlay } from '../../tests/support/room-play-client.ts'
import { createTable, type Table } from '../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let ada: TestPlayer
let bob: TestPlayer
let cem: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
  cem = await cloud.register('cem')
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const failure = (code: string, error: unknown = expect.any(String)) => ({ success: false, code, error })
const names = ({ heard }: AccountClient) => heard.map(({ name }) => name)
const readiness = async (roomId: string): Promise<boolean[]> =>
  (await calls.as(ada, 'GET', `/rooms/${roomId}`)).body.data.room.players.map(
    ({ isReady }: { isReady: boolean }) => isReady,
  )

const EVENTS = [...Object.keys(roomEventSchemas), ...Object.keys(accountEventSchemas)]
const MALFORMED = [
  null,
  undefined,
  [],
  [null],
  'text',
  '',
  0,
  -1,
  true,
  { roomId: 7, gameSessionId: 7, sessionId: 7, guess: 7, isReady: 'yes', token: 7, on: 'yes' },
  { roomId: ['x'], gameSessionId: {}, sessionId: [], guess: {}, isReady: null, token: {}, on: null },
  { roomId: null, gameSessionId: null, sessionId: null, token: null },
  {
    roomId: 'x'.repeat(60_000),
    gameSessionId: 'x'.repeat(100),
    sessionId: 'x'.repeat(100),
    ref: 'x'.repeat(41),
  },
]

describe('what goes wrong', () => {
  it.each(EVENTS)('[RT-5, RT-6] %s is acknowledged whatever it bears, and the line stays', async (name) => {
    // Each has its own player: a single one would reach the flood limit.
    const client = await table.connect(await cloud.register())
    for (const payload of MALFORMED) {
      const ack = await client.say(name, payload)
      expect(ack, JSON.stringify(payload)?.slice(0, 80)).toMatchObject(failure('VALIDATION_FAILED'))
    }
    expect(await client.say(name)).toMatchObject({ success: false })
    // Without anything at all, and with more than is asked for.
    client.socket.emit(name)
    client.socket.emit(name, null, null, 7)
    client.socket.emit(name, Buffer.alloc(1_000))
    client.socket.emit('no such event', { at: 'all' })
    expect(await client.say('watch_lobby', { on: false, and: 'more', __proto__: { x: 1 } })).toEqual({
      success: true,
    })
    expect(client.socket.connected).toBe(true)
  })

  it('[RT-39] what fails without a callback is told by an error event; what succeeds is not', async () => {
    const client = await table.connect(ada)
    client.socket.emit('player_ready', { isReady: 'yes' })
    expect(await client.until('error')).toEqual({ code: 'VALIDATION_FAILED', message: 'Invalid input' })
    client.socket.emit('chat_message', { roomId: 'nowhere', message: 'hello' })
    expect(await client.until('error', 2)).toEqual({ code: 'ROOM_NOT_FOUND', message: 'Room not found' })
    client.socket.emit('watch_lobby', { on: false })
    expect(await client.say('end_round', { gameSessionId: 'nowhere' })).toMatchObject(
      failure('ROOM_NOT_FOUND'),
    )
    expect(client.all('error')).toHaveLength(2)
  })

  it('[RT-6, API-24] the text of the first wrong field is the catalogue’s', async () => {
    const { id } = await calls.create(ada)
    const client = await table.sit(ada, id)
    expect(await client.say('chat_message', { roomId: id, message: '  ' })).toEqual({
      ...failure('VALIDATION_FAILED', 'Message cannot be empty'),
      details: [{ path: 'message', message: 'Message cannot be empty' }],
    })
    const long = await client.say('chat_message', { roomId: id, message: 'x'.repeat(501) })
    expect(long).toMatchObject(failure('VALIDATION_FAILED', 'Message must be at most 500 characters long'))
  })
})

describe('authenticate', () => {
  it('[RT-7] takes a new token of the same account, and no other', async () => {
    const client = await table.connect(ada)
    const renewed = await cloud.call('POST', '/api/auth/refresh', { token: ada.token })
    expect(await client.say('authenticate', { token: renewed.body.data.token })).toEqual({ success: true })
    for (const token of ['not.a.token', bob.token])
      expect(await client.say('authenticate', { token })).toEqual(failure('UNAUTHORIZED', 'Unauthorized'))
    expect(await client.say('watch_lobby', { on: false })).toEqual({ success: true })
  })
})

describe('join_room', () => {
  it('[RT-8, RT-16, RT-60] makes a member and sends room_joined, then the view', async () => {
    const { id } = await calls.create(ada, { password: 'pear' })
    const client = await table.connect(bob)
    const ack = await client.say('join_room', { roomId: id, token: 'whatever', password: 'pear' })
    expect(ack).toMatchObject({ success: true, data: { room: { id, inviteCode: expect.any(String) } } })
    expect(names(client).slice(0, 2)).toEqual(['room_joined', 'room_view'])
    const joined = await client.until('room_joined')
    expect(roomServerEventSchemas.room_joined.parse(joined)).toEqual(joined)
    const view = await client.until('room_view')
    expect(roomServerEventSchemas.room_view.parse(view)).toEqual(view)
    expect(view.room.players.find(({ userId }) => userId === bob.user.id)?.connected).toBe(true)
    expect(await calls.seatsOf(ada, id)).toEqual([ada.user.id, bob.user.id])
  })

  it('[RT-8, ROOM-29] fails with code and text of the join endpoint', async () => {
    const guarded = await calls.create(ada, { password: 'pear' })
    const client = await table.connect(bob)
    const join = (payload: object) => client.say('join_room', payload)
    expect(await join({ roomId: 'nowhere' })).toEqual(failure('ROOM_NOT_FOUND', 'Room not found'))
    expect(await join({ roomId: guarded.id })).toEqual(
      failure('ROOM_REQUIRES_PASSWORD', 'This room requires a password'),
    )
    expect(await join({ roomId: guarded.id, password: 'plum' })).toEqual(
      failure('INCORRECT_PASSWORD', 'Incorrect password'),
    )
    expect(await join({ roomId: guarded.id, password: 'pear', spectate: true })).toEqual(
      failure('SPECTATORS_NOT_ALLOWED', 'This room does not allow spectators'),
    )
    const full = await calls.create(ada, { maxPlayers: 2 })
    await calls.join(cem, full.id)
    expect(await join({ roomId: full.id })).toEqual(failure('ROOM_IS_FULL', 'Room is full'))
    expect(names(client)).toEqual([])
  })

  it('[RT-8, ROOM-30] spectate goes with it', async () => {
    const { id } = await calls.create(ada, { allowSpectators: true })
    const client = await table.sit(bob, id, { spectate: true })
    expect((await client.until('room_view')).you.role).toBe('spectator')
    expect(await client.say('player_ready', { roomId: id, isReady: true })).toMatchObject(
      failure('FORBIDDEN'),
    )
    expect(await client.say('chat_message', { roomId: id, message: 'hello' })).toEqual({ success: true })
  })
})

describe('in a waiting room', () => {
  it('[RT-9, GAME-12] player_ready is the sender’s own, whatever playerId says, and needs no roomId', async () => {
    const { id } = await calls.create(ada)
    const client = await table.sit(bob, id)
    const ack = await client.say('player_ready', {
      playerId: ada.user.id,
      userId: ada.user.id,
      isReady: true,
    })
    expect(ack).toMatchObject({ success: true, data: { room: { id } } })
    expect(await readiness(id)).toEqual([false, true])
    await client.say('player_ready', { roomId: id, isReady: false })
    expect(await readiness(id)).toEqual([false, false])
    const stranger = await table.connect(cem)
    expect(await stranger.say('player_ready', { roomId: id, isReady: true })).toMatchObject(
      failure('NOT_A_MEMBER'),
    )
    await calls.leave(bob, id)
    expect(await client.say('player_ready', { isReady: true })).toMatchObject(failure('NOT_A_MEMBER'))
  })

  it('[RT-11, RT-19, ROOM-11] leave_room frees the seat, and those left are told', async () => {
    const { id } = await calls.create(ada)
    const host = await table.sit(ada, id)
    const guest = await table.sit(bob, id)
    expect(await guest.say('leave_room', { roomId: id })).toEqual({ success: true })
    expect(await guest.say('leave_room', { roomId: id })).toEqual({ success: true })
    expect(await guest.say('leave_room', { roomId: 'nowhere' })).toMatchObject(failure('ROOM_NOT_FOUND'))
    expect(await calls.seatsOf(ada, id)).toEqual([ada.user.id])
    expect(await host.until('user_disconnected')).toEqual({
      roomId: id,
      userId: bob.user.id,
      username: 'bob',
    })
    const before = guest.heard.length
    await calls.as(ada, 'PATCH', `/rooms/${id}`, { name: 'Without Bob' })
    await host.until('room_state_updated')
    await wait(50)
    expect(guest.heard).toHaveLength(before)
  })

  it('[RT-12, CHAT-10] chat_message sends a line whose author and time the server says', async () => {
    const { id } = await calls.create(ada)
    const host = await table.sit(ada, id)
    const guest = await table.sit(bob, id)
    const stranger = await table.connect(cem)
    const payload = {
      roomId: id,
      message: ' <b>Hello</b> \u202e',
      token: 'secret token',
      userId: ada.user.id,
      username: 'ada',
      isGuess: true,
      useTts: true,
      timestamp: 'yesterday',
      id: 'mine',
    }
    const before = Date.now()
    expect(await guest.say('chat_message', payload)).toEqual({ success: true })
    for (const client of [host, guest]) {
      const line = await client.until('chat_message')
      expect(line).toEqual({
        id: expect.any(String),
        roomId: id,
        userId: bob.user.id,
        username: 'bob',
        message: '<b>Hello</b>',
        isGuess: false,
        useTts: true,
        timestamp: expect.any(String),
      })
      expect(line.id).not.toBe('mine')
      expect(Date.parse(line.timestamp)).toBeGreaterThan(before - 5_000)
      expect(Date.parse(line.timestamp)).toBeLessThan(Date.now() + 5_000)
    }
    expect(await stranger.say('chat_message', payload)).toMatchObject(failure('NOT_A_MEMBER'))
    expect(names(stranger)).toEqual([])
    expect(JSON.stringify(host.heard)).not.toContain('secret token')
  })

  it('[CHAT-2, RT-31] a second line within two seconds is refused, told once, and no error event follows', async () => {
    const { id } = await calls.create(ada)
    const client = await table.sit(ada, id)
    holdTime()
    await client.say('chat_message', { roomId: id, message: 'one' })
    const second = await client.say('chat_message', { roomId: id, message: 'two' })
    expect(second).toMatchObject({ ...failure('RATE_LIMITED'), details: { retryAfter: 2 } })
    client.socket.emit('chat_message', { roomId: id, message: 'three' })
    expect(await client.until('rate_limit_exceeded', 2)).toEqual({ retryAfter: 2 })
    expect(client.all('error')).toEqual([])
    expect(client.all('chat_message')).toHaveLength(1)
  })

  it.each([40_000, 41_000, 60_000])(
    '[CHAT-12, RT-12] audioData of %d bytes is ignored and the line goes on',
    async (size) => {
      const { id } = await calls.create(ada)
      const host = await table.sit(ada, id)
      for (const [client, audioData] of [
        [host, 'A'.repeat(size)],
        [await table.sit(bob, id), Buffer.alloc(size)],
      ] as const) {
        expect(await client.say('chat_message', { roomId: id, message: 'spoken', audioData })).toEqual({
          success: true,
        })
        const line = (await host.until('chat_message', client === host ? 1 : 2)) as object
        expect(line).not.toHaveProperty('audioData')
        expect(line).not.toHaveProperty('audioUrl')
      }
    },
  )

  it('[RT-13, CHAT-6, CHAT-8] get_chat_history brings the last lines to members alone, oldest first', async () => {
    const { id } = await calls.create(ada)
    const host = await table.sit(ada, id)
    const guest = await table.sit(bob, id)
    await host.say('chat_message', { roomId: id, message: 'one' })
    await guest.say('chat_message', { roomId: id, message: 'two' })
    const all = await guest.say('get_chat_history', { roomId: id })
    expect(all).toMatchObject({
      success: true,
      data: { roomId: id, messages: [{ message: 'one' }, { message: 'two' }] },
    })
    expect(await guest.until('chat_history')).toEqual((all as { data: unknown }).data)
    expect(host.all('chat_history')).toEqual([])
    expect(await host.say('get_chat_history', { roomId: id, limit: 1 })).toMatchObject({
      data: { messages: [{ message: 'two' }] },
    })
    for (const limit of [0, -1, 101, 1.5, 1e9, '5', null])
      expect(await guest.say('get_chat_history', { roomId: id, limit })).toMatchObject(
        failure('VALIDATION_FAILED'),
      )
    const stranger = await table.connect(cem)
    expect(await stranger.say('get_chat_history', { roomId: id })).toMatchObject(failure('NOT_A_MEMBER'))
  })

  it('[RT-30] sends the history to no other connection of the same user', async () => {
    const { id } = await calls.create(ada)
    const [asking, other] = [await table.sit(ada, id), await table.sit(ada, id)]
    const byRoomPlay = await joinRoomPlay(cloud.url, ada, id)
    await asking.say('get_chat_history', { roomId: id })
    expect(await asking.until('chat_history')).toEqual({ roomId: id, messages: [] })
    await byRoomPlay.say('get_chat_history', { roomId: id })
    expect(await byRoomPlay.until('chat_history')).toEqual({ roomId: id, messages: [] })
    await other.say('watch_lobby', { on: false })
    expect(other.all('chat_history')).toEqual([])
    for (const client of [asking, byRoomPlay]) expect(client.all('chat_history')).toHaveLength(1)
    await byRoomPlay.room.leave()
  })

  it('[RT-17, RT-19, RT-64] changes reach every member once, over either transport', async () => {
    const { id } = await calls.create(ada)
    const host = await table.sit(ada, id)
    const both = await table.sit(bob, id)
    const roomPlay = await joinRoomPlay(cloud.url, bob, id)
    const silent = both.heard.length
    const seen = { host: host.heard.length, roomPlay: roomPlay.heard.length }
    await calls.join(cem, id)
    await calls.as(ada, 'PATCH', `/rooms/${id}`, { rounds: 2 })
    await host.say('chat_message', { roomId: id, message: 'hello' })
    for (const client of [roomPlay, host]) await client.until('chat_message')
    const told = (heard: readonly { name: string }[], from: number) =>
      heard.slice(from).map(({ name }) => name)
    expect(told(host.heard, seen.host)).toEqual(['room_state_updated', 'room_state_updated', 'chat_message'])
    expect(told(roomPlay.heard, seen.roomPlay)).toEqual(told(host.heard, seen.host))
    expect(both.heard).toHaveLength(silent)
    // Once the last room-play connection has closed, the account channel takes over.
    roomPlay.cut()
    await roomPlay.closed
    let rounds = 3
    await vi.waitFor(async () => {
      // The server notices the end of a connection later than the client, so the call is repeated.
      await calls.as(ada, 'PATCH', `/rooms/${id}`, { rounds: rounds++ })
      expect(both.all('room_state_updated').at(-1)?.room.rounds).toBeGreaterThanOrEqual(3)
    }, 20_000)
  })
})

describe('ref', () => {
  it('[RT-62] a repeated one gets the first answer and runs once, on one transport or across both', async () => {
    const { id } = await calls.create(ada)
    const host = await table.sit(ada, id)
    const line = { roomId: id, message: 'only once', ref: 'ref-1' }
    const time = holdTime()
    expect(await host.say('chat_message', line)).toEqual({ success: true })
    expect(await host.say('chat_message', line)).toEqual({ success: true })
    const roomPlay = await joinRoomPlay(cloud.url, ada, id)
    roomPlay.send('chat_message', line)
    expect(await roomPlay.until('ack')).toEqual({ ref: 'ref-1', success: true })
    const history = await host.say('get_chat_history', { roomId: id })
    expect((history as { data: { messages: unknown[] } }).data.messages).toHaveLength(1)
    // The other way round, and a refusal stays a refusal.
    roomPlay.send('chat_message', { ...line, ref: 'ref-2' })
    expect(await roomPlay.until('ack', 2)).toMatchObject({ ref: 'ref-2', ...failure('RATE_LIMITED') })
    time.pass(2_000)
    expect(await host.say('chat_message', { ...line, ref: 'ref-2' })).toMatchObject(failure('RATE_LIMITED'))
    expect(await host.say('chat_message', { ...line, ref: 'ref-3' })).toEqual({ success: true })
    // Another user’s ref is another one.
    const guest = await table.sit(bob, id)
    expect(await guest.say('chat_message', { ...line, ref: 'ref-3' })).toEqual({ success: true })
    const after = await guest.say('get_chat_history', { roomId: id })
    expect((after as { data: { messages: unknown[] } }).data.messages).toHaveLength(3)
    await roomPlay.room.leave(false)
  })
})

describe('in a game', () => {
  it('[RT-10, RT-14, RT-15, RT-24, RT-39] guesses as by HTTP; rounds are the host’s', {
    timeout: 30_000,
  }, async () => {
    const { gameSessionId, clients, room } = await table.play([ada, bob], { rounds: 2 })
    const [host, guest] = clients as [AccountClient, AccountClient]
    const stranger = await table.connect(cem)
    for (const name of ['submit_guess', 'end_round', 'start_next_round', 'pause_game'])
      expect(await stranger.say(name, { gameSessionId, guess: 'lantern' })).toMatchObject(
        failure('NOT_A_MEMBER'),
      )
    for (const name of ['end_round', 'start_next_round', 'pause_game', 'resume_game'])
      expect(await guest.say(name, { gameSessionId })).toMatchObject(failure('NOT_THE_HOST'))
    expect(await guest.say('kick_player', { roomId: room.id, userId: ada.user.id })).toMatchObject(
      failure('NOT_THE_HOST'),
    )
    expect(await guest.say('submit_guess', { gameSessionId: 'game-nowhere', guess: 'x' })).toMatchObject(
      failure('ROOM_NOT_FOUND'),
    )

    const forged = { playerId: bob.user.id, userId: bob.user.id, submitTime: '1970-01-01', points: 1e9 }
    const right = await host.say('submit_guess', { gameSessionId, guess: 'Lantern', ...forged })
    expect(right).toMatchObject({ success: true, data: { result: 'correct' } })
    expect(await host.until('guess_result')).toMatchObject((right as { data: object }).data)
    expect((await guest.until('correct_answer')).userId).toBe(ada.user.id)
    expect(guest.all('guess_result')).toEqual([])
    const wrong = await guest.say('submit_guess', { gameSessionId: room.id, guess: 'bicycle' })
    expect(wrong).toEqual({ success: true, data: { result: 'wrong', points: 0 } })
    expect(await host.until('chat_message')).toMatchObject({
      message: 'bicycle',
      isGuess: true,
      userId: bob.user.id,
    })

    expect(await host.say('start_next_round', { gameSessionId })).toMatchObject(failure('CONFLICT'))
    const time = holdTime()
    expect(await host.say('end_round', { gameSessionId, ref: 'end-1' })).toMatchObject({ success: true })
    expect(await guest.until('round_ended')).toMatchObject({ round: 1, answer: 'lantern' })
    expect(await host.say('end_round', { gameSessionId })).toMatchObject(failure('NO_ROUND_RUNNING'))
    expect(await host.say('start_next_round', { gameSessionId })).toMatchObject({
      ...failure('RATE_LIMITED'),
      details: { retryAfter: 5 },
    })
    time.release()
    expect((await guest.until('round_started', 2)).round).toBe(2)
    // Sent again with its ref, the first end does not end the second round.
    expect(await host.say('end_round', { gameSessionId, ref: 'end-1' })).toMatchObject({ success: true })
    expect(guest.all('round_ended')).toHaveLength(1)
    expect(await host.say('end_round', { gameSessionId })).toMatchObject({ success: true })
    expect((await guest.until('game_finished')).winner?.userId).toBe(ada.user.id)
    for (const { name, payload } of guest.heard) {
      const schema = roomServerEventSchemas[name as keyof typeof roomServerEventSchemas]
      expect(schema.parse(payload), name).toEqual(payload)
    }
  })
})

describe('a game that is gone', () => {
  const gone = { code: 'GAME_ENDED_CLEANUP', message: 'The previous game has ended and its room is closed.' }

  it('[RT-43] sends GAME_ENDED_CLEANUP to a player of the closed room, ROOM_NOT_FOUND to others', async () => {
    const { room, clients } = await table.play([ada, bob])
    const [host, guest] = clients as [AccountClient, AccountClient]
    await guest.say('leave_room', { roomId: room.id })
    await host.until('game_ended_and_cleaned')
    await vi.waitFor(async () =>
      expect(await host.say('player_ready', { roomId: room.id, isReady: true })).toMatchObject(
        failure(gone.code),
      ),
    )
    expect(await host.say('join_room', { roomId: room.id })).toMatchObject(failure(gone.code))
    host.socket.emit('submit_guess', { gameSessionId: `game-${room.id}`, guess: 'lantern' })
    expect(await host.until('error')).toEqual(gone)
    const stranger = await table.connect(cem)
    stranger.socket.emit('chat_message', { roomId: room.id, message: 'hello' })
    expect(await stranger.until('error')).toMatchObject({ code: 'ROOM_NOT_FOUND' })
  })

  it('[RT-43] notifies the players of a game whose process is gone', async () => {
    const room = await calls.create(cem)
    const [row] = await cloud.db('rooms').where({ id: room.id })
    await cloud.db('rooms').insert({ ...row, id: 'of-the-dead', status: 'in_progress', seen_at: 0 })
    const player = await cloud.register('dan')
    const dan = await table.connect(player)
    await cloud.db('room_seats').insert({ user_id: player.user.id, room_id: 'of-the-dead' })
    cloud.clock.advance(11_000)
    expect(await dan.until('error')).toEqual(gone)
  })
})

describe('a flood', () => {
  it.each(['watch_lobby', 'no such event'])(
    '[RT-6] of %s ends that connection and no other',
    async (name) => {
      const client = await table.connect(ada)
      const other = await table.connect(bob)
      const closed = new Promise<string>((resolve) => client.socket.once('disconnect', resolve))
      for (let i = 0; i < 300; i++) client.socket.emit(name, { on: false })
      expect(await closed).toBe('io server disconnect')
      expect(await other.say('watch_lobby', { on: false })).toEqual({ success: true })
      // Admitted again after a short silence.
      await vi.waitFor(async () => {
        const again = await table.connect(ada)
        expect(await again.say('watch_lobby', { on: false })).toEqual({ success: true })
      }, 20_000)
    },
  )

  it('[RT-6] a lively client is not taken for one', async () => {
    const client = await table.connect(await cloud.register())
    const acks = await Promise.all(Array.from({ length: 50 }, () => client.say('watch_lobby', { on: false })))
    expect(acks).toHaveLength(50)
    expect(client.socket.connected).toBe(true)
  })
})
