/**
 * @module-tag postgres
 * The ledger.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createJobs, type Jobs } from '#cloud/jobs/create-jobs.ts'
import { UnrecoverableError } from '#cloud/jobs/job.ts'
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
  const logger = { ...createLogger({ mode: 'test' }), warn: vi.fn(), error: vi.fn() }
  const durable = createDurableResults({ results, journal: createResultJournal(folder), queue, logger })
  const errors = () => logger.error.mock.calls.map(([, message]) => message)
  return { queue, errors, ...durable }
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

  it('[GAME-37, WALLET-8] that was given up waits for an operator for ever, and the reward of its room with it', async () => {
    settle.mockRejectedValue(new UnrecoverableError('no database will ever take it'))
    const { port, queue } = make()
    await expect(port.settle(result)).rejects.toThrow('no database')
    await jobs.start()
    time += 30_000
    jobs.wake()
    await vi.waitFor(async () => expect(await jobs.deadLetters()).toHaveLength(1), { timeout: 20_000 })
    settle.mockResolvedValue([])
    time += 60 * 86_400_000
    jobs.wake()
    const swept = { claim: null, due_at: time + 3_600_000 }
    const row = () => database.db('jobs').where({ kind: 'dead-letters' }).first('claim', 'due_at')
    await vi.waitFor(async () => expect(await row()).toEqual(swept), { timeout: 20_000 })
    expect(await roomsToSettle(queue, ['a'])).toEqual(['a'])
  })
})

describe('what cannot be read at a start', () => {
  it('[GAME-37] is told and stays, and the others are kept; a file that somebody else took is no error', async () => {
    await createResultJournal(folder).write('game-a', result)
    mkdirSync(join(folder, 'a-folder.json'))
    symlinkSync('taken', join(folder, 'b-taken.json'))
    const { recover, queue, errors } = make()
    await recover()
    expect(errors()).toEqual(['a result on the disk could not be read'])
    expect(onDisk().toSorted()).toEqual(['a-folder.json', 'b-taken.json'])
    expect(await roomsToSettle(queue, ['a'])).toEqual(['a'])
  })

  it('may be the folder itself, which is told unless there is none', async () => {
    const { recover, errors } = make()
    await recover()
    expect(errors()).toEqual([])
    writeFileSync(folder, '')
    await recover()
    expect(errors()).toEqual(['the results on the disk could not be listed'])
  })

  it('is not confused with a result that the database does not take', async () => {
    await createResultJournal(folder).write('game-a', result)
    await database.db.schema.renameTable('jobs', 'jobs_away')
    const { recover, errors } = make()
    await recover()
    await database.db.schema.renameTable('jobs_away', 'jobs')
    expect(errors()).toEqual(['a result on the disk could not be handed over'])
    expect(onDisk()).toEqual(['game-a.json'])
  })
})
