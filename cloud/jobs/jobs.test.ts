/**
 * @module-tag postgres
 * Locks; queries of jobs-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createLogger } from '#cloud/logger.ts'
import { createJobs, type Jobs } from './create-jobs.ts'
import { type JobWorker, UnrecoverableError } from './job.ts'

let database: TestDatabase
let time = Date.now()
const started: Jobs[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()))
  await database.db('jobs').delete()
})
afterAll(() => database.drop())

const schema = z.object({ say: z.string() })
type Said = z.output<typeof schema>
const rows = () => database.db('jobs').whereNot({ kind: 'dead-letters' })
/** Patience, not speed: a machine may be busy with other things. */
const until = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 20_000, interval: 10 })
const noneLeft = () => until(async () => expect(await rows()).toEqual([]))
const dueAt = async (): Promise<number> => (await rows().first('due_at')).due_at

/** A process with its jobs, not started. */
function makeProcess() {
  const jobs = createJobs({ db: database.db, logger: createLogger({ mode: 'test' }), now: () => time })
  started.push(jobs)
  return { jobs, queue: jobs.queue('say', schema) }
}

/** One that runs what it is given. */
async function startProcess(run: JobWorker<Said>['run'], more: Partial<JobWorker<Said>> = {}) {
  const { jobs, queue } = makeProcess()
  queue.work({ atOnce: 4, retryAfterMs: [], run, ...more })
  await jobs.start()
  return { jobs, queue }
}

const passes = (ms: number) => {
  time += ms
  for (const jobs of started) jobs.wake()
}

describe('a job', () => {
  it('runs once, with its payload, and is forgotten', async () => {
    const run = vi.fn(async () => undefined)
    const { queue } = await startProcess(run)
    await queue.enqueue({ say: 'hello' }, { key: 'a' })
    await noneLeft()
    expect(run).toHaveBeenCalledExactlyOnceWith(
      { say: 'hello' },
      expect.objectContaining({ key: 'a', attempt: 1 }),
    )
    expect(await queue.find('a')).toBeNull()
  })

  it('waits for its time', async () => {
    const said: string[] = []
    const { queue } = await startProcess(async ({ say }) => void said.push(say))
    await queue.enqueue({ say: 'later' }, { inMs: 5_000, key: 'later' })
    await queue.enqueue({ say: 'now' })
    await until(() => expect(said).toEqual(['now']))
    expect(await queue.find('later')).toMatchObject({ state: 'waiting', attempts: 0 })
    passes(5_000)
    await until(() => expect(said).toEqual(['now', 'later']))
    await noneLeft()
  })

  it('belongs to a transaction, and is run when that is committed', async () => {
    const said: string[] = []
    const { queue } = await startProcess(async ({ say }) => void said.push(say))
    const undone = database.db.transaction(async (tx) => {
      await queue.enqueue({ say: 'undone' }, { tx })
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await database.db.transaction((tx) => queue.enqueue({ say: 'done' }, { tx }))
    await until(() => expect(said).toEqual(['done']))
    await noneLeft()
  })

  it('survives its process', async () => {
    const { queue } = makeProcess()
    await queue.enqueue({ say: 'still here' })
    const said: string[] = []
    await startProcess(async ({ say }) => void said.push(say))
    await until(() => expect(said).toEqual(['still here']))
  })

  it('tells how far it is', async () => {
    const gate = Promise.withResolvers<void>()
    const { queue } = await startProcess(async (_payload, { progress }) => {
      await progress(0.25)
      await gate.promise
    })
    await queue.enqueue({ say: 'slowly' }, { key: 'slow' })
    await until(async () =>
      expect(await queue.find('slow')).toMatchObject({ state: 'running', progress: 0.25 }),
    )
    gate.resolve()
    await noneLeft()
  })

  it('of a kind that nobody here works for is left to others', async () => {
    const { jobs } = makeProcess()
    await jobs.queue('unknown', schema).enqueue({ say: 'x' }, { key: 'x' })
    const run = vi.fn(async () => undefined)
    const { queue } = await startProcess(run)
    await queue.enqueue({ say: 'known' })
    await until(async () => expect((await rows()).map(({ kind }) => kind)).toEqual(['unknown']))
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('a job that fails', () => {
  it('is tried again after its waits, then kept as a dead letter, until somebody tries it once more', async () => {
    const attempts: number[] = []
    let works = false
    const { jobs, queue } = await startProcess(
      async (_payload, { attempt }) => {
        attempts.push(attempt)
        if (!works) throw new Error(`attempt ${attempt} failed`)
      },
      { retryAfterMs: [2_000, 20_000] },
    )
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    await until(async () => expect(await dueAt()).toBe(time + 2_000))
    passes(1_999)
    passes(1)
    await until(async () => expect(await dueAt()).toBe(time + 20_000))
    passes(20_000)
    await until(async () => expect(await queue.find('x')).toMatchObject({ state: 'dead' }))
    passes(3_600_000)
    expect(attempts).toEqual([1, 2, 3])
    const [dead, ...others] = await jobs.deadLetters()
    expect(others).toEqual([])
    expect(dead).toMatchObject({ queue: 'say', key: 'x', attempts: 3, error: 'attempt 3 failed' })
    works = true
    expect(await jobs.retry(dead?.id ?? '')).toBe(true)
    await noneLeft()
    expect(await jobs.retry(dead?.id ?? '')).toBe(false)
    expect(attempts).toEqual([1, 2, 3, 1])
  })

  it('is a dead letter at once when no attempt could get it done, or its payload is none', async () => {
    const run = vi.fn(async () => {
      throw new UnrecoverableError('the address is refused')
    })
    const { jobs, queue } = await startProcess(run, { retryAfterMs: [1, 1, 1] })
    await queue.enqueue({ say: 'x' }, { key: 'refused' })
    await queue.enqueue({ said: 'x' } as never, { key: 'wrong' })
    await until(async () => expect(await jobs.deadLetters()).toHaveLength(2))
    const errors = Object.fromEntries((await jobs.deadLetters()).map(({ key, error }) => [key, error]))
    expect(errors).toEqual({
      refused: 'the address is refused',
      wrong: expect.stringContaining('its payload is wrong'),
    })
    expect(run).toHaveBeenCalledOnce()
    await queue.enqueue({ say: 'x' }, { key: 'refused' })
    await until(() => expect(run).toHaveBeenCalledTimes(2))
  })

  it('is forgotten after a month', async () => {
    const { jobs, queue } = await startProcess(async () => {
      throw new UnrecoverableError('no')
    })
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    await until(async () => expect(await jobs.deadLetters()).toHaveLength(1))
    passes(29 * 86_400_000)
    await until(async () =>
      expect(await database.db('jobs').where({ kind: 'dead-letters', claim: null }).first('due_at')).toEqual({
        due_at: time + 3_600_000,
      }),
    )
    expect(await jobs.deadLetters()).toHaveLength(1)
    passes(2 * 86_400_000)
    await until(async () => expect(await jobs.deadLetters()).toEqual([]))
  })
})

describe('a job with a key', () => {
  it('is one, however often it is enqueued, at the earliest of the times', async () => {
    const { queue } = makeProcess()
    await Promise.all([9_000, 3_000, 6_000].map((inMs) => queue.enqueue({ say: 'x' }, { key: 'x', inMs })))
    expect(await rows()).toHaveLength(1)
    expect(await dueAt()).toBe(time + 3_000)
    expect(await queue.heldKeys(['x', 'y'])).toEqual(['x'])
  })

  it('runs once more when it is enqueued while it runs', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const run = vi.fn(async () => gates[run.mock.calls.length - 1]?.promise)
    const { queue } = await startProcess(run)
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    await until(() => expect(run).toHaveBeenCalledTimes(1))
    for (let i = 0; i < 3; i++) await queue.enqueue({ say: 'x' }, { key: 'x' })
    expect(run).toHaveBeenCalledTimes(1)
    gates[0]?.resolve()
    await until(() => expect(run).toHaveBeenCalledTimes(2))
    gates[1]?.resolve()
    await noneLeft()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('runs again, with all its attempts, when it is enqueued during its last attempt and that fails', async () => {
    const gate = Promise.withResolvers<void>()
    const attempts: number[] = []
    const { jobs, queue } = await startProcess(async (_payload, { attempt }) => {
      attempts.push(attempt)
      if (attempts.length === 1) await gate.promise
    })
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    await until(() => expect(attempts).toEqual([1]))
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    gate.reject(new Error('the last attempt failed'))
    await noneLeft()
    expect(attempts).toEqual([1, 1])
    expect(await jobs.deadLetters()).toEqual([])
  })

  it('skips the wait before its next attempt when it is enqueued during one that fails', async () => {
    const gate = Promise.withResolvers<void>()
    const attempts: number[] = []
    const run = async (_payload: Said, { attempt }: { attempt: number }) => {
      attempts.push(attempt)
      if (attempts.length === 1) await gate.promise
    }
    const { queue } = await startProcess(run, { retryAfterMs: [60_000] })
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    await until(() => expect(attempts).toEqual([1]))
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    gate.reject(new Error('the first attempt failed'))
    await noneLeft()
    expect(attempts).toEqual([1, 2])
  })

  it('may run again by its own wish, sooner when it is enqueued meanwhile', async () => {
    const run = vi.fn(async () => (run.mock.calls.length < 3 ? { againInMs: 1_000 } : undefined))
    const { queue } = await startProcess(run)
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    await until(async () => expect(await dueAt()).toBe(time + 1_000))
    passes(1_000)
    await until(async () => expect([run.mock.calls.length, await dueAt()]).toEqual([2, time + 1_000]))
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    await noneLeft()
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('can be cancelled: one that waits never runs, one that runs is told', async () => {
    const aborted = Promise.withResolvers<void>()
    const run = vi.fn(async (_payload: Said, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => aborted.resolve())
      await aborted.promise
    })
    const { queue } = await startProcess(run)
    await queue.enqueue({ say: 'x' }, { key: 'waits', inMs: 1_000 })
    expect(await queue.cancel('waits')).toBe(true)
    expect(await queue.cancel('waits')).toBe(false)
    await queue.enqueue({ say: 'x' }, { key: 'runs' })
    await until(() => expect(run).toHaveBeenCalledOnce())
    expect(await queue.cancel('runs')).toBe(true)
    await aborted.promise
    await noneLeft()
    passes(1_000)
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('several processes', () => {
  it('share the jobs, each of which runs once, as many at once as the kind allows', async () => {
    const said: string[] = []
    let busy = 0
    let most = 0
    const run = async ({ say }: Said) => {
      most = Math.max(most, ++busy)
      await new Promise((resolve) => setImmediate(resolve))
      said.push(say)
      busy--
    }
    const { queue } = makeProcess()
    const all = Array.from({ length: 60 }, (_, index) => String(index))
    for (const say of all) await queue.enqueue({ say })
    for (let i = 0; i < 3; i++) await startProcess(run, { atOnce: 2 })
    await noneLeft()
    expect(said.toSorted()).toEqual(all.toSorted())
    expect(most).toBeLessThanOrEqual(6)
  })

  it('take over from one that died, when its lease has run out; a late end of its own counts for nothing', async () => {
    const stalled = Promise.withResolvers<void>()
    const first = await startProcess(() => stalled.promise, { atOnce: 1 })
    await first.queue.enqueue({ say: 'x' }, { key: 'x' })
    await until(async () => expect(await first.queue.find('x')).toMatchObject({ state: 'running' }))
    const gate = Promise.withResolvers<void>()
    const run = vi.fn(() => gate.promise)
    const second = await startProcess(run)
    passes(29_999)
    await second.queue.enqueue({ say: 'y' }, { key: 'y' })
    await until(() => expect(run).toHaveBeenCalledTimes(1))
    passes(1)
    await until(() => expect(run).toHaveBeenCalledTimes(2))
    stalled.resolve()
    await first.jobs.stop()
    expect(await second.queue.find('x')).toMatchObject({ state: 'running', attempts: 2 })
    gate.resolve()
    await noneLeft()
  })

  it('leave a job to the one that still works on it', async () => {
    const gate = Promise.withResolvers<void>()
    const run = vi.fn(() => gate.promise)
    const { queue } = await startProcess(run, { leaseMs: 60 })
    await startProcess(run, { leaseMs: 60 })
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    for (let passed = 0; passed < 5; passed++) {
      await until(async () => expect(await dueAt()).toBe(time + 60))
      passes(50)
    }
    expect(run).toHaveBeenCalledOnce()
    gate.resolve()
    await noneLeft()
  })

  it('get back what one had to leave when it stopped, and at once', async () => {
    const stuck = await startProcess(() => new Promise<void>(() => undefined))
    await stuck.queue.enqueue({ say: 'x' }, { key: 'x' })
    await until(async () => expect(await stuck.queue.find('x')).toMatchObject({ state: 'running' }))
    await stuck.jobs.stop()
    const run = vi.fn(async () => undefined)
    await startProcess(run)
    await until(() => expect(run).toHaveBeenCalledOnce())
  }, 20_000)

  it('wait for what they do before they stop, and take no more', async () => {
    const gate = Promise.withResolvers<void>()
    const run = vi.fn(() => gate.promise)
    const { jobs, queue } = await startProcess(run, { atOnce: 1 })
    await queue.enqueue({ say: 'x' }, { key: 'x' })
    await queue.enqueue({ say: 'y' }, { key: 'y' })
    await until(() => expect(run).toHaveBeenCalledOnce())
    const stopped = jobs.stop()
    gate.resolve()
    await stopped
    expect(await rows().select('key', 'claim')).toEqual([{ key: 'y', claim: null }])
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('a recurring job', () => {
  it('runs at the start and after each of its intervals, in one process, also after a failure', async () => {
    let busy = 0
    let overlaps = 0
    const run = vi.fn(async () => {
      overlaps += busy++
      await new Promise((resolve) => setImmediate(resolve))
      busy--
      if (run.mock.calls.length === 2) throw new Error('once')
    })
    for (let i = 0; i < 3; i++) {
      const { jobs } = makeProcess()
      jobs.recur({ name: 'sweep', everyMs: 30_000, run })
      await jobs.start()
    }
    for (let times = 1; times <= 4; times++) {
      await until(async () => {
        expect(run).toHaveBeenCalledTimes(times)
        const [row] = await rows().select('claim', 'due_at')
        expect(row).toEqual({ claim: null, due_at: time + 30_000 })
      })
      passes(29_999)
      expect(run).toHaveBeenCalledTimes(times)
      passes(1)
    }
    expect(overlaps).toBe(0)
  })

  it('keeps its time over a restart', async () => {
    const run = vi.fn(async () => undefined)
    const begin = async () => {
      const { jobs } = makeProcess()
      jobs.recur({ name: 'sweep', everyMs: 30_000, run })
      await jobs.start()
      return jobs
    }
    const first = await begin()
    // A claim would show the same time: the lease lasts as long as the interval.
    await until(async () => {
      const [row] = await rows().select('claim', 'due_at')
      expect(row).toEqual({ claim: null, due_at: time + 30_000 })
    })
    await first.stop()
    await begin()
    passes(30_000)
    await until(() => expect(run).toHaveBeenCalledTimes(2))
  })
})
