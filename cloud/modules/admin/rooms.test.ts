import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
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

describe('a room that an admin closes', () => {
  it('[ADMIN-2, ADMIN-6] while it waits sends everyone to the lobby, and the reward goes back', async () => {
    const [ada, bob] = await couple()
    await earnR3(cloud.db, ada.user.id)
    const room = await roomCalls(cloud).create(ada, { tokenReward: 40 })
    const clients = [await table.sit(ada, room.id), await table.sit(bob, room.id)]
    expect(await balanceOf(ada)).toBe(160)
    expect(await close(room.id)).toMatchObject({ status: 200, body: { success: true } })
    for (const client of clients)
      expect(await client.until('return_to_lobby')).toEqual({ roomId: room.id, reason: 'room_closed' })
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
      expect(await client.until('game_ended_and_cleaned')).toEqual({ roomId: room.id, reason: 'room_closed' })
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
