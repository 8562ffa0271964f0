import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually, roomCalls, type Somebody } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { REPORTED_LINES_MAX } from '#shared/constants/friends.ts'
import { PLAYER_REPORT_KEPT_MS } from '#shared/constants/timings.ts'
import { friendCalls } from '#shared/i18n/en/friend-calls.ts'
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

const report = (player: Somebody | null, { user }: Somebody, body: object = { reason: 'Insults' }) =>
  calls.as(player, 'POST', `/users/${user.id}/report`, body)
const reportsOf = ({ user }: Somebody) =>
  cloud.db('player_reports').where({ reported_id: user.id }).orderBy(['made_at', 'id'])
const linesAbout = async (player: Somebody): Promise<string[]> => {
  const rows = await cloud
    .db('reported_lines')
    .join('player_reports', 'player_reports.id', 'reported_lines.report_id')
    .where({ reported_id: player.user.id })
    .orderBy('position')
    .select('message')
  return rows.map(({ message }) => message)
}
const remove = ({ token, password }: TestPlayer) =>
  cloud.call('DELETE', '/api/auth/account', { token, body: { password } })

/** They sit in a new room of the first one's, and each says this. */
async function talk(lines: readonly (readonly [player: TestPlayer | Somebody, line: string])[]) {
  const [first] = lines
  if (!first) throw new Error('nobody')
  const room = await calls.create(first[0], { maxPlayers: 50 })
  const clients = []
  for (const [player, message] of lines) {
    const client = await table.sit(player as TestPlayer, room.id)
    clients.push(client)
    expect(await client.say('chat_message', { roomId: room.id, message })).toMatchObject({ success: true })
  }
  return { room, clients }
}

describe('a report of a player', () => {
  it('is kept for admins with the last lines of the room that both share', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { room } = await talk([
      [ada, 'Hello!'],
      [bob, 'Be off.'],
    ])
    expect(await report(ada, bob, { reason: ' He was\nrude ', roomId: room.id })).toMatchObject({
      status: 201,
      body: { success: true },
    })
    expect(await reportsOf(bob)).toMatchObject([
      { user_id: ada.user.id, reason: 'He was rude', room_id: room.id, state: 'open' },
    ])
    expect(await linesAbout(bob)).toEqual(['Hello!', 'Be off.'])
    const rows = await cloud.db('reported_lines').where({ user_id: bob.user.id })
    expect(Math.abs(rows[0].said_at - Date.now())).toBeLessThan(60_000)
  })

  it('keeps thirty lines, the last ones, and those of one who has left', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const crowd = []
    for (let i = 0; i < REPORTED_LINES_MAX; i++)
      crowd.push([await cloud.guest(`talks_${i}`), `line ${i}`] as const)
    const { room } = await talk([[ada, 'first'], ...crowd.slice(1), [bob, 'rude']])
    await calls.leave(bob, room.id)
    expect((await report(ada, bob, { reason: 'x', roomId: room.id })).status).toBe(201)
    const lines = await linesAbout(bob)
    expect(lines).toHaveLength(REPORTED_LINES_MAX)
    expect([lines[0], lines.at(-1)]).toEqual(['line 1', 'rude'])
  })

  it('holds nothing that the reporter was not shown', async () => {
    const players = [await cloud.register(), await cloud.register(), await cloud.register()]
    const [ada, bob, cem] = players as [TestPlayer, TestPlayer, TestPlayer]
    const { room, clients } = await table.play(players, {
      rounds: 1,
      customQuizzes: [{ prompt: 'What is it?', answers: ['a lantern'] }],
    })
    const say = (index: number, message: string) =>
      clients[index]?.say('chat_message', { roomId: room.id, message })
    // It holds the answer, and so goes to nobody who is still guessing.
    expect(await say(1, 'It is a lantern, of course')).toMatchObject({ success: true })
    expect(await say(2, 'No idea')).toMatchObject({ success: true })
    await report(ada, bob, { reason: 'x', roomId: room.id })
    await report(bob, cem, { reason: 'x', roomId: room.id })
    expect(await linesAbout(bob)).toEqual(['No idea'])
    expect(await linesAbout(cem)).toEqual(['It is a lantern, of course', 'No idea'])
  })

  it('keeps for one who was kicked what they were shown before, and nothing that was said after', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { room, clients } = await talk([
      [ada, 'Go home, you fool.'],
      [bob, 'Why?'],
    ])
    await clients[0]?.say('kick_player', { roomId: room.id, userId: bob.user.id, ban: true })
    await clients[1]?.until('return_to_lobby')
    const after = await cloud.register()
    const client = await table.sit(after, room.id)
    await client.say('chat_message', { roomId: room.id, message: 'Has he gone?' })
    expect((await report(bob, ada, { reason: 'Insults', roomId: room.id })).status).toBe(201)
    expect(await linesAbout(ada)).toEqual(['Go home, you fool.', 'Why?'])
    // The room itself is closed to him.
    expect((await calls.as(bob, 'GET', `/rooms/${room.id}`)).body.data.room).not.toHaveProperty(
      'inviteCode',
      room.inviteCode,
    )
  })

  it('takes no lines of a room that the two do not share, or that is gone', async () => {
    const [ada, bob, cem] = [await cloud.register(), await cloud.register(), await cloud.register()]
    const { room: theirs } = await talk([[bob, 'Among us.']])
    const { room: own } = await talk([[ada, 'Alone.']])
    expect((await report(ada, bob, { reason: 'x', roomId: theirs.id })).status).toBe(201)
    expect((await report(ada, cem, { reason: 'x', roomId: own.id })).status).toBe(201)
    expect((await report(bob, cem, { reason: 'x', roomId: 'gone' })).status).toBe(201)
    for (const player of [bob, cem]) {
      expect(await linesAbout(player)).toEqual([])
      for (const { room_id } of await reportsOf(player)) expect(room_id).toBeNull()
    }
  })

  it('is one while it is open, however many come at once; then there may be another', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const answers = await Promise.all([1, 2, 3].map(() => report(ada, bob)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect((await report(ada, bob)).body).toMatchObject({
      code: 'RECORD_ALREADY_EXISTS',
      error: friendCalls.alreadyReported,
    })
    expect((await report(await cloud.register(), bob)).status).toBe(201)
    await cloud.db('player_reports').where({ user_id: ada.user.id }).update({ state: 'dismissed' })
    expect((await report(ada, bob)).status).toBe(201)
    expect((await reportsOf(bob)).map(({ state }) => state).toSorted()).toEqual(['dismissed', 'open', 'open'])
  })

  it('[ERR-18, API-23] is 401, 404 or 400 before anything is kept; guests may make one, and be reported', async () => {
    const [ada, bob, guest] = [await cloud.register(), await cloud.register(), await cloud.guest('reports')]
    expect((await report(null, bob)).status).toBe(401)
    expect((await calls.as(ada, 'POST', '/users/nobody/report', {})).body.code).toBe('USER_NOT_FOUND')
    expect((await calls.as(ada, 'POST', '/users/%00/report', { reason: 'x' })).status).toBe(404)
    for (const body of [
      {},
      { reason: '' },
      { reason: 7 },
      { reason: 'x'.repeat(301) },
      { reason: 'x', roomId: 7 },
    ])
      expect((await report(ada, bob, body)).status).toBe(400)
    expect(await report(ada, ada)).toMatchObject({ status: 400, body: { error: 'This is you' } })
    expect(await reportsOf(bob)).toEqual([])
    expect((await report(guest, bob)).status).toBe(201)
    expect((await report(ada, guest)).status).toBe(201)
  })
})

describe('a report of a room', () => {
  const reportRoom = (player: Somebody | null, roomId: string, body: object = { kind: 'name' }) =>
    calls.as(player, 'POST', `/rooms/${roomId}/report`, body)

  it('[FRIEND-6] keeps its name, host and settings, and the last lines that the reporter was shown', async () => {
    const [ada, bob, cem] = [await cloud.register(), await cloud.register(), await cloud.register()]
    const { room } = await talk([
      [bob, 'Welcome, you fools.'],
      [ada, 'Oh?'],
    ])
    expect(await reportRoom(ada, room.id, { kind: 'chat', reason: 'Look at it' })).toMatchObject({
      status: 201,
      body: { success: true },
    })
    const [row] = await reportsOf(bob)
    expect(row).toMatchObject({
      user_id: ada.user.id,
      kind: 'chat',
      reason: 'Look at it',
      room_id: room.id,
      room_name: room.name,
      state: 'open',
    })
    expect(JSON.parse(row.room_settings)).toMatchObject({ rounds: 1, difficulty: 'easy', hasPassword: false })
    expect(await linesAbout(bob)).toEqual(['Welcome, you fools.', 'Oh?'])
    // Who only sees it in the list was shown no lines.
    expect((await reportRoom(cem, room.id)).status).toBe(201)
    expect(await linesAbout(bob)).toHaveLength(2)
  })

  it('[FRIEND-6] stands beside one of its host, and is one while it is open, however many come at once', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const [one, other] = [await calls.create(bob), await calls.create(await cloud.register())]
    expect((await report(ada, bob)).status).toBe(201)
    const answers = await Promise.all([1, 2, 3].map(() => reportRoom(ada, one.id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect((await reportRoom(ada, one.id)).body).toMatchObject({
      code: 'RECORD_ALREADY_EXISTS',
      error: friendCalls.roomAlreadyReported,
    })
    expect((await reportRoom(ada, other.id)).status).toBe(201)
  })

  it('[FRIEND-6, ERR-18] is 401, 404, 400 or 409 before anything is kept; guests may make one', async () => {
    const [bob, guest] = [await cloud.register(), await cloud.guest('looks_on')]
    const room = await calls.create(bob)
    expect((await reportRoom(null, room.id)).status).toBe(401)
    expect((await reportRoom(guest, 'gone', {})).body.code).toBe('ROOM_NOT_FOUND')
    for (const body of [
      {},
      { kind: 'other' },
      { kind: 'cheating' },
      { kind: 'spam', reason: 'x'.repeat(301) },
    ])
      expect((await reportRoom(guest, room.id, body)).status).toBe(400)
    expect((await reportRoom(bob, room.id)).body).toMatchObject({
      code: 'CONFLICT',
      error: friendCalls.ownRoom,
    })
    expect(await reportsOf(bob)).toEqual([])
    expect((await reportRoom(guest, room.id)).status).toBe(201)
  })

  it('[FRIEND-6] of a match there is none: nobody made it', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    for (const player of [ada, bob])
      await calls.as(player, 'POST', '/gamemode/matchmaking/start', { gameModeId: 'quick_match' })
    const roomId = await eventually(
      async () => {
        cloud.clock.advance(1_000)
        const { body } = await calls.as(ada, 'GET', '/game/player/active-colyseus-rooms')
        return body.data.primaryRoom?.colyseusRoomId
      },
      (id) => typeof id === 'string',
    )
    for (const player of [ada, bob])
      expect((await reportRoom(player, roomId)).body).toMatchObject({
        code: 'CONFLICT',
        error: friendCalls.matchedRoom,
      })
  })
})

describe('what a report holds', () => {
  it('is part of the exports of who made it and of who wrote the lines, and of nobody’s else', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { room } = await talk([
      [ada, 'Hello!'],
      [bob, 'Be off.'],
    ])
    await report(ada, bob, { reason: 'He was rude', roomId: room.id })
    const exported = async (player: TestPlayer) => (await calls.as(player, 'GET', '/auth/export')).body.data
    const { id, username, avatar } = bob.user
    expect(await exported(ada)).toMatchObject({
      playerReports: [
        {
          reported: { id, username, avatar },
          kind: 'other',
          reason: 'He was rude',
          roomId: room.id,
          roomName: null,
          state: 'open',
          at: expect.any(String),
        },
      ],
      reportedLines: [{ message: 'Hello!', at: expect.any(String) }],
    })
    const his = await exported(bob)
    expect(his).toMatchObject({ playerReports: [], reportedLines: [{ message: 'Be off.' }] })
    expect(JSON.stringify(his)).not.toContain('He was rude')
  })

  it('goes with the accounts: a line with its author, all of it with either of the two', async () => {
    const players = [await cloud.register(), await cloud.register(), await cloud.register()]
    const [ada, bob, cem] = players as [TestPlayer, TestPlayer, TestPlayer]
    const { room } = await talk([
      [ada, 'A'],
      [bob, 'B'],
      [cem, 'C'],
    ])
    await report(ada, bob, { reason: 'x', roomId: room.id })
    await report(bob, ada, { reason: 'x', roomId: room.id })
    await remove(cem)
    expect(await linesAbout(bob)).toEqual(['A', 'B'])
    await remove(ada)
    for (const player of [ada, bob]) expect(await reportsOf(player)).toEqual([])
    expect(
      await cloud.db('reported_lines').whereIn(
        'user_id',
        players.map(({ user }) => user.id),
      ),
    ).toEqual([])
  })

  it('is deleted after ninety days', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    await report(ada, bob)
    cloud.clock.advance(PLAYER_REPORT_KEPT_MS - 60_000)
    await report(await cloud.signIn(bob), ada)
    cloud.clock.advance(61_000)
    await vi.waitFor(async () => {
      cloud.clock.advance(3_600_000)
      expect(await reportsOf(bob)).toEqual([])
    }, 10_000)
    expect(await reportsOf(ada)).toHaveLength(1)
  })
})
