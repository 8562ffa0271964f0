import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#cloud/testing/room-calls.ts'
import type { AccountServerPayload } from '#shared/protocol/server-events.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import type { AccountClient } from '../support/account-client.ts'
import { type Player, QUIZZES } from '../support/api.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import {
  joinAsStage,
  joinRoomPlay,
  type RoomPlayClient,
  reconnectRoomPlay,
} from '../support/room-play-client.ts'
import { createTable, type Table } from '../support/table.ts'

let cluster: Cluster
/** The two processes: rooms are opened in the first, and asked for in the second. */
let here: Table
let there: Table
/** Ada lives here, Bob and Cem there. */
let ada: Player
let bob: Player
let cem: Player
const roomPlay: RoomPlayClient[] = []
beforeAll(async () => {
  cluster = await startCluster()
  here = createTable(cluster.a.url)
  there = createTable(cluster.b.url)
  ada = await here.register('ada')
  bob = await there.register('bob')
  cem = await there.register('cem')
})
afterEach(() => {
  here.leave()
  there.leave()
  for (const client of roomPlay.splice(0)) void client.room.leave()
})
afterAll(() => cluster.stop())

const ROOM: Partial<CreateRoomBody> = { rounds: 1, customQuizzes: QUIZZES.slice(0, 1) }
const open = (settings: Partial<CreateRoomBody> = {}): Promise<Room> =>
  here.createRoom(ada, { ...ROOM, ...settings })

async function play(table: Table, player: Player, roomId: string): Promise<RoomPlayClient> {
  const url = table === here ? cluster.a.url : cluster.b.url
  const client = await joinRoomPlay(url, player, roomId)
  roomPlay.push(client)
  return client
}
const roomAt = async (table: Table, { token }: Player, roomId: string): Promise<Room> =>
  (await table.call<{ room: Room }>('GET', `/rooms/${roomId}`, token)).room
const names = (room: Room): string[] => room.players.map(({ username }) => username)

describe('a room of another process', () => {
  it('[OPS-6, STAGE-1] is shown on a big screen, whichever process is asked for it', async () => {
    const room = await open()
    const { inviteCode: code } = room
    const pass = await there.call<StagePass>('POST', '/rooms/stage', undefined, { code })
    expect(await here.call('POST', `/rooms/${room.id}/stage`, ada.token)).toEqual(pass)
    const host = await play(here, ada, room.id)
    const stage = await joinAsStage(cluster.b.url, pass)
    roomPlay.push(stage)
    expect((await stage.until('room_view')).room.id).toBe(room.id)
    expect(await host.until('stages_updated')).toEqual({ roomId: room.id, stages: 1 })
  })

  it('[OPS-6] is listed, found by its code, joined, changed and closed like one’s own', async () => {
    const room = await open({ password: 'swordfish' })
    const { rooms } = await there.call<{ rooms: Room[] }>('GET', '/rooms', bob.token)
    expect(rooms.map(({ id }) => id)).toContain(room.id)
    expect((await roomAt(there, bob, room.id)).inviteCode).toBeUndefined()

    const path = `/rooms/${room.id}`
    await expect(there.call('POST', `${path}/join`, bob.token, {})).rejects.toThrow('ROOM_REQUIRES_PASSWORD')
    await expect(there.call('POST', `${path}/join`, bob.token, { password: 'trout' })).rejects.toThrow(
      'INCORRECT_PASSWORD',
    )
    const { inviteCode } = room
    await there.call('POST', '/rooms/join-by-code', bob.token, { inviteCode, password: 'swordfish' })
    expect(names(await roomAt(here, ada, room.id))).toEqual(['ada', 'bob'])
    expect((await roomAt(there, bob, room.id)).inviteCode).toBe(inviteCode)

    const { room: ready } = await there.call<{ room: Room }>('POST', `${path}/ready`, bob.token, {
      isReady: true,
    })
    expect(ready.players[1]?.isReady).toBe(true)
    await expect(there.call('PATCH', path, bob.token, { name: 'Mine' })).rejects.toThrow('NOT_THE_HOST')
    await there.call('PATCH', path, ada.token, { name: 'Renamed', password: 'trout' })
    expect(await roomAt(here, ada, room.id)).toMatchObject({ name: 'Renamed', hasPassword: true })
    await there.call('POST', `${path}/join`, cem.token, { password: 'trout' })
    await there.call('POST', `${path}/leave`, cem.token)
    expect(names(await roomAt(here, ada, room.id))).toEqual(['ada', 'bob'])

    await there.call('DELETE', path, ada.token)
    for (const table of [here, there]) await expect(roomAt(table, ada, room.id)).rejects.toThrow('404')
    await expect(there.call('POST', '/rooms/join-by-code', cem.token, { inviteCode })).rejects.toThrow(
      'NO_ROOM_FOUND_WITH_CODE',
    )
  })

  it('[OPS-6, RT-9, RT-62] is played over the account channel of both', async () => {
    const room = await open()
    const one = await here.sit(ada, room.id)
    const two = await there.sit(bob, room.id)
    expect(await one.until('user_connected')).toMatchObject({ userId: bob.user.id })
    await two.until('room_view')
    // What happens right after the view must not come before it.
    const told = two.heard.map(({ name }) => name)
    expect(told.slice(0, 2)).toEqual(['room_joined', 'room_view'])

    const ref = 'said once'
    const line = { roomId: room.id, message: 'Hello from there', ref }
    expect(await two.say('chat_message', line)).toMatchObject({ success: true })
    expect(await two.say('chat_message', line)).toMatchObject({ success: true })
    expect(await one.until('chat_message')).toMatchObject({ username: 'bob', message: 'Hello from there' })
    expect(await two.until('chat_message')).toEqual(one.all('chat_message')[0])
    await one.say('chat_message', { roomId: room.id, message: 'Hello from here' })
    expect(await two.until('chat_message', 2)).toMatchObject({ username: 'ada' })
    expect(await two.say('get_chat_history', { roomId: room.id })).toMatchObject({
      success: true,
      data: { messages: [{ username: 'bob' }, { username: 'ada' }] },
    })

    await finish(room, one, two)
    const { stats } = await here.call<{ stats: object }>('GET', '/auth/profile', bob.token)
    // Quizzes of the host's own bring no win.
    expect(stats).toMatchObject({ games: 1, wins: 0 })
  })

  it('[OPS-6, RT-52, RT-54] is played over room play, to which both lead, and led back to', async () => {
    const room = await open()
    const one = await play(here, ada, room.id)
    let two = await play(there, bob, room.id)
    expect(await one.until('user_connected')).toMatchObject({ userId: bob.user.id })
    const token = two.room.reconnectionToken
    two.cut()
    await one.until('user_disconnected')
    await expect(reconnectRoomPlay(cluster.b.url, cem, token)).rejects.toMatchObject({ code: 4214 })
    two = await reconnectRoomPlay(cluster.b.url, bob, token)
    roomPlay.push(two)
    expect(await two.say('chat_message', { roomId: room.id, message: 'Back' })).toMatchObject({
      success: true,
    })
    expect(await one.until('chat_message')).toMatchObject({ username: 'bob', message: 'Back' })
    await finish(room, one, two)
  })

  it('[OPS-6, ROOM-27, ROOM-32] obeys its host, and the next one, wherever they are', async () => {
    const room = await open()
    const host = await there.sit(ada, room.id)
    const guest = await there.sit(bob, room.id)
    const other = await play(here, cem, room.id)
    expect(await guest.say('kick_player', { roomId: room.id, userId: cem.user.id })).toMatchObject({
      code: 'NOT_THE_HOST',
    })
    const kick = { roomId: room.id, userId: cem.user.id, ban: true }
    expect(await host.say('kick_player', kick)).toMatchObject({ success: true })
    expect(await other.until('return_to_lobby')).toEqual({ roomId: room.id, reason: 'kicked' })
    expect(await other.closed).toBe(4000)
    await expect(joinRoomPlay(cluster.b.url, cem, room.id)).rejects.toMatchObject({ code: 403 })
    expect(await host.say('leave_room', { roomId: room.id })).toMatchObject({ success: true })
    expect((await roomAt(here, bob, room.id)).host.id).toBe(bob.user.id)
    expect(await guest.say('lock_room', { roomId: room.id, locked: true })).toMatchObject({ success: true })
  })

  it('[OPS-6] knows when an account connection of another process is gone', async () => {
    const room = await open()
    const host = await here.sit(ada, room.id)
    const guest = await there.sit(bob, room.id)
    await host.until('user_connected')
    guest.close()
    expect(await host.until('user_disconnected')).toMatchObject({ userId: bob.user.id })
    expect((await roomAt(there, ada, room.id)).players[1]?.connected).toBe(false)
  })

  it('[OPS-6, GAME-38] leads to one rematch, asked for in any process', async () => {
    const room = await open()
    const one = await here.sit(ada, room.id)
    const two = await there.sit(bob, room.id)
    await finish(room, one, two)
    const path = `/game/${room.id}/rematch`
    const answers = await Promise.all([
      here.call<{ room: Room }>('POST', path, ada.token),
      there.call<{ room: Room }>('POST', path, bob.token),
      there.call<{ room: Room }>('POST', path, ada.token),
    ])
    const [id] = new Set(answers.map((answer) => answer.room.id))
    expect(answers.map((answer) => answer.room.id)).toEqual([id, id, id])
    for (const client of [one, two])
      expect(await client.until('matchmaking_room_ready')).toEqual({ roomId: id, action: 'join_room' })
    expect(names(await roomAt(there, bob, id ?? '')).toSorted()).toEqual(['ada', 'bob'])
  })

  it('[OPS-6, ROOM-24] is left when its player sits down in one here, or opens one', async () => {
    const room = await open()
    await there.call('POST', `/rooms/${room.id}/join`, bob.token, {})
    const own = await there.createRoom(bob, ROOM)
    expect(names(await roomAt(there, cem, room.id))).toEqual(['ada'])
    await there.call('POST', `/rooms/${room.id}/join`, bob.token, {})
    await expect(roomAt(here, bob, own.id)).rejects.toThrow('404')
  })

  it('[OPS-6, ERR-44] keeps its players while they play', async () => {
    const room = await open()
    await here.sit(ada, room.id)
    await there.sit(bob, room.id)
    await here.call('POST', '/game/start', ada.token, { roomId: room.id })
    await eventually(
      () => roomAt(there, bob, room.id),
      ({ status }) => status === 'in_progress',
    )
    const elsewhere = await there.createRoom(cem, ROOM)
    await expect(there.call('POST', `/rooms/${elsewhere.id}/join`, bob.token, {})).rejects.toThrow(
      'ALREADY_IN_ACTIVE_GAME',
    )
    await expect(there.createRoom(bob, ROOM)).rejects.toThrow('ALREADY_IN_ACTIVE_GAME')
    const active = await there.call('GET', '/game/player/active-colyseus-rooms', bob.token)
    expect(active).toMatchObject({ primaryRoom: { colyseusRoomId: room.id, isInProgress: true } })
    const { gameSession } = await there.call<{ gameSession: object }>('GET', `/game/${room.id}`, bob.token)
    expect(gameSession).toMatchObject({ roomId: room.id, status: 'playing' })
    await there.call('POST', `/game/${room.id}/end`, ada.token)
  })

  it('[OPS-6, ERR-35] that there is not is unknown to both', async () => {
    for (const table of [here, there]) await expect(roomAt(table, bob, 'nothing')).rejects.toThrow('404')
    await expect(joinRoomPlay(cluster.b.url, bob, 'nothing')).rejects.toMatchObject({ code: 4212 })
    const account = await there.connect(bob)
    expect(await account.say('join_room', { roomId: 'nothing' })).toMatchObject({ code: 'ROOM_NOT_FOUND' })
  })
})

describe('the lobby', () => {
  type Update = AccountServerPayload<'lobby_state_updated'>
  const updates = (client: AccountClient): Update[] =>
    client.heard.filter(({ name }) => name === 'lobby_state_updated').map(({ payload }) => payload as Update)
  const until = (client: AccountClient, isSo: (update: Update) => boolean): Promise<Update[]> =>
    eventually(
      async () => updates(client),
      (told) => told.some(isSo),
    )

  it('[OPS-6, RT-18] tells those who watch in one process of the rooms of the other, once', async () => {
    const watcher = await there.connect(bob)
    await watcher.say('watch_lobby', { on: true })
    const room = await open({ name: 'Far away' })
    const added = await until(watcher, ({ rooms }) => rooms.some(({ id }) => id === room.id))
    expect(JSON.stringify(added)).not.toContain(room.inviteCode)
    await here.call('PATCH', `/rooms/${room.id}`, ada.token, { name: 'Renamed' })
    await until(watcher, ({ rooms }) => rooms.some(({ name }) => name === 'Renamed'))
    await here.call('DELETE', `/rooms/${room.id}`, ada.token)
    const told = await until(watcher, ({ removed }) => removed.includes(room.id))
    expect(told.filter(({ removed }) => removed.includes(room.id))).toHaveLength(1)
  })
})

/** The one round of the room's game, which the second player wins. */
async function finish(
  room: Room,
  one: AccountClient | RoomPlayClient,
  two: AccountClient | RoomPlayClient,
): Promise<void> {
  for (const client of [one, two])
    expect(await client.say('player_ready', { roomId: room.id, isReady: true })).toMatchObject({
      success: true,
    })
  const { gameSessionId } = await two.until('round_started')
  const guess = { gameSessionId, guess: 'lantern' }
  // The lines said in the waiting room count for the pause between two.
  const right = await eventually(
    () => two.say('submit_guess', guess),
    (ack) => ack.success,
  )
  expect(right).toMatchObject({ data: { result: 'correct' } })
  expect(await one.until('correct_answer')).toMatchObject({ username: 'bob', order: 1 })
  await eventually(
    () => one.say('submit_guess', guess),
    (ack) => ack.success,
  )
  expect(await one.until('round_ended')).toMatchObject({ answer: 'lantern' })
  const { yours: _one, ...finished } = await one.until('game_finished')
  expect(finished.winner).toMatchObject({ username: 'bob' })
  const { yours: _two, ...same } = await two.until('game_finished')
  expect(same).toEqual(finished)
}
