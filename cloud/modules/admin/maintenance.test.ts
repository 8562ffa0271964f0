import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { TOKEN_LIFE_MS } from '#shared/constants/timings.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
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
afterEach(async () => {
  await as('POST', '/admin/maintenance/end')
  table.leave()
})
afterAll(() => cloud.stop())

const as = (method: string, path: string, body?: unknown) =>
  cloud.call(method, `/api${path}`, { token: admin.token, body })
const start = (notice: object = {}) => as('POST', '/admin/maintenance/start', notice)
const end = () => as('POST', '/admin/maintenance/end')
const status = async () => (await cloud.call('GET', '/api/status')).body.data
const timeIn = (minutes: number) => new Date(cloud.clock.now() + minutes * 60_000).toISOString()
const people = async <Names extends readonly string[]>(...names: Names): Promise<TestPlayer[]> =>
  Promise.all(names.map((name) => cloud.register(name)))
const SHUT = { status: 503, body: { success: false, code: 'MAINTENANCE', error: 'Server under maintenance' } }

const NOTICE = {
  message: { english: 'We move to a bigger house.', italian: 'Ci spostiamo in una casa più grande.' },
  durationMinutes: 45,
  supportUrl: 'https://riddles.example/help',
}

describe('an admin', () => {
  it('[ADMIN-3, ADMIN-6, STATUS-1] plans maintenance, which begins by itself, and ends it', async () => {
    const plan = { ...NOTICE, startsAt: timeIn(30) }
    const planned = await as('POST', '/admin/maintenance/plan', plan)
    expect(planned).toMatchObject({ status: 200, body: { data: { maintenance: plan, isUnderWay: false } } })
    const told = {
      startsAt: plan.startsAt,
      durationMinutes: 45,
      supportUrl: NOTICE.supportUrl,
      message: NOTICE.message.english,
      messages: NOTICE.message,
    }
    expect(await status()).toMatchObject({ maintenance: false, ...told })
    cloud.clock.advance(30 * 60_000)
    expect(await status()).toMatchObject({ maintenance: true, ...told })
    expect((await as('GET', '/admin/maintenance')).body.data).toEqual({ maintenance: plan, isUnderWay: true })
    expect((await end()).body.data).toEqual({ maintenance: null, isUnderWay: false })
    const { maintenance, startsAt } = await status()
    expect([maintenance, startsAt]).toEqual([false, undefined])
    const { body } = await as('GET', '/admin/actions?limit=2')
    expect(body.data.actions).toMatchObject([
      { action: 'maintenance.end', before: plan, after: null },
      { action: 'maintenance.plan', before: null, after: plan },
    ])
  })

  it('[ADMIN-3] changes a plan, calls it off, or begins early with what was announced', async () => {
    await as('POST', '/admin/maintenance/plan', { ...NOTICE, startsAt: timeIn(60) })
    await as('POST', '/admin/maintenance/plan', { durationMinutes: 5, startsAt: timeIn(90) })
    expect(await status()).toMatchObject({ maintenance: false, startsAt: timeIn(90), durationMinutes: 5 })
    await end()
    expect(await status()).not.toHaveProperty('startsAt')
    await as('POST', '/admin/maintenance/plan', { ...NOTICE, startsAt: timeIn(60) })
    const begunAt = timeIn(0)
    await start({ durationMinutes: 10 })
    expect(await status()).toMatchObject({
      maintenance: true,
      startsAt: begunAt,
      durationMinutes: 10,
      messages: NOTICE.message,
    })
    cloud.clock.advance(60_000)
    await start({ durationMinutes: 20 })
    expect(await status()).toMatchObject({ startsAt: begunAt, durationMinutes: 20 })
  })

  it('[ADMIN-3] cannot plan for the past, nor while maintenance is under way, nor end what is not there', async () => {
    const past = await as('POST', '/admin/maintenance/plan', { startsAt: timeIn(-1) })
    expect(past).toMatchObject({
      status: 400,
      body: { error: adminCalls.startPast, details: [{ path: 'startsAt', message: adminCalls.startPast }] },
    })
    expect(await end()).toMatchObject({ status: 409, body: { error: adminCalls.notPlanned } })
    await start()
    const second = await as('POST', '/admin/maintenance/plan', { startsAt: timeIn(60) })
    expect(second).toMatchObject({ status: 409, body: { error: adminCalls.underWay } })
  })

  it.each([
    ['startsAt', 'tomorrow'],
    ['startsAt', undefined],
    ['durationMinutes', 0],
    ['durationMinutes', 1.5],
    ['durationMinutes', 10_081],
    ['supportUrl', 'javascript:alert(1)'],
    ['supportUrl', 'help'],
    ['message', 'in English only'],
    ['message', { english: 'in English only' }],
    ['message', { english: ' ', italian: 'x' }],
    ['message', { english: 'x'.repeat(301), italian: 'x' }],
  ])('[ADMIN-3] is told what is wrong with a plan whose %s is %j', async (field, wrong) => {
    const answer = await as('POST', '/admin/maintenance/plan', {
      ...NOTICE,
      startsAt: timeIn(9),
      [field]: wrong,
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(answer.body.details[0].path.split('.')[0]).toBe(field)
    expect(await status()).not.toHaveProperty('startsAt')
  })
})

describe('during maintenance', () => {
  it('[STATUS-3] every call answers 503 but those that let one in and out, status, version and health', async () => {
    const [player] = await people('lea')
    const { body: document } = await cloud.call('GET', '/api/openapi.json')
    await start()
    const open: string[] = []
    for (const [path, methods] of Object.entries<object>(document.paths))
      for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
        if (path.startsWith('/admin/') || path === '/auth/logout') continue
        const answer = await cloud.call(method, `/api${path.replaceAll(/\{\w+\}/g, 'x')}`, {
          token: player?.token,
        })
        if (answer.body?.code !== 'MAINTENANCE') open.push(`${method} ${path}`)
        else expect(answer).toMatchObject(SHUT)
      }
    expect(open.toSorted()).toEqual([
      'GET /status',
      'GET /version',
      // Games that run on are heard to their end.
      'GET /voice/audio/{id}',
      'POST /auth/google',
      'POST /auth/google/desktop',
      'POST /auth/login',
      'POST /auth/refresh',
      // What was paid is credited.
      'POST /store/webhook/{provider}',
    ])
    for (const probe of ['live', 'ready'])
      expect((await cloud.call('GET', `/health/${probe}`)).status).toBe(200)
    const body = { username: 'lea', password: player?.password }
    const login = await cloud.call('POST', '/api/auth/login', { body })
    expect(login.status).toBe(200)
    const { token } = login.body.data
    expect((await cloud.call('POST', '/api/auth/refresh', { token })).status).toBe(200)
    expect((await cloud.call('POST', '/api/auth/logout', { token })).status).toBe(200)
  })

  it('[STATUS-3, ADMIN-1] nothing changes for admins, and 503 comes before 401', async () => {
    await start()
    for (const path of ['/wallet', '/auth/validate', '/rooms', '/openapi.json', '/admin/actions'])
      expect((await as('GET', path)).status).toBe(200)
    for (const token of [undefined, 'forged'])
      expect(await cloud.call('GET', '/api/wallet', { token })).toMatchObject(SHUT)
    expect((await cloud.call('GET', '/api/admin/actions')).status).toBe(401)
  })

  it('[STATUS-3, AUTH-14] tells an admin whose token has expired to come back with another, and nobody else', async () => {
    const [player] = await people('max')
    await start()
    cloud.clock.advance(TOKEN_LIFE_MS + 1)
    const { status, body } = await as('GET', '/wallet')
    expect([status, body.code]).toEqual([401, 'TOKEN_INVALID_OR_EXPIRED'])
    expect(await cloud.call('GET', '/api/wallet', { token: player?.token })).toMatchObject(SHUT)
    const renewed = await cloud.call('POST', '/api/auth/refresh', { token: admin.token })
    admin = { ...admin, token: renewed.body.data.token }
    expect((await as('GET', '/wallet')).status).toBe(200)
  })

  it('[STATUS-3] a running game finishes, and is settled; no game of these players begins after it', async () => {
    const [ada, bob] = await people('ada', 'bob')
    if (!ada || !bob) throw new Error('nobody')
    const { gameSessionId, clients } = await table.play([ada, bob], {
      rounds: 2,
      customQuizzes: ['one', 'two'].map((answer) => ({ prompt: `${answer}?`, answers: [answer] })),
    })
    await start()
    for (const [round, answer] of ['one', 'two'].entries()) {
      for (const client of clients)
        expect(await client.say('submit_guess', { gameSessionId, guess: answer })).toMatchObject({
          success: true,
        })
      for (const client of clients) await client.until('round_ended', round + 1)
      if (round === 0) for (const client of clients) await client.until('round_started', 2)
    }
    for (const client of clients)
      expect(await client.until('game_finished')).toMatchObject({ winner: { username: 'ada' } })
    expect(await cloud.db('games').where({ id: gameSessionId }).first('outcome')).toEqual({
      outcome: 'finished',
    })
    const again = await cloud.call('POST', `/api/game/${gameSessionId}/rematch`, { token: ada.token })
    expect(again).toMatchObject(SHUT)
  })

  it('[STATUS-3] no game starts in a room that waits, and one does when it is over', async () => {
    const [cem, dan] = await people('cem', 'dan')
    if (!cem || !dan) throw new Error('nobody')
    const room = await roomCalls(cloud).create(cem)
    const clients = [await table.sit(cem, room.id), await table.sit(dan, room.id)]
    await start()
    const ready = () =>
      clients.map((client) => client.say('player_ready', { roomId: room.id, isReady: true }))
    await Promise.all(ready())
    for (const client of clients)
      expect(await client.until('game_start_cancelled')).toMatchObject({
        roomId: room.id,
        reason: 'maintenance',
      })
    await end()
    const { body } = await cloud.call('GET', `/api/rooms/${room.id}`, { token: cem.token })
    expect(body.data.room).toMatchObject({
      status: 'waiting',
      players: [{ isReady: false }, { isReady: false }],
    })
    await Promise.all(ready())
    for (const client of clients) await client.until('game_started')
  })

  it('[STATUS-3] nobody takes a seat by any door, and who has one keeps it', async () => {
    const [eva, fay] = await people('eva', 'fay')
    if (!eva || !fay) throw new Error('nobody')
    const room = await roomCalls(cloud).create(eva)
    await start()
    const stranger = await table.connect(fay)
    expect(await stranger.say('join_room', { roomId: room.id })).toMatchObject({
      success: false,
      code: 'MAINTENANCE',
    })
    const matchmake = async (token: string) =>
      (
        await cloud.call('POST', `/matchmake/joinById/${room.id}`, {
          body: { token },
          headers: { authorization: `Bearer ${token}` },
        })
      ).body
    expect(await matchmake(fay.token)).toEqual({ code: 503, error: 'Server under maintenance' })
    expect(await matchmake(eva.token)).toHaveProperty('sessionId')
    // An admin may call, but opens no room either.
    expect(await as('POST', '/rooms', ROOM)).toMatchObject(SHUT)
  })

  it('[STATUS-3] who waits for a match goes on waiting, and gets theirs when it is over', async () => {
    const [gia, hal] = await people('gia', 'hal')
    if (!gia || !hal) throw new Error('nobody')
    const client = await table.connect(gia)
    const queue = ({ token }: TestPlayer) =>
      cloud.call('POST', '/api/gamemode/matchmaking/start', { token, body: { gameModeId: 'quick_match' } })
    await queue(gia)
    await start()
    expect(await queue(hal)).toMatchObject(SHUT)
    // Long enough for a game with practice opponents.
    cloud.clock.advance(20_000)
    await eventually(
      () => cloud.db('jobs').where({ kind: 'matchmaking' }).first('due_at'),
      (job) => job.due_at > cloud.clock.now(),
    )
    expect(client.all('matchmaking_room_ready')).toEqual([])
    await end()
    cloud.clock.advance(2_000)
    await client.until('matchmaking_room_ready')
  })
})
