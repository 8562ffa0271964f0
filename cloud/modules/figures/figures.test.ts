/**
 * @module-tag postgres
 * Races.
 */
import { Counter, Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createLogger } from '#cloud/logger.ts'
import type { Room } from '#shared/schemas/room.ts'
import { countGames, createFigures } from './index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let database: TestDatabase
let now = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db('figures').delete()
  now = 20_000 * DAY + 12 * HOUR
})
afterAll(() => database.drop())

const QUIET = {
  online: 0,
  roomsWaiting: 0,
  roomsPlaying: 0,
  queued: 0,
  medianWaitMs: null,
  openReports: 0,
}
const NO_SUMS = { r3Minted: 0, r3Spent: 0, voiceTokens: 0 }

/** One process of however many. */
function process(parts: Partial<Parameters<typeof createFigures>[0]> = {}) {
  const registry = new Registry()
  const begun = new Counter({ name: 'games_begun_total', help: 'x', registers: [registry] })
  const figures = createFigures({
    db: database.db,
    registry,
    logger: createLogger({ mode: 'test' }),
    measure: async () => QUIET,
    ledgerSums: async () => NO_SUMS,
    now: () => now,
    ...parts,
  })
  return { begun, ...figures }
}

describe('figures of several processes', () => {
  it('[ADMIN-19] add up what each of them has counted, and measure once what all of them see', async () => {
    const [one, other] = [process({ measure: async () => ({ ...QUIET, online: 7 }) }), process()]
    one.begun.inc(2)
    other.begun.inc(3)
    await Promise.all([one.flush(), other.flush(), one.record()])
    one.begun.inc()
    await Promise.all([one.flush(), other.flush()])
    const { points } = await other.series('24h')
    expect(points).toHaveLength(96)
    expect(points.at(-1)).toMatchObject({ at: new Date(now).toISOString(), gamesBegun: 6, online: 7 })
    expect(points.at(-2)).toMatchObject({ gamesBegun: null, online: null, p95Ms: null })
    expect(await one.lastHour()).toMatchObject({ gamesBegun: 6 })
  })

  it('[ADMIN-19] keep what could not be written until it can be', async () => {
    let isAway = true
    const db = new Proxy(database.db, {
      apply(target, _self, [table]: [string]) {
        if (isAway) throw new Error('the database is away')
        return target(table)
      },
    })
    const one = process({ db })
    one.begun.inc(4)
    await expect(one.flush()).rejects.toThrow('away')
    isAway = false
    await one.flush()
    await one.flush()
    expect(await one.lastHour()).toMatchObject({ gamesBegun: 4 })
  })

  it('[ADMIN-19] become hours, which outlive their minutes, and sums of a day', async () => {
    const one = process()
    for (const minute of [0, 30, 61]) {
      now = 20_000 * DAY + 12 * HOUR + minute * MINUTE
      one.begun.inc()
      await one.flush()
      await one.record()
    }
    expect(await one.today()).toMatchObject({ gamesBegun: 3 })
    now += 3 * DAY
    await one.record()
    const of = (span: string) => database.db('figures').where({ span }).orderBy('at').select('games_begun')
    expect(await of('minute')).toEqual([{ games_begun: 0 }])
    expect(await of('hour')).toEqual([{ games_begun: 2 }, { games_begun: 1 }, { games_begun: 0 }])
    expect((await one.days(4)).map(({ counts }) => counts.gamesBegun)).toEqual([0, 0, 0, 3])
    const { points, stepMs } = await one.series('30d')
    expect([points.length, stepMs]).toEqual([120, 6 * HOUR])
    expect(points.filter(({ gamesBegun }) => gamesBegun).map(({ gamesBegun }) => gamesBegun)).toEqual([3])
    now += 90 * DAY
    await one.record()
    expect(await of('hour')).toHaveLength(1)
  })

  it('[ADMIN-19] take the ledger’s sums as they are, also of a transaction that ended late', async () => {
    const minute = now
    let committed = 0
    const one = process({
      ledgerSums: async (from) => (from === minute ? { ...NO_SUMS, r3Minted: committed } : NO_SUMS),
    })
    committed = 100
    await one.record()
    committed = 250
    now += 3 * MINUTE
    await one.record()
    expect(await one.lastHour()).toMatchObject({ r3Minted: 250 })
  })
})

it('[ADMIN-19] a game counts when it begins and when it is over, and not when its room is only told of again', async () => {
  const registry = new Registry()
  let tell: (change: { roomId: string; room: Room | null }) => void = () => undefined
  countGames(registry, (listener) => {
    tell = listener
  })
  const becomes = (roomId: string, status: Room['status'] | null) =>
    tell({ roomId, room: status === null ? null : ({ id: roomId, status } as Room) })
  for (const status of [
    'waiting',
    'waiting',
    'in_progress',
    'in_progress',
    'finished',
    'finished',
    null,
  ] as const)
    becomes('whole', status)
  // Reopened after a restart, and closed before its end.
  for (const status of ['in_progress', 'in_progress', null] as const) becomes('reopened', status)
  for (const status of ['waiting', null] as const) becomes('unplayed', status)
  const metrics = await registry.metrics()
  expect(metrics).toMatch(/^games_begun_total 1$/m)
  expect(metrics).toMatch(/^games_finished_total 1$/m)
})
