/**
 * @module-tag postgres
 * Races for seats.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { Room } from '#shared/schemas/room.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let ada: TestPlayer
let bob: TestPlayer
let cem: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
  cem = await cloud.register('cem')
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const byCode = (player: TestPlayer, body: unknown) => calls.as(player, 'POST', '/rooms/join-by-code', body)
const userIds = (room: Room): string[] => room.players.map(({ userId }) => userId)
/** Every seat that this player holds in these rooms. */
async function seatsIn(player: TestPlayer, roomIds: readonly string[]): Promise<string[]> {
  const held: string[] = []
  for (const id of roomIds) if ((await calls.seatsOf(player, id)).includes(player.user.id)) held.push(id)
  return held
}

describe('POST /rooms/{id}/join', () => {
  it('[ROOM-10, ROOM-16] seats the caller, who then sees the invite code', async () => {
    const { id, inviteCode } = await calls.create(ada)
    const stranger = await calls.as(bob, 'GET', `/rooms/${id}`)
    expect(stranger.body.data.room).not.toHaveProperty('inviteCode')
    const { status, body } = await calls.join(bob, id)
    expect(status).toBe(200)
    expect(userIds(body.data.room)).toEqual([ada.user.id, bob.user.id])
    expect(body.data.room.inviteCode).toBe(inviteCode)
    expect((await calls.as(bob, 'GET', `/rooms/${id}`)).body.data.room.inviteCode).toBe(inviteCode)
  })

  it('[ROOM-24] joining again answers the room without a second seat', async () => {
    const { id } = await calls.create(ada)
    await calls.join(bob, id)
    const again = await calls.join(bob, id)
    expect(again.status).toBe(200)
    expect(userIds(again.body.data.room)).toEqual([ada.user.id, bob.user.id])
  })

  it('[ROOM-24, ROOM-28] joining another waiting room leaves the first, which closes when it is empty', async () => {
    const first = await calls.create(ada)
    const second = await calls.create(bob)
    const third = await calls.create(cem)
    await calls.join(ada, second.id)
    expect((await calls.as(bob, 'GET', `/rooms/${first.id}`)).status).toBe(404)
    await calls.join(ada, third.id)
    expect(await seatsIn(ada, [second.id, third.id])).toEqual([third.id])
  })

  it('[ROOM-24] making a room leaves the one before', async () => {
    const { id } = await calls.create(ada)
    await calls.join(bob, id)
    await calls.create(bob)
    expect(await calls.seatsOf(ada, id)).toEqual([ada.user.id])
  })

  it('[ROOM-24] a refused join leaves nothing', async () => {
    const own = await calls.create(bob)
    const guarded = await calls.create(ada, { password: 'pear' })
    expect((await calls.join(bob, guarded.id, { password: 'plum' })).status).toBe(403)
    expect(await calls.seatsOf(bob, own.id)).toEqual([bob.user.id])
  })

  it('[ROOM-10, ERR-37, ERR-38] needs the right password where there is one', async () => {
    const { id } = await calls.create(ada, { password: 'pear' })
    for (const password of [undefined, null, '']) {
      const missing = await calls.join(bob, id, { password })
      expect(missing.status).toBe(403)
      expect(missing.body).toEqual({
        success: false,
        error: 'This room requires a password',
        code: 'ROOM_REQUIRES_PASSWORD',
      })
    }
    for (const password of ['plum', 'Pear', 'pear ', '__proto__']) {
      const wrong = await calls.join(bob, id, { password })
      expect(wrong.status).toBe(403)
      expect(wrong.body).toEqual({ success: false, error: 'Incorrect password', code: 'INCORRECT_PASSWORD' })
    }
    expect((await calls.join(bob, id, { password: 'pear' })).status).toBe(200)
    expect((await calls.join(bob, id)).status).toBe(200)
  })

  it('[ROOM-19] a password given to a public room does no harm', async () => {
    const { id } = await calls.create(ada)
    expect((await calls.join(bob, id, { password: 'anything' })).status).toBe(200)
  })

  it.each([
    { password: 7 },
    { password: ['x'] },
    { password: 'x'.repeat(65) },
    { spectate: 'yes' },
    { spectate: 1 },
  ])('[ROOM-10, API-5] a body of %j answers 400', async (body) => {
    const { id } = await calls.create(ada)
    const answer = await calls.join(bob, id, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('[ROOM-10, ERR-36] a full room answers 409', async () => {
    const { id } = await calls.create(ada, { maxPlayers: 2 })
    await calls.join(bob, id)
    const { status, body } = await calls.join(cem, id)
    expect(status).toBe(409)
    expect(body).toEqual({ success: false, error: 'Room is full', code: 'ROOM_IS_FULL' })
    expect((await calls.join(bob, id)).status).toBe(200)
  })

  it('[ROOM-29, ROOM-30] spectators only where they are allowed, counted apart, also in a full room', async () => {
    const closed = await calls.create(ada, { allowSpectators: false })
    const refused = await calls.join(cem, closed.id, { spectate: true })
    expect(refused).toMatchObject({ status: 403, body: { code: 'SPECTATORS_NOT_ALLOWED' } })
    const open = await calls.create(ada, { allowSpectators: true, maxPlayers: 2 })
    await calls.join(bob, open.id)
    const { status, body } = await calls.join(cem, open.id, { spectate: true })
    expect(status).toBe(200)
    expect(body.data.room.spectators).toBe(1)
    expect(userIds(body.data.room)).toEqual([ada.user.id, bob.user.id])
    const ready = await calls.as(cem, 'POST', `/rooms/${open.id}/ready`, { isReady: true })
    expect(ready).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  it('[ROOM-32, ROOM-33] a locked room answers 409, a banned player 403', async () => {
    const { id } = await calls.create(ada)
    const host = await table.sit(ada, id)
    await calls.join(bob, id)
    expect(await host.say('lock_room', { roomId: id, locked: true })).toMatchObject({ success: true })
    expect(await calls.join(cem, id)).toMatchObject({ status: 409, body: { code: 'ROOM_IS_LOCKED' } })
    await host.say('lock_room', { roomId: id, locked: false })
    expect((await calls.join(cem, id)).status).toBe(200)
    await host.say('kick_player', { roomId: id, userId: bob.user.id, ban: true })
    expect(await calls.join(bob, id)).toMatchObject({ status: 403, body: { code: 'BANNED_FROM_ROOM' } })
    await host.say('kick_player', { roomId: id, userId: cem.user.id })
    expect((await calls.join(cem, id)).status).toBe(200)
  })

  it('[API-7] guessing passwords without end answers 429', async () => {
    const eve = await cloud.register('eve')
    const { id } = await calls.create(ada, { password: 'pear' })
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async (_, i) => {
        const headers = { 'x-forwarded-for': '9.9.9.9' }
        const body = { password: `plum ${i}` }
        return (await cloud.call('POST', `/api/rooms/${id}/join`, { token: eve.token, body, headers })).status
      }),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('POST /rooms/join-by-code', () => {
  it('[ROOM-14, ROOM-17] takes the code in any letter case and with spaces around', async () => {
    const { id, inviteCode = '' } = await calls.create(ada)
    for (const code of [inviteCode, inviteCode.toLowerCase(), ` ${inviteCode.toLowerCase()} `]) {
      const { status, body } = await byCode(bob, { inviteCode: code })
      expect(status).toBe(200)
      expect(body.data.room.id).toBe(id)
      await calls.leave(bob, id)
    }
  })

  it('[ROOM-14, ERR-39] an unknown code answers 404', async () => {
    const { status, body } = await byCode(bob, { inviteCode: 'AAAAAA' })
    expect(status).toBe(404)
    expect(body).toEqual({
      success: false,
      error: 'No room found with this code',
      code: 'NO_ROOM_FOUND_WITH_CODE',
    })
    expect((await byCode(bob, { inviteCode: "'or 1=" })).status).toBe(404)
    expect((await byCode(bob, { inviteCode: '%%%%%%' })).status).toBe(404)
  })

  it.each([
    [{ inviteCode: 'ABC23' }, 'Invite code must be 6 characters long'],
    [{ inviteCode: 'ABC2345' }, 'Invite code must be 6 characters long'],
    [{ inviteCode: '' }, 'Invite code is required'],
    [{ inviteCode: '      ' }, 'Invite code is required'],
    [{}, 'Invite code is required'],
    [{ inviteCode: null }, 'Invite code is required'],
    [{ inviteCode: 234567 }, 'Invite code is required'],
  ])('[ROOM-14] %j answers 400', async (body, error) => {
    const answer = await byCode(bob, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', error } })
  })

  it('[ROOM-14, ERR-37, ERR-38] asks for the password as join does', async () => {
    const { inviteCode } = await calls.create(ada, { password: 'pear', allowSpectators: true })
    expect((await byCode(bob, { inviteCode })).body.code).toBe('ROOM_REQUIRES_PASSWORD')
    expect((await byCode(bob, { inviteCode, password: 'plum' })).body.code).toBe('INCORRECT_PASSWORD')
    const seen = await byCode(bob, { inviteCode, password: 'pear', spectate: true })
    expect(seen).toMatchObject({ status: 200, body: { data: { room: { spectators: 1 } } } })
  })

  it('[ROOM-14] the code of a closed room leads nowhere', async () => {
    const { id, inviteCode } = await calls.create(ada)
    await calls.leave(ada, id)
    expect((await byCode(bob, { inviteCode })).status).toBe(404)
  })

  it('[API-7, ROOM-14] guessing codes without end answers 429, whichever call is used', async () => {
    const eve = await cloud.register('eve_2')
    const headers = { 'x-forwarded-for': '9.9.9.9' }
    const guess = (path: string) =>
      cloud.call('POST', path, { token: eve.token, body: { inviteCode: 'AAAAAA' }, headers })
    const answers = [
      ...(await Promise.all(Array.from({ length: 6 }, () => guess('/api/rooms/join-by-code')))),
      ...(await Promise.all(Array.from({ length: 5 }, () => guess('/api/gamemode/private-lobby/join')))),
    ]
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('POST /rooms/{id}/leave', () => {
  it('[ROOM-11, ROOM-27] frees the seat, hands the room on, and answers 200 to those who have none', async () => {
    const { id } = await calls.create(ada)
    await calls.join(bob, id)
    expect((await calls.leave(cem, id)).status).toBe(200)
    expect(await calls.leave(ada, id)).toMatchObject({ status: 200, body: { success: true } })
    const { room } = (await calls.as(bob, 'GET', `/rooms/${id}`)).body.data
    expect(room.host).toEqual({ id: bob.user.id, username: 'bob' })
    expect(userIds(room)).toEqual([bob.user.id])
    expect((await calls.leave(ada, id)).status).toBe(200)
  })

  it('[ROOM-28] the last one’s leave closes the room', async () => {
    const { id } = await calls.create(ada)
    await calls.leave(ada, id)
    expect((await calls.as(ada, 'GET', `/rooms/${id}`)).status).toBe(404)
    expect((await calls.leave(ada, id)).body.code).toBe('ROOM_NOT_FOUND')
  })
})

describe('many at once', () => {
  it('[ROOM-10, ERR-36] of twenty who join a room of five at once, four find a seat beside the host', async () => {
    const { id } = await calls.create(ada, { maxPlayers: 5 })
    const crowd = await Promise.all(Array.from({ length: 20 }, () => cloud.register()))
    const answers = await Promise.all(crowd.map((player) => calls.join(player, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 16 }, () => 'ROOM_IS_FULL'))
    expect(await calls.seatsOf(ada, id)).toHaveLength(5)
  })

  it('[ROOM-24] one who joins several rooms at once has one seat, and it is the one that is remembered', async () => {
    const hosts = [await cloud.register(), await cloud.register(), await cloud.register()]
    const roomIds: string[] = []
    for (const host of hosts) roomIds.push((await calls.create(host)).id)
    for (let time = 0; time < 5; time++) {
      const answers = await Promise.all(roomIds.map((id) => calls.join(bob, id)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const [seat, ...others] = await seatsIn(bob, roomIds)
      expect(others).toEqual([])
      const { activeRoom } = (await calls.as(bob, 'GET', '/game/player/queue-status')).body.data
      expect(activeRoom?.id).toBe(seat)
    }
  })

  it('[ROOM-24] the seat is known as soon as the join is answered, and gone with the leave', async () => {
    const { id } = await calls.create(ada)
    for (let time = 0; time < 10; time++) {
      await calls.join(bob, id)
      const active = () => calls.as(bob, 'GET', '/game/player/active-colyseus-rooms')
      expect((await active()).body.data.primaryRoom).toEqual({ colyseusRoomId: id, isInProgress: false })
      await calls.leave(bob, id)
      expect((await active()).body.data).toEqual({ hasActiveRooms: false, primaryRoom: null })
    }
  })

  it('[ROOM-24] making rooms many at once leaves one of them', async () => {
    const dea = await cloud.register('dea')
    const rooms = await Promise.all(Array.from({ length: 5 }, () => calls.create(dea)))
    const found = await Promise.all(rooms.map(({ id }) => calls.as(dea, 'GET', `/rooms/${id}`)))
    expect(found.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('while a game runs', () => {
  it('[ROOM-25, ROOM-29, ERR-44] nobody new sits down where the host does not want it, spectators may, and players may not play elsewhere', async () => {
    const elsewhere = await calls.create(cem, { maxPlayers: 5 })
    const { room } = await table.play([ada, bob], { allowSpectators: true, joinInProgress: false })
    for (const answer of [
      await calls.join(bob, elsewhere.id),
      await byCode(bob, { inviteCode: elsewhere.inviteCode }),
      await calls.as(bob, 'POST', '/rooms', { ...elsewhere, password: null, customQuizzes: undefined }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toEqual({
        success: false,
        error: 'You are already in an active game session. Redirecting...',
        code: 'ALREADY_IN_ACTIVE_GAME',
      })
    }
    const dan = await cloud.register('dan')
    expect(await calls.join(dan, room.id)).toMatchObject({
      status: 409,
      body: { code: 'ROOM_ALREADY_STARTED' },
    })
    const watching = await calls.join(dan, room.id, { spectate: true })
    expect(watching).toMatchObject({ status: 200, body: { data: { room: { spectators: 1 } } } })
    // A seat holder comes back, one who only watches may go elsewhere.
    expect((await calls.join(bob, room.id)).status).toBe(200)
    expect((await calls.join(dan, elsewhere.id)).status).toBe(200)
    expect((await calls.as(ada, 'GET', `/rooms/${room.id}`)).body.data.room.spectators).toBe(0)
    // Leaving on purpose gives the seat up for good.
    await calls.leave(bob, room.id)
    expect((await calls.join(bob, elsewhere.id)).status).toBe(200)
  })
})
