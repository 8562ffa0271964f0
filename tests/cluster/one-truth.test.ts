import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { eventually, ROOM as NEW_ROOM } from '#cloud/testing/room-calls.ts'
import type { AskedFriend, Friends } from '#shared/schemas/friends.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import { connectAccount } from '../support/account-client.ts'
import { type Api, createApi, PASSWORD, type Player, QUIZZES } from '../support/api.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

let cluster: Cluster
let apis: readonly [Api, Api]
let ada: Player
let bob: Player
beforeAll(async () => {
  cluster = await startCluster()
  apis = [createApi(cluster.a.url), createApi(cluster.b.url)]
  ada = await apis[0].register('ada')
  bob = await apis[1].register('bob')
})
afterAll(() => cluster.stop())

const ROOM: Partial<CreateRoomBody> = { rounds: 1, customQuizzes: QUIZZES.slice(0, 1) }
/** The first process for even numbers, the second for odd ones. */
const either = (index: number): Api => apis[index % 2 === 0 ? 0 : 1]
const urlOf = (index: number): string => (index % 2 === 0 ? cluster.a.url : cluster.b.url)

/** The code of the answer, or `done`. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1] ?? error.message,
  )
const roomOf = async (roomId: string): Promise<Room> =>
  (await apis[0].call<{ room: Room }>('GET', `/rooms/${roomId}`, ada.token)).room
const seatOf = async ({ user }: Player): Promise<string | undefined> =>
  (await cluster.db('room_seats').where({ user_id: user.id }).first('room_id'))?.room_id

describe('one room a key', () => {
  it('[API-10] for six calls at once of two processes, with its reward taken once', async () => {
    const host = await either(0).register('key_host')
    await earnR3(cluster.db, host.user.id)
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => {
        const response = await fetch(`${urlOf(i)}/api/rooms`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${host.token}`,
            'content-type': 'application/json',
            'idempotency-key': 'k',
          },
          body: JSON.stringify({ ...NEW_ROOM, tokenReward: 60 }),
        })
        return { status: response.status, text: await response.text() }
      }),
    )
    for (const { status, text } of answers) expect([status, text]).toEqual([201, answers[0]?.text])
    const rewards = await cluster.db('room_rewards').where({ user_id: host.user.id })
    expect(rewards.map(({ room_id }) => room_id)).toEqual([await seatOf(host)])
  })
})

describe('one seat a player', () => {
  it('[OPS-6, ROOM-24] for thirty joins at once into six rooms of two processes', async () => {
    const hosts = await Promise.all(Array.from({ length: 6 }, (_, i) => either(i).register(`host_${i}`)))
    const rooms = await Promise.all(hosts.map((host, i) => either(i).createRoom(host, ROOM)))
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        const path = `/rooms/${rooms[Math.floor(i / 2) % 6]?.id}/join`
        return outcome(either(i).call('POST', path, bob.token, {}))
      }),
    )
    expect(outcomes).toContain('done')
    expect(outcomes.filter((code) => code !== 'done' && code !== 'CONFLICT')).toEqual([])
    // A seat that was left is emptied a moment after the next one is taken.
    const taken = await eventually(
      async () => {
        const seen = await Promise.all(rooms.map(({ id }) => roomOf(id)))
        return seen.filter(({ players }) => players.some(({ userId }) => userId === bob.user.id))
      },
      (found) => found.length === 1,
    )
    expect(await seatOf(bob)).toBe(taken[0]?.id)
  })

  it('[OPS-6, ROOM-24] for thirty joins at once into one room', async () => {
    const room = await apis[0].createRoom(ada, ROOM)
    const path = `/rooms/${room.id}/join`
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => outcome(either(i).call('POST', path, bob.token, {}))),
    )
    expect(new Set(outcomes)).toEqual(new Set(['done']))
    expect((await roomOf(room.id)).players.map(({ username }) => username)).toEqual(['ada', 'bob'])
    expect(await seatOf(bob)).toBe(room.id)
  })

  it('[OPS-6, ROOM-24] for rooms that are opened and joined at once', async () => {
    const room = await apis[0].createRoom(ada, ROOM)
    const made = await Promise.all(
      [0, 1, 0, 1].map((index) =>
        either(index)
          .createRoom(bob, ROOM)
          .catch(() => null),
      ),
    )
    await apis[1].call('POST', `/rooms/${room.id}/join`, bob.token, {}).catch(() => null)
    const seat = await seatOf(bob)
    const others = [room, ...made].filter((one) => one !== null && one.id !== seat) as Room[]
    for (const { id } of others)
      await eventually(
        () => roomOf(id).catch(() => null),
        (one) => !one?.players.some(({ userId }) => userId === bob.user.id),
      )
    expect((await roomOf(seat ?? '')).players.map(({ username }) => username)).toContain('bob')
  })

  it('[OPS-6, ERR-36] and no more players than seats, for fifty at once', async () => {
    // One by one: fifty password hashes at once take longer on a busy machine than a call may.
    const crowd: Player[] = []
    for (let i = 0; i < 50; i++) crowd.push(await either(i).register(`crowd_${i}`))
    const room = await apis[0].createRoom(ada, { ...ROOM, maxPlayers: 8 })
    const outcomes = await Promise.all(
      crowd.map((player, i) => outcome(either(i).call('POST', `/rooms/${room.id}/join`, player.token, {}))),
    )
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(7)
    expect(outcomes.filter((code) => code === 'ROOM_IS_FULL')).toHaveLength(43)
    expect((await roomOf(room.id)).players).toHaveLength(8)
    const seats = await cluster.db('room_seats').where({ room_id: room.id }).select('user_id')
    expect(seats).toHaveLength(8)
  })
})

describe('one login an account', () => {
  it('[OPS-6] ends in every process when there is another one', async () => {
    const cem = await apis[0].register('cem')
    const room = await apis[0].createRoom(ada, ROOM)
    const account = await connectAccount(urlOf(0), cem)
    const gone = new Promise((resolve) => account.socket.once('disconnect', resolve))
    const playing = await joinRoomPlay(urlOf(0), cem, room.id)

    const body = { username: 'cem', password: PASSWORD }
    const again = await apis[1].call<Player>('POST', '/auth/login', undefined, body)
    await gone
    expect(account.heard.at(-1)).toEqual({
      name: 'force_disconnect',
      payload: { reason: 'Logged in from another device' },
    })
    expect(await playing.closed).toBe(4000)
    await expect(connectAccount(urlOf(0), cem)).rejects.toThrow('Unauthorized')
    await expect(joinRoomPlay(urlOf(0), cem, room.id)).rejects.toMatchObject({ code: 401 })
    // The seat is still theirs.
    const back = await joinRoomPlay(urlOf(1), again, room.id)
    expect((await back.until('room_view')).room.players).toHaveLength(2)
    await back.room.leave()
  })

  it('[OPS-6] is guarded by one count of wrong passwords', async () => {
    await apis[0].register('dan')
    const login = (index: number, password: string) =>
      outcome(either(index).call('POST', '/auth/login', undefined, { username: 'dan', password }))
    for (let i = 0; i < 10; i++) expect(await login(i, 'Wr0ngOne')).toBe('INVALID_USERNAME_OR_PASSWORD')
    expect([await login(0, PASSWORD), await login(1, PASSWORD)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
  })
})

describe('one word of two players', () => {
  const ask = (index: number, { token }: Player, { user }: Player) =>
    either(index).call<AskedFriend>('POST', '/friends', token, { username: user.username })

  it('[OPS-6, FRIEND-2] makes friends of those who ask each other at once', async () => {
    for (let i = 0; i < 3; i++) {
      const [gil, hal] = [await apis[0].register(`gil_${i}`), await apis[1].register(`hal_${i}`)]
      const answers = await Promise.all([ask(0, gil, hal), ask(1, hal, gil)])
      expect(answers.map(({ state }) => state).toSorted()).toEqual(['asked', 'friends'])
      const { friends } = await apis[1].call<Friends>('GET', '/friends', gil.token)
      expect(friends.map(({ username }) => username)).toEqual([hal.user.username])
    }
  })

  it('[OPS-6, FRIEND-1, FRIEND-4] is told, seen and counted in every process', async () => {
    const [ivy, jon] = [await apis[0].register('ivy'), await apis[1].register('jon')]
    const account = await connectAccount(urlOf(1), jon)
    await ask(0, ivy, jon)
    expect((await account.until('friend_request')).user.username).toBe('ivy')
    await ask(1, jon, ivy)
    const challenge = (index: number) =>
      either(index).call<{ room: Room }>('POST', `/friends/${jon.user.id}/challenge`, ivy.token)
    const { room } = await challenge(0)
    expect((await account.until('friend_challenge')).room.id).toBe(room.id)
    const { friends } = await apis[1].call<Friends>('GET', '/friends', jon.token)
    expect(friends).toMatchObject([{ username: 'ivy', online: true, place: 'room' }])
    await apis[1].call('POST', `/rooms/${room.id}/join`, jon.token, {})
    await apis[0].call('POST', `/users/${jon.user.id}/report`, ivy.token, { reason: 'x', roomId: room.id })
    expect(
      await outcome(apis[1].call('POST', `/users/${jon.user.id}/report`, ivy.token, { reason: 'x' })),
    ).toBe('RECORD_ALREADY_EXISTS')
    for (let i = 1; i < 5; i++) await challenge(i)
    expect([await outcome(challenge(0)), await outcome(challenge(1))]).toEqual([
      'RATE_LIMITED',
      'RATE_LIMITED',
    ])
    account.close()
  })
})

/** The last: it takes the second process away. */
describe('a process that stops', () => {
  it('[OPS-6, RT-34] ends its games, takes its connections out of the rooms elsewhere, and others go on', async () => {
    const [eve, fay] = [await apis[0].register('eve'), await apis[0].register('fay')]
    const ending = await apis[1].createRoom(eve, ROOM)
    const staying = await apis[0].createRoom(ada, ROOM)
    const host = await connectAccount(urlOf(0), ada)
    await host.say('join_room', { roomId: staying.id })
    const guest = await connectAccount(urlOf(1), bob)
    await guest.say('join_room', { roomId: staying.id })
    await host.until('user_connected')

    const one = await joinRoomPlay(urlOf(0), eve, ending.id)
    const two = await connectAccount(urlOf(0), fay)
    await two.say('join_room', { roomId: ending.id })
    await apis[0].call('POST', '/game/start', eve.token, { roomId: ending.id })
    await two.until('round_started')
    const watcher = await connectAccount(urlOf(0), fay)
    await watcher.say('watch_lobby', { on: true })

    expect(await cluster.b.stop()).toBe(0)
    const reason = { roomId: ending.id, reason: 'server_stopping' }
    expect(await one.until('game_ended_and_cleaned')).toEqual(reason)
    expect(await two.until('game_ended_and_cleaned')).toEqual(reason)
    expect(await one.closed).toBe(4503)
    expect(await host.until('user_disconnected')).toMatchObject({ userId: bob.user.id })

    expect(await outcome(apis[0].call('GET', `/rooms/${ending.id}`, fay.token))).toBe('ROOM_NOT_FOUND')
    await expect(joinRoomPlay(urlOf(0), eve, ending.id)).rejects.toMatchObject({ code: 4212 })
    await eventually(
      async () =>
        watcher.heard
          .filter(({ name }) => name === 'lobby_state_updated')
          .flatMap(({ payload }) => (payload as { removed: string[] }).removed),
      (removed) => removed.includes(ending.id),
    )
    const next = await apis[0].createRoom(fay, ROOM)
    await apis[0].call('POST', `/rooms/${next.id}/join`, eve.token, {})
    expect((await roomOf(next.id)).players.map(({ username }) => username)).toEqual(['fay', 'eve'])
    expect((await fetch(`${cluster.a.url}/health/ready`)).status).toBe(200)
    for (const client of [host, guest, two, watcher]) client.close()
  })
})
