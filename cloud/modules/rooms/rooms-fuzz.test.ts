import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mutated } from '#cloud/testing/mutations.ts'
import { ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { createTable, type RunningGame, type Table } from '../../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let game: RunningGame
let ada: TestPlayer
let bob: TestPlayer
let cem: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
  cem = await cloud.register('cem')
  game = await table.play([ada, bob], { rounds: 3, timePerRound: 180 })
})
afterAll(async () => {
  table.leave()
  await cloud.stop()
})

const { name: _name, ...settings } = ROOM
const QUIZ = { prompt: 'What?', answers: ['this', 'that'], explanation: 'Because.', category: 'Things' }

/** Each call in the name of one who may make it, with a body that is good before it is spoilt. */
const CALLS: readonly [call: string, body: object][] = [
  [
    'POST /rooms',
    { ...ROOM, password: 'pear', allowSpectators: true, tokenReward: 0, customQuizzes: [QUIZ] },
  ],
  ['POST /rooms/private', { roomName: 'x', password: 'pear', settings }],
  [
    'POST /gamemode/private-lobby/create',
    { roomName: 'x', settings: { ...settings, customQuizzes: [QUIZ] } },
  ],
  ['PATCH /rooms/{own}', { ...ROOM, password: 'pear', customQuizzes: [QUIZ] }],
  ['POST /rooms/{own}/ready', { isReady: true }],
  ['POST /rooms/{own}/join', { password: 'pear', spectate: false }],
  ['POST /rooms/{own}/leave', { now: true }],
  ['POST /rooms/join-by-code', { inviteCode: 'ABC234', password: 'pear', spectate: true }],
  ['POST /gamemode/private-lobby/join', { inviteCode: 'ABC234' }],
  ['POST /game/start', { roomId: 'nowhere' }],
  ['POST /game/{game}/answer', { answer: 'lantern', playerId: 'x', submitTime: 0, token: 'x' }],
  ['POST /game/{game}/rematch', { again: true }],
]

describe('bodies of rooms and games that went wrong', () => {
  it.each(CALLS)('[API-5, API-9] never make %s fail inside', { timeout: 30_000 }, async (call, good) => {
    let own = (await calls.create(cem)).id
    await fc.assert(
      fc.asyncProperty(mutated(good), async (body) => {
        const [method = '', pattern = ''] = call.split(' ')
        const path = pattern.replace('{own}', own).replace('{game}', game.gameSessionId)
        const asker = pattern.startsWith('/game/{') ? bob : cem
        const { status, body: answer, text } = await calls.as(asker, method, path, body)
        expect(status, text).toBeLessThan(500)
        expect(answer.success).toBe(status < 400)
        if (status >= 400)
          expect(answer).toMatchObject({
            error: expect.any(String),
            code: expect.stringMatching(/^[A-Z0-9_]+$/),
          })
        expect(text).not.toMatch(/ at .*\.(ts|js):|node_modules|SQLITE|select |insert /i)
        if (pattern.endsWith('/leave') && status === 200) own = (await calls.create(cem)).id
      }),
      { numRuns: 60 },
    )
  })

  it('[ROOM-3, API-5] nor do queries and names of rooms', { timeout: 30_000 }, async () => {
    const query = fc.record(
      Object.fromEntries(
        ['page', 'limit', 'status', 'search', 'mode', 'capacity', 'players', 'showFull', 'sort'].map(
          (key) => [
            key,
            fc.oneof(
              fc.string({ unit: 'binary', maxLength: 60 }),
              fc.constantFrom('0', '1', '-1', '1e9', 'true', 'name', '%', '_', '\u0000', ''),
            ),
          ],
        ),
      ),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(query, fc.string({ unit: 'binary', maxLength: 60 }), async (wanted, id) => {
        const text = new URLSearchParams(wanted as Record<string, string>)
        const list = await calls.as(cem, 'GET', `/rooms?${text}`)
        expect([200, 400], list.text).toContain(list.status)
        const name = encodeURIComponent(id.toWellFormed())
        for (const path of [`/rooms/${name}`, `/game/${name}`, `/gamemode/modes/${name}`])
          expect((await calls.as(cem, 'GET', path)).status).toBeLessThan(500)
      }),
      { numRuns: 100 },
    )
  })

  it('[GAME-5] the game still runs and the service still answers afterwards', async () => {
    const { body } = await calls.as(ada, 'GET', `/game/${game.gameSessionId}`)
    expect(body.data.gameSession.status).toBe('playing')
    expect((await cloud.call('GET', '/health/ready')).status).toBe(200)
    expect((await calls.as(ada, 'POST', `/game/${game.gameSessionId}/end`)).status).toBe(200)
  })
})
