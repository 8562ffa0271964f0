import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createJobs, type Jobs } from '#cloud/jobs/create-jobs.ts'
import { createLogger } from '#cloud/logger.ts'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { createDurableResults, createResultJournal, roomsToSettle, settlementQueue } from './index.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'riddle-rooms-results-')), 'unsettled')
const settle = vi.fn(async () => [{ userId: 'ada', r3: 40, passXp: 0 }])
let database: TestDatabase
let jobs: Jobs
let time = Date.now()
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  settle.mockClear()
  jobs = createJobs({ db: database.db, logger: createLogger({ mode: 'test' }), now: () => time })
})
afterEach(async () => {
  await jobs.stop()
  await database.db('jobs').delete()
  rmSync(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await database.drop()
  rmSync(join(folder, '..'), { recursive: true })
})

const result = resultOf({ sessionId: 'game-a', roomId: 'a', players: [member('ada')] })
function make() {
  const queue = settlementQueue(jobs)
  const results = { settle, noteLeaver: async () => undefined }
  const logger = createLogger({ mode: 'test' })
  const durable = createDurableResults({ results, journal: createResultJournal(folder), queue, logger })
  return { queue, ...durable }
}
const onDisk = (): string[] => readdirSync(folder)
const away = () => settle.mockRejectedValueOnce(new Error('the database refuses'))

describe('a result', () => {
  it('lies on the disk, for its owner only, while it is being kept', async () => {
    settle.mockImplementationOnce(async () => {
      expect(onDisk()).toEqual(['game-a.json'])
      expect(statSync(join(folder, 'game-a.json')).mode & 0o077).toBe(0)
      return []
    })
    expect(await make().port.settle(result)).toEqual([])
    expect(settle).toHaveBeenCalledOnce()
    expect(onDisk()).toEqual([])
  })

  it('[GAME-37, WALLET-8] that the database refuses becomes a job, which every process sees', async () => {
    away()
    const { port, queue } = make()
    await expect(port.settle(result)).rejects.toThrow('the database refuses')
    expect(onDisk()).toEqual([])
    expect(await roomsToSettle(queue, ['a', 'b'])).toEqual(['a'])
    await jobs.start()
    // The room tries by itself first.
    expect(settle).toHaveBeenCalledOnce()
    time += 30_000
    jobs.wake()
    await vi.waitFor(async () => expect(await roomsToSettle(queue, ['a'])).toEqual([]), { timeout: 20_000 })
    expect(settle).toHaveBeenLastCalledWith(JSON.parse(JSON.stringify(result)))
  })

  it('[GAME-37] found on the disk at a start is kept; what is no result stays, and stops nothing', async () => {
    await database.db.schema.renameTable('jobs', 'jobs_away')
    away()
    await expect(make().port.settle(result)).rejects.toThrow('the database refuses')
    await database.db.schema.renameTable('jobs_away', 'jobs')
    writeFileSync(join(folder, 'broken.json'), '{"sessionId":')
    expect(onDisk().toSorted()).toEqual(['broken.json', 'game-a.json'])
    const { recover, queue } = make()
    await recover()
    expect(onDisk()).toEqual(['broken.json'])
    expect(await roomsToSettle(queue, ['a'])).toEqual(['a'])
  })
})
