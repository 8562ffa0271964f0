import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { type Room, roomSchema } from '#shared/schemas/room.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let ada: TestPlayer
let bob: TestPlayer
let cem: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
  cem = await cloud.register('cem')
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const get = (player: TestPlayer, id: string) => calls.as(player, 'GET', `/rooms/${id}`)
const change = (player: TestPlayer, id: string, body: unknown) =>
  calls.as(player, 'PATCH', `/rooms/${id}`, body)
const remove = (player: TestPlayer, id: string) => calls.as(player, 'DELETE', `/rooms/${id}`)
const ready = (player: TestPlayer, id: string, body: unknown) =>
  calls.as(player, 'POST', `/rooms/${id}/ready`, body)
const readiness = (room: Room) => room.players.map(({ isReady }) => isReady)
const QUIZ = { prompt: 'What leads through the dark?', answers: ['lantern'] }

/** Ada's room with Bob in it. */
async function shared(settings: Partial<CreateRoomBody> = {}): Promise<Room> {
  const { id } = await calls.create(ada, { maxPlayers: 6, ...settings })
  return (await calls.join(bob, id, { password: settings.password })).body.data.room
}

describe('GET /rooms/{id}', () => {
  it('[ROOM-4, ROOM-15, ROOM-16] answers anyone the whole room, and members the code as well', async () => {
    const room = await shared()
    const member = await get(bob, room.id)
    expect(member.status).toBe(200)
    expect(roomSchema.parse(member.body.data.room)).toEqual(member.body.data.room)
    expect(member.body.data.room).toEqual(room)
    const { inviteCode: _code, audience: _audience, ...shown } = room
    expect((await get(cem, room.id)).body.data.room).toEqual(shown)
    await calls.leave(bob, room.id)
    expect((await get(bob, room.id)).text).not.toContain('inviteCode')
  })
})

describe('GET /rooms/{id}/quizzes', () => {
  const quizzes = (player: TestPlayer, id: string) => calls.as(player, 'GET', `/rooms/${id}/quizzes`)

  it('[ROOM-42] answers the host who brought them, and nobody else', async () => {
    const room = await shared({ customQuizzes: [QUIZ] })
    const own = await quizzes(ada, room.id)
    expect([own.status, own.body.data]).toEqual([200, { quizzes: [QUIZ] }])
    for (const other of [bob, cem]) {
      const refused = await quizzes(other, room.id)
      expect([refused.status, refused.body.code]).toEqual([403, 'NOT_THE_HOST'])
    }
    expect((await quizzes(ada, 'nowhere')).status).toBe(404)
  })

  it('[ROOM-42] keeps them from a host who did not bring them, until they bring their own', async () => {
    const { id } = await shared({ customQuizzes: [QUIZ] })
    await calls.leave(ada, id)
    expect((await quizzes(bob, id)).body.data).toEqual({ quizzes: null })
    const mine = [{ prompt: 'Who hoots?', answers: ['owl'] }]
    expect((await change(bob, id, { customQuizzes: mine })).status).toBe(200)
    expect((await quizzes(bob, id)).body.data).toEqual({ quizzes: mine })
  })

  it('[ROOM-42] is null for a room that plays the collection', async () => {
    const { id } = await calls.create(ada)
    expect((await quizzes(ada, id)).body.data).toEqual({ quizzes: null })
  })
})

describe('PATCH /rooms/{id}', () => {
  it('[ROOM-6, ROOM-8, RT-17] changes what the host names, makes everyone un-ready and tells what changed', async () => {
    const { id } = await shared()
    const member = await table.sit(bob, id)
    await ready(bob, id, { isReady: true })
    const changes = {
      name: 'Renamed',
      maxPlayers: 5,
      rounds: 7,
      timePerRound: 30,
      difficulty: 'hard',
      language: 'italian',
      allowSpectators: true,
      customQuizzes: Array.from({ length: 7 }, () => QUIZ),
    }
    const { status, body } = await change(ada, id, changes)
    expect(status).toBe(200)
    expect(body.data.room).toMatchObject({ ...changes, customQuizzes: true })
    expect(readiness(body.data.room)).toEqual([false, false])
    const told = member.all('room_state_updated').findLast(({ changed }) => changed)
    expect(told?.changed?.toSorted()).toEqual(Object.keys(changes).toSorted())
    expect(told?.room).toEqual({ ...body.data.room })
    expect((await get(ada, id)).body.data.room).toEqual(body.data.room)
  })

  it('[ROOM-6] what is not named stays', async () => {
    const before = await shared({ password: 'pear', allowSpectators: true })
    const { body } = await change(ada, before.id, { rounds: 3 })
    expect(body.data.room).toEqual({ ...before, rounds: 3 })
    expect((await calls.join(cem, before.id, { password: 'pear' })).status).toBe(200)
  })

  it('[ROOM-6, ROOM-19] sets, changes and takes away the password, for those who come after', async () => {
    const { id } = await shared()
    expect((await change(ada, id, { password: 'plum' })).body.data.room.hasPassword).toBe(true)
    expect((await calls.join(cem, id)).body.code).toBe('ROOM_REQUIRES_PASSWORD')
    await change(ada, id, { password: 'pear' })
    expect((await calls.join(cem, id, { password: 'plum' })).body.code).toBe('INCORRECT_PASSWORD')
    expect((await change(ada, id, { password: '' })).body.data.room.hasPassword).toBe(false)
    expect((await calls.join(cem, id)).status).toBe(200)
    await change(ada, id, { password: 'x' })
    expect((await change(ada, id, { password: null })).body.data.room.hasPassword).toBe(false)
  })

  it('[ROOM-6, API-23] others get 403, whatever they send', async () => {
    const { id } = await shared()
    for (const player of [bob, cem])
      for (const body of [{ name: 'Mine' }, { name: '' }, {}, []]) {
        const answer = await change(player, id, body)
        expect(answer.status).toBe(403)
        expect(answer.body).toEqual({
          success: false,
          error: 'Only the host can do this',
          code: 'NOT_THE_HOST',
        })
      }
    expect((await get(ada, id)).body.data.room.name).toBe('Journey')
  })

  it.each([
    {},
    { unknown: 1 },
    { name: '' },
    { maxPlayers: 1 },
    { maxPlayers: 51 },
    { rounds: 0 },
    { rounds: null },
    { timePerRound: 4 },
    { difficulty: 'extreme' },
    { language: 'french' },
    { allowSpectators: 'no' },
    { tokenReward: -1 },
    { customQuizzes: [] },
    { customQuizzes: [QUIZ], rounds: 2 },
    { host: { id: 'x' } },
  ])('[ROOM-6, ROOM-20, QUIZ-6] refuses %j', async (body) => {
    const { id } = await shared()
    const answer = await change(ada, id, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('[QUIZ-6] more rounds than the room has quizzes answers 400, and changes nothing', async () => {
    const { id } = await shared({ rounds: 1, customQuizzes: [QUIZ] })
    const { status, body } = await change(ada, id, { rounds: 2 })
    expect(status).toBe(400)
    expect(body).toEqual({
      success: false,
      error: 'There must be at least as many custom quizzes as rounds',
      code: 'VALIDATION_FAILED',
      details: [
        { path: 'customQuizzes', message: 'There must be at least as many custom quizzes as rounds' },
      ],
    })
    expect((await get(ada, id)).body.data.room.rounds).toBe(1)
    expect((await change(ada, id, { rounds: 2, customQuizzes: [QUIZ, QUIZ] })).status).toBe(200)
  })

  it('[ROOM-38, ERR-59] a category with fewer quizzes than rounds answers 409 with their number, and changes nothing', async () => {
    const { id } = await calls.create(ada, { category: 'words', rounds: 3 })
    expect((await change(ada, id, { category: 'sport' })).body.data.room.category).toBe('sport')
    for (const changes of [{ rounds: 30 }, { category: 'sport', language: 'italian', rounds: 30 }]) {
      const { status, body } = await change(ada, id, changes)
      expect(status).toBe(409)
      expect(body).toMatchObject({
        code: 'NOT_ENOUGH_QUIZZES',
        error: 'Not enough quizzes',
      })
      // The bank's, and what the built-in generator knows of sport.
      expect(body.details.available).toBeGreaterThan(3)
      expect(body.details.available).toBeLessThan(30)
    }
    expect((await get(ada, id)).body.data.room).toMatchObject({ category: 'sport', rounds: 3 })
    expect((await change(ada, id, { category: 'any', rounds: 30 })).status).toBe(200)
    expect((await change(ada, id, { category: 'cooking' })).status).toBe(400)
  })

  it('[ROOM-6] fewer places than players are there answers 409, and changes nothing', async () => {
    const { id } = await shared()
    await calls.join(cem, id)
    const { status, body } = await change(ada, id, { maxPlayers: 2, name: 'Smaller' })
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
    expect((await get(ada, id)).body.data.room).toMatchObject({ maxPlayers: 6, name: 'Journey' })
    expect((await change(ada, id, { maxPlayers: 3 })).status).toBe(200)
  })

  it('[ROOM-6, ROOM-23] the reward cannot be changed afterwards', async () => {
    const { id } = await shared()
    expect((await change(ada, id, { tokenReward: 5 })).status).toBe(409)
    expect((await change(ada, id, { tokenReward: 0 })).status).toBe(200)
    expect((await get(ada, id)).body.data.room).toMatchObject({ tokenReward: 0, paid: false })
  })

  it('[ROOM-6, ROOM-7, ROOM-27] the rights go with the host’s place', async () => {
    const { id } = await shared()
    const host = await table.sit(ada, id)
    await host.say('make_host', { roomId: id, userId: bob.user.id })
    expect((await change(ada, id, { rounds: 2 })).status).toBe(403)
    expect((await change(bob, id, { rounds: 2 })).status).toBe(200)
  })
})

describe('DELETE /rooms/{id}', () => {
  it('[ROOM-9, RT-33] by the host closes the room and sends the members home', async () => {
    const { id } = await shared()
    const member = await table.sit(bob, id)
    expect((await remove(bob, id)).body.code).toBe('NOT_THE_HOST')
    expect((await remove(cem, id)).status).toBe(403)
    const { status, body } = await remove(ada, id)
    expect([status, body]).toEqual([200, { success: true }])
    expect(await member.until('return_to_lobby')).toEqual({ roomId: id, reason: 'room_closed' })
    expect((await get(ada, id)).status).toBe(404)
    expect((await remove(ada, id)).status).toBe(404)
    const { body: active } = await calls.as(bob, 'GET', '/game/player/active-colyseus-rooms')
    expect(active.data.hasActiveRooms).toBe(false)
  })
})

describe('POST /rooms/{id}/ready', () => {
  it('[ROOM-12] sets one’s own readiness and nobody else’s', async () => {
    const { id } = await shared()
    const on = await ready(bob, id, { isReady: true, playerId: ada.user.id, userId: ada.user.id })
    expect(on.status).toBe(200)
    expect(readiness(on.body.data.room)).toEqual([false, true])
    const off = await ready(bob, id, { isReady: false })
    expect(readiness(off.body.data.room)).toEqual([false, false])
  })

  it.each([{}, { isReady: 'true' }, { isReady: 1 }, { isReady: null }, []])(
    '[ROOM-12, API-5] a body of %j answers 400',
    async (body) => {
      const { id } = await shared()
      const answer = await ready(bob, id, body)
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
    },
  )

  it('[ROOM-12] a stranger gets 403', async () => {
    const { id } = await shared()
    const { status, body } = await ready(cem, id, { isReady: true })
    expect([status, body.code]).toEqual([403, 'NOT_A_MEMBER'])
  })

  it('[ROOM-31, RT-20] all ready begins the countdown, and one who is not any more stops it', async () => {
    const { id } = await shared()
    const host = await table.sit(ada, id)
    await ready(ada, id, { isReady: true })
    await ready(bob, id, { isReady: true })
    expect(await host.until('all_players_ready')).toEqual({ roomId: id, startsInMs: 3_000 })
    expect((await change(ada, id, { rounds: 2 })).status).toBe(409)
    expect((await remove(ada, id)).body.code).toBe('ROOM_ALREADY_STARTED')
    await ready(bob, id, { isReady: false })
    expect(await host.until('game_start_cancelled')).toEqual({ roomId: id, reason: 'not_ready' })
    expect((await change(ada, id, { rounds: 2 })).status).toBe(200)
  })
})

describe('a room whose game has begun', () => {
  it('[ROOM-6, ROOM-9, ROOM-12, ROOM-26] answers 409 to changes, deletion and readiness', async () => {
    const { room } = await table.play([ada, bob])
    expect((await get(ada, room.id)).body.data.room.status).toBe('in_progress')
    for (const answer of [
      await change(ada, room.id, { name: 'Late' }),
      await remove(ada, room.id),
      await ready(bob, room.id, { isReady: false }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toEqual({
        success: false,
        error: 'The game has already started',
        code: 'ROOM_ALREADY_STARTED',
      })
    }
    expect((await change(bob, room.id, { name: 'Late' })).status).toBe(403)
  })
})

it('[ROOM-5] the example of these tests is a good one', async () => {
  expect((await calls.as(cem, 'POST', '/rooms', ROOM)).status).toBe(201)
})
