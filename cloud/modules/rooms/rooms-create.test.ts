import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { type Room, roomSchema } from '#shared/schemas/room.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let ada: TestPlayer
let bob: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
  calls = roomCalls(cloud)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
})
afterAll(() => cloud.stop())

const create = (body: unknown, player: TestPlayer = ada) => calls.as(player, 'POST', '/rooms', body)
const createPrivate = (body: unknown) => calls.as(ada, 'POST', '/rooms/private', body)
const without = (key: keyof typeof ROOM) =>
  Object.fromEntries(Object.entries(ROOM).filter(([name]) => name !== key))
const QUIZ = { prompt: 'What leads through the dark?', answers: ['lantern'] }

const ROUTES = [
  ['GET', '/rooms'],
  ['POST', '/rooms'],
  ['POST', '/rooms/private'],
  ['POST', '/rooms/join-by-code'],
  ['GET', '/rooms/abcdefghi'],
  ['PATCH', '/rooms/abcdefghi'],
  ['DELETE', '/rooms/abcdefghi'],
  ['POST', '/rooms/abcdefghi/join'],
  ['POST', '/rooms/abcdefghi/leave'],
  ['POST', '/rooms/abcdefghi/ready'],
] as const

describe('the calls of rooms', () => {
  it.each(ROUTES)('[API-23, ERR-20, ERR-21] %s %s answers 401 before anything else', async (method, path) => {
    const nobody = await calls.as(null, method, path, method === 'GET' ? undefined : { wrong: true })
    expect(nobody).toMatchObject({ status: 401, body: { success: false, code: 'UNAUTHORIZED_ACCESS' } })
    const forged = await cloud.call(method, `/api${path}`, { token: 'not.a.token' })
    expect(forged).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID_OR_EXPIRED' } })
  })

  it.each(ROUTES.filter(([, path]) => path.includes('abcdefghi')))(
    '[API-23, ERR-35] %s %s answers 404 before it looks at the body',
    async (method, path) => {
      const answer = await calls.as(ada, method, path, method === 'GET' ? undefined : { isReady: 'perhaps' })
      expect(answer.body).toEqual({ success: false, error: 'Room not found', code: 'ROOM_NOT_FOUND' })
      expect(answer.status).toBe(404)
    },
  )

  it.each(['%00', '__proto__', 'constructor', '..%2f..%2fetc', 'x'.repeat(5_000), '%F0%9F%90%99'])(
    '[ROOM-4, API-9] a room named %s is not there',
    async (id) => {
      const { status, body } = await calls.as(ada, 'GET', `/rooms/${id}`)
      expect([status, body.success]).toEqual([404, false])
    },
  )
})

describe('POST /rooms', () => {
  it('[ROOM-38, ERR-59] with a category is refused where that has too few quizzes, unless they are the host’s own', async () => {
    const settings = { ...ROOM, rounds: 30, category: 'sport' }
    const refused = await create(settings)
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('NOT_ENOUGH_QUIZZES')
    // The bank's, and what the built-in generator knows of sport.
    expect(refused.body.details.available).toBeGreaterThan(3)
    expect(refused.body.details.available).toBeLessThan(30)
    const own = Array.from({ length: 30 }, (_, nth) => ({
      prompt: `Number ${nth}?`,
      answers: [`thing ${nth}`],
    }))
    expect((await create({ ...settings, customQuizzes: own })).status).toBe(201)
    const three = await create({ ...settings, rounds: 3 })
    expect(three.body.data.room.category).toBe('sport')
  })

  it('[ROOM-5, ROOM-15, ROOM-19, ROOM-21, ROOM-23] opens a quick room of which the caller is the host', async () => {
    const { status, body } = await create(ROOM)
    expect(status).toBe(201)
    const { room } = body.data
    expect(roomSchema.parse(room)).toEqual(room)
    expect(room).toEqual({
      id: expect.any(String),
      name: 'Journey',
      mode: 'quick',
      host: { id: ada.user.id, username: 'ada' },
      status: 'waiting',
      hasPassword: false,
      inviteCode: expect.any(String),
      maxPlayers: 4,
      rounds: 1,
      timePerRound: 20,
      timeFactor: 1,
      strictness: 'normal',
      category: 'any',
      difficulty: 'easy',
      language: 'english',
      customQuizzes: false,
      allowSpectators: false,
      guests: true,
      listed: true,
      joinInProgress: true,
      presenter: false,
      spectatorLimit: 50,
      locked: false,
      tokenReward: 0,
      paid: false,
      matched: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      players: [
        {
          id: expect.any(String),
          userId: ada.user.id,
          username: 'ada',
          avatar: ada.user.avatar,
          isReady: false,
          isBot: false,
          isGuest: false,
          connected: false,
        },
      ],
      spectators: 0,
      audience: [],
    })
  })

  it.each(Object.keys(ROOM))('[ROOM-5, API-5] answers 400 when %s is missing', async (field) => {
    const { status, body } = await create(without(field as keyof typeof ROOM))
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', details: [{ path: field }] })
  })

  it.each([
    ['maxPlayers', 1],
    ['maxPlayers', 51],
    ['maxPlayers', 1000],
    ['maxPlayers', 2.5],
    ['maxPlayers', '4'],
    ['maxPlayers', -1],
    ['maxPlayers', 2 ** 53],
    ['rounds', 0],
    ['rounds', 31],
    ['rounds', -1],
    ['timePerRound', 4],
    ['timePerRound', 181],
    ['timePerRound', 0],
    ['tokenReward', -1],
    ['tokenReward', 0.5],
    ['tokenReward', 1e308],
    ['difficulty', 'extreme'],
    ['difficulty', null],
    ['difficulty', 'toString'],
    ['language', 'french'],
    ['language', ['english']],
    ['allowSpectators', 'yes'],
    ['listed', 'no'],
    ['joinInProgress', 1],
    ['presenter', 'me'],
    ['spectatorLimit', 51],
    ['spectatorLimit', -1],
    ['password', 'x'.repeat(65)],
    ['password', 7],
    ['name', ''],
    ['name', '   '],
    ['name', '\u200b\u200b'],
    ['name', 'x'.repeat(51)],
    ['name', { $gt: '' }],
    ['name', null],
    ['timeFactor', 3],
    ['timeFactor', '2'],
    ['strictness', 'gentle'],
    ['customQuizzes', []],
    ['customQuizzes', [{ ...QUIZ, answers: [] }]],
    ['customQuizzes', [{ ...QUIZ, answers: [''] }]],
    ['customQuizzes', [{ ...QUIZ, answers: ['...'] }]],
    ['customQuizzes', [{ ...QUIZ, prompt: ' ' }]],
    ['customQuizzes', Array.from({ length: 101 }, () => QUIZ)],
  ])('[ROOM-18, ROOM-20, ROOM-22, QUIZ-5] refuses %s of %j', async (field, value) => {
    const { status, body } = await create({ ...ROOM, [field]: value })
    expect(status).toBe(400)
    expect(body.code).toBe('VALIDATION_FAILED')
    expect(body.details[0].path.split('.')[0]).toBe(field)
  })

  it.each([
    ['maxPlayers', 2],
    ['maxPlayers', 50],
    ['rounds', 30],
    ['timePerRound', 5],
    ['timePerRound', 180],
    ['timeFactor', 1.5],
    ['timeFactor', 2],
    ['strictness', 'strict'],
    ['strictness', 'relaxed'],
    ['tokenReward', 0],
    ['difficulty', 'medium'],
    ['difficulty', 'hard'],
    ['difficulty', 'enigmaster'],
    ['language', 'italian'],
    ['allowSpectators', true],
    ['name', 'x'],
    ['name', '<script>alert(1)</script>'],
    ['name', "' or 1=1 --"],
    ['name', 'x'.repeat(50)],
  ])('[ROOM-18, ROOM-20, ROOM-22] takes %s of %j', async (field, value) => {
    const { status, body } = await create({ ...ROOM, [field]: value })
    expect(status).toBe(201)
    expect(body.data.room[field]).toBe(value)
  })

  it('[ROOM-18, ERR-14] says which name is missing or too long, in the words of the catalogue', async () => {
    expect((await create({ ...ROOM, name: '' })).body.error).toBe('Room name is required')
    expect((await create({ ...ROOM, name: 'x'.repeat(51) })).body.error).toBe(
      'Room name must be at most 50 characters long',
    )
  })

  it('[ROOM-18] takes what nobody sees out of a name, and measures what is left', async () => {
    const { body } = await create({ ...ROOM, name: `  Friday\r\nriddles\u202e\u200b ` })
    expect(body.data.room.name).toBe('Friday riddles')
  })

  it.each([
    ['', false],
    [null, false],
    [undefined, false],
    ['open sesame', true],
  ])(
    '[ROOM-19, ROOM-15] password %j means hasPassword %j, and is never shown',
    async (password, hasPassword) => {
      const { status, text, body } = await create({ ...ROOM, password })
      expect(status).toBe(201)
      expect(body.data.room.hasPassword).toBe(hasPassword)
      expect(text).not.toContain('open sesame')
      expect(text).not.toContain('"password"')
    },
  )

  it('[ROOM-17] gives each room a code of six letters and digits that are not mistaken for others', async () => {
    const codes = new Set<string>()
    for (let i = 0; i < 8; i++) codes.add((await calls.create(ada)).inviteCode ?? '')
    expect(codes.size).toBe(8)
    for (const code of codes) expect(code).toMatch(/^[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{6}$/)
  })

  it('[API-24] ignores what it does not know: nobody makes another host, mode or code that way', async () => {
    const { status, body } = await create({
      ...ROOM,
      host: { id: bob.user.id },
      mode: 'ranked',
      status: 'finished',
      inviteCode: 'AAAAAA',
      paid: true,
      players: [{ userId: bob.user.id }],
      balance: 1e9,
    })
    expect(status).toBe(201)
    expect(body.data.room).toMatchObject({ mode: 'quick', status: 'waiting', paid: false })
    expect(body.data.room.host.id).toBe(ada.user.id)
    expect(body.data.room.players).toHaveLength(1)
    expect(body.data.room.inviteCode).not.toBe('AAAAAA')
  })

  it('[ERR-41, ROOM-23] a reward beyond the balance answers 402 with both, and opens nothing', async () => {
    for (const [path, body] of [
      ['/rooms', { ...ROOM, tokenReward: 125 }],
      ['/rooms/private', { roomName: 'x', settings: { ...ROOM, tokenReward: 125 } }],
    ] as const) {
      const answer = await calls.as(bob, 'POST', path, body)
      expect(answer.status).toBe(402)
      expect(answer.body).toEqual({
        success: false,
        error: 'Insufficient R3',
        code: 'INSUFFICIENT_R3',
        details: { balance: 100, price: 125 },
      })
    }
    const { rooms } = (await calls.as(ada, 'GET', '/rooms?limit=100')).body.data
    expect(rooms.filter(({ host }: Room) => host.id === bob.user.id)).toEqual([])
    expect((await calls.as(bob, 'GET', '/wallet')).body.data.balance).toBe(100)
  })

  it.each(['null', '[]', '"text"', '0', 'true', '{', '{"name":"x",}', ''])(
    '[API-6, API-5] a body of %j is answered 400',
    async (raw) => {
      const headers = { 'content-type': 'application/json' }
      const { status, body } = await cloud.call('POST', '/api/rooms', { token: ada.token, raw, headers })
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    },
  )

  it('[API-6] another media type is 415 and more than 256 kB 413', async () => {
    const text = { raw: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await cloud.call('POST', '/api/rooms', { token: ada.token, ...text })).status).toBe(415)
    expect((await create({ ...ROOM, padding: 'x'.repeat(300_000) })).status).toBe(413)
  })
})

describe('POST /rooms/private', () => {
  it('[ROOM-13, ROOM-21] opens a private room with the settings of POST /rooms', async () => {
    const { name: _name, ...settings } = ROOM
    const { status, body } = await createPrivate({ roomName: 'Only us', password: 'pear', settings })
    expect(status).toBe(201)
    expect(body.data.room).toMatchObject({
      name: 'Only us',
      mode: 'private',
      hasPassword: true,
      host: { id: ada.user.id },
      maxPlayers: 4,
      rounds: 1,
      timePerRound: 20,
      difficulty: 'easy',
      language: 'english',
      allowSpectators: false,
      tokenReward: 0,
      customQuizzes: false,
    })
  })

  it('[ROOM-13] name and password inside settings are not the room’s', async () => {
    const settings = { ...ROOM, password: 'inner' }
    const { body } = await createPrivate({ roomName: 'Outer', settings })
    expect(body.data.room).toMatchObject({ name: 'Outer', hasPassword: false })
  })

  it.each([
    [{ settings: ROOM }, 'roomName'],
    [{ roomName: 'x' }, 'settings'],
    [{ roomName: 'x', settings: null }, 'settings'],
    [{ roomName: 'x', settings: { ...ROOM, rounds: 0 } }, 'settings.rounds'],
    [{ roomName: 'x', settings: { ...ROOM, rounds: 2, customQuizzes: [QUIZ] } }, 'settings.customQuizzes'],
  ])('[ROOM-13, API-5] %j answers 400', async (body, path) => {
    const answer = await createPrivate(body)
    expect(answer.status).toBe(400)
    expect(answer.body.details[0].path).toBe(path)
  })
})

describe('custom quizzes', () => {
  it('[ROOM-41] allow no reward to an author who plays, as they know the answers', async () => {
    const own = { ...ROOM, tokenReward: 10, customQuizzes: [QUIZ] }
    for (const answer of [await create(own), await createPrivate({ roomName: 'x', settings: own })])
      expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT'])
    expect((await calls.as(ada, 'GET', '/wallet')).body.data.balance).toBe(100)
    const presented = await create({ ...own, presenter: true })
    // A presenter is only asked for what they have: a gift is nothing to put up.
    expect([presented.status, presented.body.code]).toEqual([402, 'INSUFFICIENT_R3'])
    const room = await create({ ...own, tokenReward: 0, presenter: true })
    expect(room.body.data.room).toMatchObject({ presenter: true, host: { id: ada.user.id }, players: [] })
  })

  it('[ROOM-39] are what a presenter needs', async () => {
    for (const answer of [
      await create({ ...ROOM, presenter: true }),
      await createPrivate({ roomName: 'x', settings: { ...ROOM, presenter: true } }),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.body.details[0]).toMatchObject({
        message: 'Only a room with your own quizzes can be hosted without playing',
      })
    }
  })

  it('[QUIZ-5, QUIZ-7] a room with some shows that it has some, and never which', async () => {
    const { status, text, body } = await create({ ...ROOM, customQuizzes: [QUIZ] })
    expect(status).toBe(201)
    expect(body.data.room.customQuizzes).toBe(true)
    expect(text).not.toContain('lantern')
    const { id } = body.data.room
    for (const path of [`/rooms/${id}`, '/rooms?limit=100'])
      expect((await calls.as(ada, 'GET', path)).text).not.toMatch(/lantern|through the dark/)
  })

  it('[QUIZ-6] fewer of them than rounds answers 400', async () => {
    const { status, body } = await create({ ...ROOM, rounds: 2, customQuizzes: [QUIZ] })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      error: 'There must be at least as many custom quizzes as rounds',
    })
    expect((await create({ ...ROOM, rounds: 1, customQuizzes: [QUIZ, QUIZ] })).status).toBe(201)
  })

  it('[QUIZ-5] at most a hundred of them', async () => {
    expect((await create({ ...ROOM, customQuizzes: Array.from({ length: 100 }, () => QUIZ) })).status).toBe(
      201,
    )
  })
})

describe('rate limits', () => {
  it('[API-7, ERR-55] opening rooms without end answers 429 with the seconds to wait', async () => {
    const eve = await cloud.register('eve')
    const open = (path: string, body: unknown) =>
      cloud.call('POST', path, { token: eve.token, body, headers: { 'x-forwarded-for': '9.9.9.9' } })
    const body = { roomName: 'x', settings: ROOM }
    const calls = Array.from({ length: 70 }, (_, i) =>
      i % 2 === 0 ? open('/api/rooms', {}) : open('/api/gamemode/private-lobby/create', i === 1 ? body : {}),
    )
    const answers = await Promise.all(calls)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.body).toMatchObject({ code: 'RATE_LIMITED', success: false })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(refused[0]?.body.details.retryAfter)
  })
})
