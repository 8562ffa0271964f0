/**
 * @module-tag postgres
 * Queries of ai-usage-repository.ts, choices-repository.ts and queue-repository.ts.
 */
import { decodeTime } from 'ulid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayOf, dayStart } from '#cloud/day.ts'
import { newId } from '#cloud/ids.ts'
import { createAiBudget } from '#cloud/integrations/ai/ai-budget.ts'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import type { Figures, Overview } from '#shared/schemas/figures.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let table: Table
let admin: TestPlayer
beforeAll(async () => {
  // Figures select ledger entries by the time in their ids. Ids only increase, so an earlier file may have moved them ahead of the
  // clock. A stopped clock at noon keeps entries in the requested minute, also at midnight and on a slow machine.
  const noon = dayStart(dayOf(decodeTime(newId())) + 1) + DAY_MS / 2
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  cloud = await startTestCloud({
    RATE_LIMITS: 'off',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'double',
    AI_DAILY_BUDGET: '0.5',
  })
  table = createTable(cloud.url)
  admin = await signInAdmin(cloud)
})
afterAll(async () => {
  table.leave()
  await cloud.stop()
  vi.useRealTimers()
})

const as = async (path: string) => {
  const { status, body } = await cloud.call('GET', `/api/admin${path}`, { token: admin.token })
  expect(status).toBe(200)
  return body.data
}
const overview = (): Promise<Overview> => as('/overview')
const recorded = async () => {
  await cloud.db('jobs').where({ kind: 'figures' }).update({ due_at: 0, claim: null })
  cloud.app.services.jobs.wake()
}

describe('the overview', () => {
  it('[ADMIN-19] tells what is going on, and how many wait for whom', async () => {
    const [ada, bob, cem] = [
      await cloud.register('ada'),
      await cloud.register('bob'),
      await cloud.register('cem'),
    ]
    await table.play([ada, bob], { rounds: 1 })
    await roomCalls(cloud).create(await cloud.register('dan'))
    await table.connect(cem)
    // A second page of the same player.
    await table.connect(cem)
    await cloud.call('POST', '/api/gamemode/matchmaking/start', {
      token: cem.token,
      body: { gameModeId: 'ranked' },
    })
    const reports = await cloud.call('POST', `/api/users/${bob.user.id}/report`, {
      token: ada.token,
      body: { reason: 'cheating' },
    })
    expect(reports.status).toBeLessThan(300)
    const found = await eventually(overview, ({ now }) => now.roomsPlaying === 1 && now.roomsWaiting === 1)
    expect(found.now).toEqual({
      online: 3,
      roomsWaiting: 1,
      roomsPlaying: 1,
      queued: 1,
      medianWaitMs: null,
      openReports: 1,
      openPlayerReports: 1,
      openQuizReports: 0,
      openAppeals: 0,
    })
    expect(found.aiBudgetMicros).toBe(500_000)
  })

  it('[ADMIN-19] sums up the last hour, and draws it into both series', async () => {
    const { lastHour, today } = await eventually(
      async () => {
        await recorded()
        return overview()
      },
      // The share of a process is kept every ten seconds.
      (found) =>
        found.lastHour.gamesBegun === 1 && found.lastHour.answers > 0 && found.today.gamesBegun === 1,
    )
    expect(lastHour).toMatchObject({ errors: 0, p95Ms: expect.any(Number), r3Minted: 500, r3Spent: 0 })
    expect(today).toMatchObject({ r3Minted: 500 })
    for (const span of ['24h', '30d']) {
      const { points }: Figures = await as(`/figures?span=${span}`)
      expect(points.at(-1)).toMatchObject({ online: 3, queued: expect.any(Number), openReports: 1 })
      const sum = (name: 'gamesBegun' | 'r3Minted') =>
        points.reduce((total, point) => total + (point[name] ?? 0), 0)
      expect([sum('gamesBegun'), sum('r3Minted')]).toEqual([1, 500])
    }
    expect((await cloud.call('GET', '/api/admin/figures?span=year', { token: admin.token })).status).toBe(400)
  })

  it('[ADMIN-24] tells what models and voices used and cost, day by day', async () => {
    const budget = createAiBudget({ db: cloud.db, dailyMicros: 500_000, now: cloud.clock.now })
    const usage = { model: 'double', inputTokens: 10, outputTokens: 20, costMicros: 1_500 }
    await budget.record(usage)
    await budget.record({ ...usage, model: 'another' })
    const { days, aiBudgetMicros } = await as('/costs')
    expect([days.length, aiBudgetMicros]).toEqual([30, 500_000])
    expect(days[0]).toEqual({
      day: new Date(dayStart(dayOf(cloud.clock.now()))).toISOString(),
      ai: { calls: 2, costMicros: 3_000 },
      voice: { characters: 0, tokens: 0 },
    })
    expect(days[1].ai).toEqual({ calls: 0, costMicros: 0 })
  })
})
