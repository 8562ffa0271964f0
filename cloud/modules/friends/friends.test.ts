/**
 * @module-tag postgres
 * Races; queries of played-games-repository.ts, relations-repository.ts and rooms-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertPlayedGame } from '#cloud/modules/account/testing/played-game.ts'
import { roomCalls, type Somebody } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { FRIENDS_MAX, REQUESTS_RECEIVED_MAX, REQUESTS_SENT_MAX } from '#shared/constants/friends.ts'
import { friendCalls } from '#shared/i18n/en/friend-calls.ts'
import { type Friends, friendsData } from '#shared/schemas/friends.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

let cloud: TestCloud
let table: Table
let calls: ReturnType<typeof roomCalls>
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  table = createTable(cloud.url)
  calls = roomCalls(cloud)
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const ask = (player: Somebody | null, { user }: Somebody) =>
  calls.as(player, 'POST', '/friends', { username: user.username })
const end = (player: Somebody, { user }: Somebody) => calls.as(player, 'DELETE', `/friends/${user.id}`)
const block = (player: Somebody, { user }: Somebody) => calls.as(player, 'POST', `/friends/${user.id}/block`)
const unblock = (player: Somebody, { user }: Somebody) =>
  calls.as(player, 'DELETE', `/friends/${user.id}/block`)
const challenge = (player: Somebody, { user }: Somebody, body?: object) =>
  calls.as(player, 'POST', `/friends/${user.id}/challenge`, body)

async function friendsOf(player: Somebody): Promise<Friends> {
  const { status, body, text } = await calls.as(player, 'GET', '/friends')
  expect(status, text).toBe(200)
  expect(friendsData.parse(body.data)).toEqual(body.data)
  return body.data
}
/** The names in each list. */
async function namesOf(player: Somebody): Promise<Record<keyof Friends, string[]>> {
  const lists = Object.entries(await friendsOf(player))
  return Object.fromEntries(
    lists.map(([list, people]) => [list, people.map(({ username }) => username)]),
  ) as Record<keyof Friends, string[]>
}
const nobody = { friends: [], received: [], sent: [], blocked: [], recent: [] }
const personOf = ({ user: { id, username, avatar } }: TestPlayer) => ({ id, username, avatar })

async function pair(): Promise<[TestPlayer, TestPlayer]> {
  return [await cloud.register(), await cloud.register()]
}
async function friends(): Promise<[TestPlayer, TestPlayer]> {
  const [ada, bob] = await pair()
  await ask(ada, bob)
  await ask(bob, ada)
  return [ada, bob]
}

/** Rows of accounts that nobody signs in to. */
async function crowd(count: number): Promise<string[]> {
  const [{ username: made }] = (await cloud.db('users').count({ username: '*' })) as [{ username: number }]
  const ids = Array.from({ length: count }, (_, index) => `crowd-${made}-${index}`)
  const row = await cloud.db('users').whereNot({ role: 'guest' }).first()
  for (const id of ids)
    await cloud.db('users').insert({ ...row, id, username: id, username_folded: id, email_folded: id })
  return ids
}
const relate = async (relations: readonly (readonly [from: string, to: string, kind: string])[]) => {
  for (const [user_id, other_id, kind] of relations)
    await cloud.db('player_relations').insert({ user_id, other_id, kind, since: 1 })
}

describe('a request', () => {
  it('[FRIEND-2] is told, shown to both, and accepted by asking back, which is told, too', async () => {
    const [ada, bob] = await pair()
    const [hears, heard] = [await table.connect(bob), await table.connect(ada)]
    expect(await ask(ada, bob)).toMatchObject({
      status: 201,
      body: { data: { state: 'asked', user: personOf(bob) } },
    })
    expect(await hears.until('friend_request')).toEqual({ user: personOf(ada) })
    expect(await namesOf(ada)).toEqual({ ...nobody, sent: [bob.user.username] })
    expect(await namesOf(bob)).toEqual({ ...nobody, received: [ada.user.username] })
    expect(await ask(bob, ada)).toMatchObject({
      status: 201,
      body: { data: { state: 'friends', user: personOf(ada) } },
    })
    expect(await heard.until('friend_accepted')).toEqual({ user: personOf(bob) })
    expect(await namesOf(ada)).toEqual({ ...nobody, friends: [bob.user.username] })
    expect(await namesOf(bob)).toEqual({ ...nobody, friends: [ada.user.username] })
  })

  it('[FRIEND-2] that was made is the same once more, and told once', async () => {
    const [ada, bob] = await pair()
    const hears = await table.connect(bob)
    for (let i = 0; i < 3; i++) expect((await ask(ada, bob)).body.data.state).toBe('asked')
    await ask(bob, ada)
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const)
      expect((await ask(one, other)).body.data.state).toBe('friends')
    await challenge(ada, bob)
    await hears.until('friend_challenge')
    expect(hears.all('friend_request')).toHaveLength(1)
    expect(hears.all('friend_accepted')).toEqual([])
  })

  it('[FRIEND-2] of both at once makes them friends, however often', async () => {
    const pairs = await Promise.all(Array.from({ length: 4 }, pair))
    for (const [ada, bob] of pairs) {
      const answers = await Promise.all([ask(ada, bob), ask(bob, ada), ask(ada, bob), ask(bob, ada)])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      for (const player of [ada, bob]) expect((await namesOf(player)).friends).toHaveLength(1)
    }
  })

  it('[FRIEND-2, ERR-18] to oneself is 400, to an unknown player or a guest 404, without a name 400', async () => {
    const ada = await cloud.register('Ada_Asks')
    const { user } = await cloud.guest('a_guest')
    for (const username of ['Ada_Asks', 'ada_asks'])
      expect((await calls.as(ada, 'POST', '/friends', { username })).body).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'username', message: 'This is you' }],
      })
    for (const username of ['nobody_here', '%', user.username, `GUEST:${user.id}`.slice(0, 20)])
      expect(await calls.as(ada, 'POST', '/friends', { username })).toMatchObject({
        status: 404,
        body: { code: 'USER_NOT_FOUND', error: 'User not found' },
      })
    for (const body of [{}, { username: ' ' }, { username: 7 }, { username: 'x'.repeat(21) }, []])
      expect((await calls.as(ada, 'POST', '/friends', body)).status).toBe(400)
    expect(await friendsOf(ada)).toEqual(nobody)
  })

  it('[FRIEND-2] is refused where there is no room for more, on either side', async () => {
    const [ada, bob] = await pair()
    const ids = await crowd(FRIENDS_MAX)
    const clear = () =>
      cloud
        .db('player_relations')
        .whereIn('user_id', [ada.user.id, bob.user.id, ...ids])
        .delete()
    const expectFull = async (one: TestPlayer, other: TestPlayer, text: string, max: number) => {
      const { status, body } = await ask(one, other)
      expect([status, body.code, body.error]).toEqual([409, 'CONFLICT', text.replace('{{max}}', String(max))])
      await clear()
    }
    await relate(ids.slice(0, REQUESTS_SENT_MAX).map((id) => [ada.user.id, id, 'asked']))
    await expectFull(ada, bob, friendCalls.requestsFull, REQUESTS_SENT_MAX)
    await relate(ids.slice(0, REQUESTS_RECEIVED_MAX).map((id) => [id, bob.user.id, 'asked']))
    await expectFull(ada, bob, friendCalls.theirRequestsFull, REQUESTS_RECEIVED_MAX)
    await relate(ids.map((id) => [ada.user.id, id, 'friend']))
    await expectFull(ada, bob, friendCalls.friendsFull, FRIENDS_MAX)
    await ask(ada, bob)
    await relate(ids.map((id) => [ada.user.id, id, 'friend']))
    await expectFull(bob, ada, friendCalls.theirFriendsFull, FRIENDS_MAX)
  })

  it('[FRIEND-2] and others that come at once stay within the limit', async () => {
    const ada = await cloud.register()
    const others = [await cloud.register(), await cloud.register(), await cloud.register()]
    await relate((await crowd(REQUESTS_SENT_MAX - 1)).map((id) => [ada.user.id, id, 'asked']))
    const answers = await Promise.all(others.map((other) => ask(ada, other)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect((await friendsOf(ada)).sent).toHaveLength(REQUESTS_SENT_MAX)
  })
})

describe('the end', () => {
  it('[FRIEND-3] of a friendship, a request that is withdrawn, or one that is declined, is so for both', async () => {
    const [ada, bob] = await friends()
    expect((await end(bob, ada)).status).toBe(200)
    for (const player of [ada, bob]) expect(await friendsOf(player)).toEqual(nobody)
    for (const who of [ada, bob]) {
      await ask(ada, bob)
      expect((await end(who, who === ada ? bob : ada)).status).toBe(200)
      for (const player of [ada, bob]) expect(await friendsOf(player)).toEqual(nobody)
    }
    expect((await ask(ada, bob)).body.data.state).toBe('asked')
  })

  it('[FRIEND-3, ERR-18] of nothing is not found, nor are players whom nobody knows', async () => {
    const [ada, bob] = await pair()
    expect(await end(ada, bob)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await end(ada, ada)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    for (const path of ['nobody', '%00', 'nobody/block', '%00/block', `${'x'.repeat(65)}/block`])
      expect((await calls.as(ada, 'DELETE', `/friends/${path}`)).status, path).toBe(404)
    expect((await calls.as(ada, 'POST', '/friends/nobody/block')).body.code).toBe('USER_NOT_FOUND')
  })
})

describe('a blocked player', () => {
  it('is no friend any more, and is answered as if they were not blocked', async () => {
    const [ada, bob] = await friends()
    const hears = await table.connect(ada)
    expect((await block(ada, bob)).status).toBe(200)
    expect((await block(ada, bob)).status).toBe(200)
    expect(await namesOf(ada)).toEqual({ ...nobody, blocked: [bob.user.username] })
    expect(await friendsOf(bob)).toEqual(nobody)

    expect(await ask(bob, ada)).toMatchObject({ status: 201, body: { data: { state: 'asked' } } })
    expect(await namesOf(bob)).toEqual({ ...nobody, sent: [ada.user.username] })
    expect(await namesOf(ada)).toEqual({ ...nobody, blocked: [bob.user.username] })
    expect((await challenge(bob, ada)).body).toMatchObject({
      code: 'FORBIDDEN',
      error: friendCalls.notFriends,
    })
    expect((await end(ada, bob)).status).toBe(404)
    expect((await ask(ada, bob)).body).toMatchObject({ code: 'CONFLICT', error: friendCalls.unblockFirst })

    // Told after what must not be told.
    const cem = await cloud.register()
    await ask(cem, ada)
    expect(await hears.until('friend_request')).toEqual({ user: personOf(cem) })

    expect((await unblock(ada, bob)).status).toBe(200)
    expect((await unblock(ada, bob)).status).toBe(404)
    expect((await namesOf(ada)).received.toSorted()).toEqual(
      [bob, cem].map(({ user }) => user.username).toSorted(),
    )
    expect((await ask(ada, bob)).body.data.state).toBe('friends')
  })

  it('[FRIEND-2] is no friend, whichever of two requests crosses the block', async () => {
    const [ada, bob] = await pair()
    await ask(bob, ada)
    await Promise.all([ask(ada, bob), block(bob, ada), ask(ada, bob)])
    expect(await namesOf(bob)).toEqual({ ...nobody, blocked: [ada.user.username] })
    expect((await friendsOf(ada)).friends).toEqual([])
  })

  it('fills up nobody’s requests', async () => {
    const [ada, bob] = await pair()
    const ids = await crowd(REQUESTS_RECEIVED_MAX)
    await relate(
      ids.flatMap((id) => [[id, bob.user.id, 'asked'] as const, [bob.user.id, id, 'blocked'] as const]),
    )
    expect((await friendsOf(bob)).received).toEqual([])
    expect((await ask(ada, bob)).status).toBe(201)
  })

  it('may block, too, and is not oneself', async () => {
    const [ada, bob] = await pair()
    await Promise.all([block(ada, bob), block(bob, ada)])
    await unblock(ada, bob)
    expect((await ask(ada, bob)).body.data.state).toBe('asked')
    expect(await namesOf(bob)).toEqual({ ...nobody, blocked: [ada.user.username] })
    expect(await block(ada, ada)).toMatchObject({ status: 400, body: { error: 'This is you' } })
  })
})

describe('a challenge', () => {
  it('[FRIEND-4] makes a private lobby, and calls the friend, who may come in', async () => {
    const [ada, bob] = await friends()
    const hears = await table.connect(bob)
    await calls.as(ada, 'PATCH', '/auth/language', { language: 'italian' })
    const { status, body } = await challenge(ada, bob)
    expect(status).toBe(201)
    const { room } = body.data
    expect(room).toMatchObject({
      mode: 'private',
      listed: false,
      host: { id: ada.user.id },
      language: 'italian',
      name: `${ada.user.username} vs ${bob.user.username}`,
      inviteCode: expect.any(String),
    })
    const { inviteCode: _code, audience: _audience, ...shown } = room
    expect(await hears.until('friend_challenge')).toEqual({ room: shown, from: personOf(ada) })
    expect((await calls.join(bob, room.id)).status).toBe(200)
    expect(await calls.seatsOf(ada, room.id)).toEqual([ada.user.id, bob.user.id])
  })

  it('[FRIEND-4, API-10] happens once under its key', async () => {
    const [ada, bob] = await friends()
    const hears = await table.connect(bob)
    const again = () =>
      cloud.call('POST', `/api/friends/${bob.user.id}/challenge`, {
        token: ada.token,
        headers: { 'Idempotency-Key': 'a-challenge' },
      })
    const answers = [await again(), await again()]
    expect(answers[1]?.text).toBe(answers[0]?.text)
    const other = await challenge(ada, bob)
    await hears.until('friend_challenge', 2)
    expect(hears.all('friend_challenge').map(({ room }) => room.id)).toEqual([
      answers[0]?.body.data.room.id,
      other.body.data.room.id,
    ])
  })

  it('[FRIEND-4, ERR-18] is for friends alone: 403 for others, 404 for nobody', async () => {
    const [ada, bob] = await pair()
    for (const player of [bob, ada])
      expect(await challenge(ada, player)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    await ask(ada, bob)
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const)
      expect((await challenge(one, other)).status).toBe(403)
    expect((await calls.as(ada, 'POST', '/friends/nobody/challenge', { roomId: 7 })).body.code).toBe(
      'USER_NOT_FOUND',
    )
  })

  it('[FRIEND-4] may call into the room that one sits in, and into no other', async () => {
    const [ada, bob] = await friends()
    const hears = await table.connect(bob)
    const room = await calls.create(ada)
    const { status, body } = await challenge(ada, bob, { roomId: room.id })
    expect([status, body.data.room.id]).toEqual([201, room.id])
    expect((await hears.until('friend_challenge')).room.id).toBe(room.id)
    const foreign = await calls.create(await cloud.register())
    expect((await challenge(ada, bob, { roomId: foreign.id })).body.code).toBe('NOT_A_MEMBER')
    expect((await challenge(ada, bob, { roomId: 'nowhere' })).body.code).toBe('ROOM_NOT_FOUND')
    expect((await challenge(ada, bob, { roomId: 7 })).status).toBe(400)
  })
})

describe('the list', () => {
  it('[FRIEND-1] says who is online, and who sits in a room or plays', async () => {
    const [ada, bob] = await friends()
    const [cem, dan] = await pair()
    for (const one of [cem, dan]) {
      await ask(ada, one)
      await ask(one, ada)
    }
    const { room } = await table.play([cem, await cloud.register()])
    await calls.create(dan)
    const list = async () =>
      (await friendsOf(ada)).friends.map(({ username, online, place }) => [username, online, place])
    // The directory stores the start of the game a moment later.
    await expect.poll(list).toEqual(
      [
        [bob.user.username, true, null],
        [cem.user.username, true, 'game'],
        [dan.user.username, true, 'room'],
      ].toSorted(),
    )
    await calls.as(cem, 'POST', `/game/${room.id}/end`)
    await expect
      .poll(async () => (await list()).find(([name]) => name === cem.user.username))
      .toEqual([cem.user.username, true, null])
  })

  it('[FRIEND-1] shows with whom one has played lately, save guests and whom one knows already', async () => {
    const [ada, bob] = await friends()
    const [cem, dan] = await pair()
    const guest = await cloud.guest('played_too')
    await insertPlayedGame(cloud.db, [ada.user, bob.user, cem.user, guest.user])
    const last = await insertPlayedGame(cloud.db, [dan.user, ada.user])
    await cloud.db('game_players').where({ game_id: last }).update({ finished_at: 3_000 })
    await insertPlayedGame(cloud.db, [cem.user, await cloud.register().then(({ user }) => user)])
    expect((await friendsOf(ada)).recent).toEqual([
      { ...personOf(dan), at: new Date(3_000).toISOString() },
      { ...personOf(cem), at: new Date(2_000).toISOString() },
    ])
    await block(ada, dan)
    await ask(ada, cem)
    expect((await friendsOf(ada)).recent).toEqual([])
  })
})

it('[GUEST-2, API-23] friends need an account, and every call a login', async () => {
  const [ada, guest] = [await cloud.register(), await cloud.guest('no_friends')]
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['DELETE', `/${ada.user.id}`],
    ['POST', `/${ada.user.id}/block`],
    ['DELETE', `/${ada.user.id}/block`],
    ['POST', `/${ada.user.id}/challenge`],
  ] as const) {
    expect((await calls.as(guest, method, `/friends${path}`)).body.code).toBe('ACCOUNT_REQUIRED')
    expect((await calls.as(null, method, `/friends${path}`)).status).toBe(401)
  }
})

it('[FRIEND-1] all of it is part of the export, and goes with either account', async () => {
  const [ada, bob] = await friends()
  const [cem, dan] = await pair()
  const eve = await cloud.register()
  await ask(ada, cem)
  await ask(dan, ada)
  await block(ada, eve)
  await ask(eve, ada)
  const { body } = await calls.as(ada, 'GET', '/auth/export')
  const at = expect.any(String)
  expect(body.data).toMatchObject({
    friends: [{ ...personOf(bob), since: at }],
    friendRequests: [
      { ...personOf(dan), direction: 'received', at },
      { ...personOf(cem), direction: 'sent', at },
    ],
    blockedPlayers: [{ ...personOf(eve), at }],
  })
  const remove = ({ token, password }: TestPlayer) =>
    cloud.call('DELETE', '/api/auth/account', { token, body: { password } })
  for (const player of [bob, dan]) expect((await remove(player)).status).toBe(200)
  expect(await namesOf(ada)).toEqual({ ...nobody, sent: [cem.user.username], blocked: [eve.user.username] })
  expect((await remove(ada)).status).toBe(200)
  expect(await friendsOf(cem)).toEqual(nobody)
  expect(
    await cloud.db('player_relations').where({ user_id: ada.user.id }).orWhere({ other_id: ada.user.id }),
  ).toEqual([])
})

/** The last: rooms are not marked as alive while the clock moves. */
it('[FRIEND-1, FRIEND-4] who has been away for five minutes is offline, and cannot be challenged', async () => {
  const [ada, bob] = await friends()
  cloud.clock.advance(301_000)
  expect((await friendsOf(ada)).friends).toMatchObject([{ online: false, place: null }])
  expect(await challenge(ada, bob)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', error: friendCalls.notOnline },
  })
  await calls.as(bob, 'POST', '/auth/update-activity', {})
  expect((await friendsOf(ada)).friends).toMatchObject([{ online: true }])
  expect((await challenge(ada, bob)).status).toBe(201)
})
