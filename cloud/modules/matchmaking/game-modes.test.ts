import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { roomSchema } from '#shared/schemas/room.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let ada: TestPlayer
let bob: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
})
afterAll(() => cloud.stop())

const { name: _name, ...settings } = ROOM
const create = (body: unknown) => calls.as(ada, 'POST', '/gamemode/private-lobby/create', body)
const join = (body: unknown) => calls.as(bob, 'POST', '/gamemode/private-lobby/join', body)

describe('game modes', () => {
  it('[MM-1] are quick match, private lobby and ranked, each with name, description and players', async () => {
    const { status, body } = await calls.as(ada, 'GET', '/gamemode/modes')
    expect(status).toBe(200)
    expect(body.data.gameModes.map(({ id }: { id: string }) => id)).toEqual([
      'quick_match',
      'private_lobby',
      'ranked',
    ])
    for (const mode of body.data.gameModes) {
      expect(mode).toEqual({
        id: expect.any(String),
        name: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
        players: { min: expect.any(Number), max: expect.any(Number) },
      })
      expect(mode.players.min).toBe(2)
      expect(mode.players.max).toBeGreaterThan(2)
    }
  })

  it.each(['quick_match', 'private_lobby', 'ranked'])('[MM-2] %s is answered alone', async (id) => {
    const all = await calls.as(ada, 'GET', '/gamemode/modes')
    const { status, body } = await calls.as(ada, 'GET', `/gamemode/modes/${id}`)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      gameMode: all.body.data.gameModes.find((mode: { id: string }) => mode.id === id),
    })
  })

  it.each(['casual', 'QUICK_MATCH', '0', '__proto__', 'toString', "'", '%00', 'x'.repeat(2_000)])(
    '[MM-2] %s is none: 404',
    async (id) => {
      const { status, body } = await calls.as(ada, 'GET', `/gamemode/modes/${id}`)
      expect([status, body.success, body.code]).toEqual([404, false, 'NOT_FOUND'])
    },
  )

  it.each([
    ['GET', '/gamemode/modes'],
    ['GET', '/gamemode/modes/ranked'],
    ['POST', '/gamemode/private-lobby/create'],
    ['POST', '/gamemode/private-lobby/join'],
  ])('[API-23] %s %s answers 401 without a token', async (method, path) => {
    expect((await calls.as(null, method, path)).status).toBe(401)
  })
})

describe('private lobbies', () => {
  it('[MM-6] are made with the body of POST /rooms/private', async () => {
    const { status, body } = await create({ roomName: 'Only us', password: 'pear', settings })
    expect(status).toBe(201)
    expect(roomSchema.parse(body.data.room)).toEqual(body.data.room)
    expect(body.data.room).toMatchObject({
      ...settings,
      name: 'Only us',
      mode: 'private',
      hasPassword: true,
      host: { id: ada.user.id },
      inviteCode: expect.any(String),
    })
  })

  it.each([{}, { roomName: 'x' }, { settings }, { roomName: '', settings }, ROOM])(
    '[MM-6, API-5] %j answers 400',
    async (body) => {
      const answer = await create(body)
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
    },
  )

  it('[MM-6, ERR-41] a reward beyond the balance answers 402', async () => {
    const { status, body } = await create({ roomName: 'x', settings: { ...settings, tokenReward: 101 } })
    expect([status, body.details]).toEqual([402, { balance: 100, price: 101 }])
  })

  it('[MM-7] are joined by their code, with the failures of join-by-code', async () => {
    const made = await create({
      roomName: 'Only us',
      password: 'pear',
      settings: { ...settings, maxPlayers: 2 },
    })
    const { id, inviteCode } = made.body.data.room
    expect(await join({ inviteCode })).toMatchObject({
      status: 403,
      body: { code: 'ROOM_REQUIRES_PASSWORD' },
    })
    expect(await join({ inviteCode, password: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'INCORRECT_PASSWORD' },
    })
    expect(await join({ inviteCode: 'AAAAAA' })).toMatchObject({
      status: 404,
      body: { code: 'NO_ROOM_FOUND_WITH_CODE' },
    })
    expect((await join({ inviteCode: 'AAAA' })).status).toBe(400)
    expect((await join({})).status).toBe(400)
    const { status, body } = await join({ inviteCode: inviteCode.toLowerCase(), password: 'pear' })
    expect([status, body.data.room.id]).toEqual([200, id])
    const cem = await cloud.register('cem')
    const full = await calls.as(cem, 'POST', '/gamemode/private-lobby/join', { inviteCode, password: 'pear' })
    expect(full).toMatchObject({ status: 409, body: { code: 'ROOM_IS_FULL' } })
  })
})
