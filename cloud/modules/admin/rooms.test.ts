/**
 * @module-tag postgres
 * Dialects; queries of actions-repository.ts and rooms-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isPostgres } from '#cloud/db/client.ts'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { WATCHING_MS } from '#shared/constants/admin.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import type { AccountClient } from '../../../tests/support/account-client.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let table: Table
let admin: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  table = createTable(cloud.url)
  admin = await signInAdmin(cloud)
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const as = (method: string, path: string) => cloud.call(method, `/api/admin${path}`, { token: admin.token })
const close = (roomId: string) => as('DELETE', `/rooms/${roomId}`)
const rooms = async (query = '') => (await as('GET', `/rooms${query}`)).body.data
const balanceOf = async ({ token }: TestPlayer): Promise<number> =>
  (await cloud.call('GET', '/api/wallet', { token })).body.data.balance
const actions = async () => (await as('GET', '/actions?action=room.close')).body.data.actions
const couple = async (): Promise<[TestPlayer, TestPlayer]> => [await cloud.register(), await cloud.register()]

describe('the list of rooms', () => {
  it('[ADMIN-2] shows also those that are in no list, and one room with all that its members know', async () => {
    const [ada, bob] = await couple()
    const open = await roomCalls(cloud).create(ada, { name: 'In the open' })
    const hidden = await roomCalls(cloud).create(bob, { name: 'Behind the hedge', listed: false })
    expect(await rooms()).toMatchObject({
      rooms: [{ id: hidden.id, listed: false }, { id: open.id }],
      total: 2,
      page: 1,
    })
    expect((await rooms('?search=hedge')).rooms).toMatchObject([
      { id: hidden.id, inviteCode: hidden.inviteCode },
    ])
    expect((await rooms('?limit=1&page=2')).rooms).toMatchObject([{ id: open.id }])
    expect((await rooms('?status=in_progress')).rooms).toEqual([])
    expect((await as('GET', `/rooms/${hidden.id}`)).body.data.room).toMatchObject({
      name: 'Behind the hedge',
    })
    expect(await as('GET', '/rooms/nowhere')).toMatchObject({ status: 404, body: { code: 'ROOM_NOT_FOUND' } })
    for (const room of [open, hidden]) expect((await close(room.id)).status).toBe(200)
    await eventually(rooms, ({ total }) => total === 0)
  })
})

describe('the search for rooms', () => {
  const found = async (query: string) => (await rooms(query)).rooms.map(({ id }: { id: string }) => id)

  it('[ADMIN-25] finds one by its name, code or id, by who sits there, and by state and mode', async () => {
    const [ada, bob] = await couple()
    const guest = await cloud.guest('Wandering_Moth')
    const open = await roomCalls(cloud).create(ada, { name: 'Città of 100% riddles' })
    const other = await roomCalls(cloud).create(bob, { name: 'Elsewhere' })
    expect((await roomCalls(cloud).join(guest, other.id)).status).toBe(200)
    for (const search of ['CITTA', '100%', open.inviteCode?.toLowerCase(), open.id, ada.user.username])
      expect(await found(`?search=${encodeURIComponent(search ?? '')}`), search).toEqual([open.id])
    expect(await found('?search=ring_mo')).toEqual([other.id])
    expect(await found('?search=100_')).toEqual([])
    expect(await found(`?status=waiting&mode=${open.mode}`)).toEqual([other.id, open.id])
    expect(await found('?mode=ranked')).toEqual([])
    expect((await as('GET', '/rooms?status=lost')).status).toBe(400)
    for (const room of [open, other]) await close(room.id)
  })
})

describe('a room that an admin watches', () => {
  const watch = (roomId: string, token = admin.token) =>
    cloud.call('POST', `/api/admin/rooms/${roomId}/watch`, { token })
  const look = (roomId: string, token = admin.token) =>
    cloud.call('GET', `/api/admin/rooms/${roomId}/watch`, { token })

  it('[ADMIN-25, ADMIN-6] shows its round without the answer and every line, and tells nobody but the log', async () => {
    const players = [await cloud.register(), await cloud.register(), await cloud.register()]
    const [, bob, cem] = players as [TestPlayer, TestPlayer, TestPlayer]
    const { room, clients } = await table.play(players, {
      customQuizzes: [{ prompt: 'What glows?', answers: ['a lantern'] }],
    })
    const say = (index: number, message: string) =>
      clients[index]?.say('chat_message', { roomId: room.id, message })
    await say(1, 'no lamp, I think')
    await say(2, 'It is a lantern, of course')
    expect(await look(room.id)).toMatchObject({ status: 409, body: { error: adminCalls.notWatching } })
    const comings = ({ heard }: AccountClient) =>
      heard.filter(({ name }) => /^(user_|room_|stages_|chat_)/.test(name)).length
    const before = clients.map(comings)
    expect((await watch(room.id)).status).toBe(200)
    const { view, lines } = (await look(room.id)).body.data
    expect(view).toMatchObject({
      room: { id: room.id, players: players.map(({ user }) => ({ userId: user.id })) },
      phase: 'answering',
      quiz: { prompt: 'What glows?' },
      answered: [],
      chat: [],
    })
    expect(JSON.stringify(view)).not.toContain('lantern')
    expect(lines).toMatchObject([
      { userId: bob.user.id, message: 'no lamp, I think', toSome: false },
      { userId: cem.user.id, message: 'It is a lantern, of course', toSome: true },
    ])
    const [action] = (await as('GET', `/actions?target=${room.id}`)).body.data.actions
    expect(action).toMatchObject({
      action: 'room.watch',
      admin: { id: admin.user.id },
      ip: expect.stringContaining('127.0.0.1'),
      after: { name: room.name, userIds: players.map(({ user }) => user.id) },
    })
    expect(clients.map(comings)).toEqual(before)
    await close(room.id)
    expect(await look(room.id)).toMatchObject({ status: 404, body: { code: 'ROOM_NOT_FOUND' } })
  })

  it('[ADMIN-25] is none in which they are themselves, and must be named again after an hour', async () => {
    const ada = await cloud.register()
    const [own, other] = [await roomCalls(cloud).create(admin), await roomCalls(cloud).create(ada)]
    expect(await watch(own.id)).toMatchObject({ status: 409, body: { error: adminCalls.ownRoom } })
    expect((await watch('nowhere')).status).toBe(404)
    expect((await watch(other.id)).status).toBe(200)
    const second = await signInAdmin(cloud)
    expect((await look(other.id, second.token)).status).toBe(409)
    cloud.clock.advance(WATCHING_MS - 1)
    admin = await cloud.signIn(admin)
    expect((await look(other.id)).status).toBe(200)
    cloud.clock.advance(1)
    expect((await look(other.id)).status).toBe(409)
    expect((await watch(other.id)).status).toBe(200)
    await roomCalls(cloud).join(admin, other.id)
    expect(await look(other.id)).toMatchObject({ status: 409, body: { error: adminCalls.ownRoom } })
    for (const room of [own, other]) await close(room.id)
  })
})

describe('a line of the team', () => {
  const write = (roomId: string, message: unknown) =>
    cloud.call('POST', `/api/admin/rooms/${roomId}/message`, { token: admin.token, body: { message } })

  it('[ADMIN-26, ADMIN-6] reaches everyone in the room, also those who come later', async () => {
    const [ada, bob] = await couple()
    const room = await roomCalls(cloud).create(ada)
    const first = await table.sit(ada, room.id)
    expect((await write(room.id, ' Please be kind. ')).status).toBe(200)
    const line = { userId: 'team', username: 'Riddle Rooms', message: 'Please be kind.', byTeam: true }
    expect(await first.until('chat_message')).toMatchObject(line)
    const second = await table.sit(bob, room.id)
    expect((await second.until('room_view')).chat).toMatchObject([line])
    expect((await as('GET', '/actions?action=room.message')).body.data.actions[0]).toMatchObject({
      target: room.id,
      before: null,
      after: { message: 'Please be kind.' },
    })
    await close(room.id)
  })

  it('[ADMIN-26] is refused without words, and where there is no room', async () => {
    const room = await roomCalls(cloud).create(await cloud.register())
    for (const message of ['', ' ', 7, 'x'.repeat(501)])
      expect((await write(room.id, message)).status).toBe(400)
    expect((await write('nowhere', 'Hello')).status).toBe(404)
    await close(room.id)
  })
})

describe('a room that an admin closes', () => {
  it('[ADMIN-26] tells its members the reason, whether it waits or plays', async () => {
    const [ada, bob] = await couple()
    const shut = (id: string, reason: unknown) =>
      cloud.call('DELETE', `/api/admin/rooms/${id}`, { token: admin.token, body: { reason } })
    const waiting = await roomCalls(cloud).create(ada)
    const client = await table.sit(ada, waiting.id)
    expect((await shut(waiting.id, 'x'.repeat(201))).status).toBe(400)
    expect((await shut(waiting.id, ' The name insults people. ')).status).toBe(200)
    const message = 'The name insults people.'
    const told = { roomId: waiting.id, reason: 'closed_by_team', message }
    expect(await client.until('return_to_lobby')).toEqual(told)
    expect((await actions())[0]).toMatchObject({ target: waiting.id, after: { reason: message } })
    const { room, clients } = await table.play([ada, bob], { timePerRound: 120 })
    expect((await shut(room.id, message)).status).toBe(200)
    expect(await clients[1]?.until('game_ended_and_cleaned')).toEqual({ ...told, roomId: room.id })
  })

  it('[ADMIN-2, ADMIN-6] while it waits sends everyone to the lobby, and the reward goes back', async () => {
    const [ada, bob] = await couple()
    await earnR3(cloud.db, ada.user.id)
    const room = await roomCalls(cloud).create(ada, { tokenReward: 40 })
    const clients = [await table.sit(ada, room.id), await table.sit(bob, room.id)]
    expect(await balanceOf(ada)).toBe(160)
    expect(await close(room.id)).toMatchObject({ status: 200, body: { success: true } })
    for (const client of clients)
      expect(await client.until('return_to_lobby')).toEqual({ roomId: room.id, reason: 'closed_by_team' })
    await eventually(
      () => balanceOf(ada),
      (balance) => balance === 200,
    )
    expect(await cloud.db('room_seats').where({ room_id: room.id })).toEqual([])
    expect((await actions())[0]).toMatchObject({
      admin: { id: admin.user.id },
      target: room.id,
      before: { name: 'Journey', status: 'waiting', tokenReward: 40, userIds: [ada.user.id, bob.user.id] },
      after: null,
    })
  })

  it('[ADMIN-2] while a game runs ends it without a winner, and the reward goes back', async () => {
    const [ada, bob] = await couple()
    await earnR3(cloud.db, ada.user.id)
    const settings = { customQuizzes: undefined, tokenReward: 40, timePerRound: 120 }
    const { room, gameSessionId, clients } = await table.play([ada, bob], settings)
    expect((await close(room.id)).status).toBe(200)
    for (const client of clients)
      expect(await client.until('game_ended_and_cleaned')).toEqual({
        roomId: room.id,
        reason: 'closed_by_team',
      })
    await eventually(
      () => balanceOf(ada),
      (balance) => balance === 200,
    )
    expect(await balanceOf(bob)).toBe(100)
    expect(await cloud.db('games').where({ id: gameSessionId }).first('outcome')).toEqual({
      outcome: 'unfinished',
    })
    // Both are free to play again.
    const next = await roomCalls(cloud).create(ada)
    expect((await roomCalls(cloud).join(bob, next.id)).status).toBe(200)
    await close(next.id)
  })

  it('[ADMIN-2, ADMIN-6] is closed once, and leaves no trace where there is none', async () => {
    const [ada] = await couple()
    const room = await roomCalls(cloud).create(ada)
    const before = (await actions()).length
    await close(room.id)
    expect(await close(room.id)).toMatchObject({ status: 404, body: { code: 'ROOM_NOT_FOUND' } })
    expect((await actions()).length).toBe(before + 1)
  })

  it('[ADMIN-2, API-10] answers the same again under its key, also where the room is gone by then', async () => {
    const [ada] = await couple()
    const room = await roomCalls(cloud).create(ada)
    const before = (await actions()).length
    const headers = { 'Idempotency-Key': `close ${room.id}` }
    const closeAgain = (id: string) =>
      cloud.call('DELETE', `/api/admin/rooms/${id}`, { token: admin.token, headers })
    for (let time = 0; time < 3; time++)
      expect(await closeAgain(room.id)).toMatchObject({ status: 200, body: { success: true } })
    expect((await actions()).length).toBe(before + 1)
    expect((await closeAgain('nowhere')).status).toBe(404)
    expect((await close(room.id)).status).toBe(404)
  })

  it('[ADMIN-6] that was closed stays noted when the transaction could not be committed', async ({
    skip,
  }) => {
    const { db } = cloud
    // SQLite has no deferred checks here that could fail a commit.
    if (!isPostgres(db)) return skip('only Postgres can be made to fail a commit')
    const [ada] = await couple()
    const room = await roomCalls(cloud).create(ada)
    await db.raw('create sequence commits')
    await db.raw(`create function fail_once() returns trigger language plpgsql as
      $$ begin if nextval('commits') = 1 then raise 'no commit'; end if; return null; end $$`)
    await db.raw(`create constraint trigger fail_once after insert on admin_actions
      deferrable initially deferred for each row execute function fail_once()`)
    expect((await close(room.id)).status).toBe(500)
    const [noted] = await eventually(actions, ([action]) => action?.target === room.id)
    expect(noted).toMatchObject({ admin: { id: admin.user.id }, before: { name: 'Journey' }, after: null })
    expect((await as('GET', `/rooms/${room.id}`)).status).toBe(404)
    await db.raw('drop trigger fail_once on admin_actions')
  })

  it('[ADMIN-6] stays open when what is done cannot be noted', async () => {
    const [ada] = await couple()
    const room = await roomCalls(cloud).create(ada)
    await cloud.db.schema.renameTable('admin_actions', 'admin_actions_away')
    const { status } = await close(room.id)
    await cloud.db.schema.renameTable('admin_actions_away', 'admin_actions')
    expect(status).toBe(500)
    expect((await as('GET', `/rooms/${room.id}`)).status).toBe(200)
  })
})
