/**
 * @module-tag postgres
 * Query counts.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTable, type Table } from '../tests/support/table.ts'
import { ROOM, roomCalls } from './testing/room-calls.ts'
import { PASSWORD, startTestCloud, type TestCloud, type TestPlayer } from './testing/test-cloud.ts'

let cloud: TestCloud
let table: Table
let calls: ReturnType<typeof roomCalls>
/** The queries of each request, in the order of the requests. */
const requests: string[][] = []
const counts = new Map<string, number>()
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  // A call wakes the jobs, and their queries are not the call's.
  await cloud.app.services.jobs.stop()
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  const request = new AsyncLocalStorage<string[]>()
  cloud.app.server.prependListener('request', (_request, response) => {
    const queries: string[] = []
    response.once('finish', () => requests.push([...queries]))
    request.enterWith(queries)
  })
  // Of a transaction BEGIN and COMMIT are queries, too: each is a way to the database and back.
  cloud.db.on('query', ({ sql }: { sql: string }) => void request.getStore()?.push(sql))
})
afterAll(async () => {
  const lines = [...counts].map(([route, count]) => `${String(count).padStart(4)}  ${route}`)
  process.stdout.write(`Queries by route, BEGIN and COMMIT counted:\n${lines.join('\n')}\n`)
  table.leave()
  await cloud.stop()
})

type Call = () => Promise<{ status: number; text: string }>

/** The queries until the answer was sent: the least of three tries, as the room list follows when it can. */
async function expectAtMost(most: number, route: string, prepare: () => Promise<Call>): Promise<void> {
  const tries: string[][] = []
  for (let i = 0; i < 3; i++) {
    const call = await prepare()
    requests.length = 0
    const { status, text } = await call()
    expect(status, text).toBeLessThan(300)
    await expect.poll(() => requests.length).toBe(1)
    tries.push(requests[0] as string[])
  }
  const [least = []] = tries.toSorted((a, b) => a.length - b.length)
  counts.set(route, least.length)
  expect(least.length, least.join('\n')).toBeGreaterThan(0)
  expect(least.length, least.join('\n')).toBeLessThanOrEqual(most)
}

const body = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
})
let named = 0

describe('the queries of a call', () => {
  it.each([
    [4, '/auth/validate'],
    [5, '/auth/profile'],
    [3, '/rooms'],
    [2, '/gamemode/matchmaking/status'],
    [2, '/game/player/queue-status'],
    [4, '/ranked/neighbours'],
  ])('are at most %i for GET %s', (most, path) =>
    expectAtMost(most, `GET ${path}`, async () => {
      const player = await cloud.register()
      return () => calls.as(player, 'GET', path)
    }),
  )

  it('are at most 10 for POST /auth/login, which ends another login', () =>
    expectAtMost(10, 'POST /auth/login', async () => {
      const { user } = await cloud.register()
      const body = { username: user.username, password: PASSWORD }
      return () => cloud.call('POST', '/api/auth/login', { body })
    }))

  // It makes eleven rows in eight tables, one of them the job of the first mail, asks whose the address was before and
  // whether it is banned, and answers the user with balance and subscription.
  it('are at most 16 for POST /auth/register', () =>
    expectAtMost(16, 'POST /auth/register', async () => {
      const player = body(`counted_${++named}`)
      return () => cloud.call('POST', '/api/auth/register', { body: player })
    }))

  it('are at most 8 for POST /rooms', () =>
    expectAtMost(8, 'POST /rooms', async () => {
      const player = await cloud.register()
      return () => calls.as(player, 'POST', '/rooms', ROOM)
    }))

  it('are at most 4 for POST /rooms/{id}/join', () =>
    expectAtMost(4, 'POST /rooms/{id}/join', async () => {
      const { id } = await calls.create(await cloud.register())
      const player = await cloud.register()
      return () => calls.join(player, id)
    }))

  it('are at most 4 for POST /rooms/join-by-code', () =>
    expectAtMost(4, 'POST /rooms/join-by-code', async () => {
      const { inviteCode } = await calls.create(await cloud.register())
      const player = await cloud.register()
      return () => calls.as(player, 'POST', '/rooms/join-by-code', { inviteCode })
    }))

  it('is at most 1 for POST /game/{id}/answer', async () => {
    const players = [await cloud.register(), await cloud.register(), await cloud.register()]
    const { gameSessionId } = await table.play(players)
    await expectAtMost(1, 'POST /game/{id}/answer', async () => {
      const player = players.pop() as TestPlayer
      return () => calls.as(player, 'POST', `/game/${gameSessionId}/answer`, { answer: 'never' })
    })
  })
})
