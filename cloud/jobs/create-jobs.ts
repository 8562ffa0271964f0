import type { z } from 'zod'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import type { JobQueue, JobView, QueueOptions, RecurringJob } from './job.ts'
import { createJobRunner } from './job-runner.ts'
import {
  countJobs,
  deleteDeadJobs,
  deleteJob,
  deleteJobs,
  findHeldKeys,
  findJob,
  insertRecurringJob,
  type JobRow,
  listDeadJobs,
  listPayloads,
  reviveJob,
  upsertJob,
} from './jobs-repository.ts'

export interface JobsParts {
  readonly db: Db
  readonly logger: Logger
  readonly now: () => number
}

export type Jobs = ReturnType<typeof createJobs>

const DEAD_KEPT_MS = 30 * 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000

const toView = ({ id, key, attempts, progress, error, claim, deadAt }: JobRow): JobView => ({
  id,
  key,
  attempts,
  progress,
  error,
  state: deadAt !== null ? 'dead' : claim !== null ? 'running' : 'waiting',
})

/** Work that outlives its process: rows of one table, which any process claims when their time has come. */
export function createJobs({ db, logger, now }: JobsParts) {
  const runner = createJobRunner({ db, logger, now })
  const recurring: string[] = []
  const keptDead = new Set<string>()

  function queue<Payload>(
    name: string,
    payloadSchema: z.ZodType<Payload>,
    { keepsDead = false }: QueueOptions = {},
  ): JobQueue<Payload> {
    if (keepsDead) keptDead.add(name)
    return {
      async enqueue(payload, { key = newId(), inMs = 0, tx } = {}) {
        const job = { id: newId(), kind: name, key, payload: toJson(payload) }
        await upsertJob(tx ?? db, { ...job, dueAt: now() + inMs, now: now() })
        const wake = () => runner.wake(inMs)
        if (tx) afterCommit(tx, wake)
        else wake()
      },
      async cancel(key) {
        const isCancelled = await deleteJob(db, name, key)
        if (isCancelled) runner.abort(name, key)
        return isCancelled
      },
      async erase(tx, matches) {
        const isMatch = (payload: string): boolean => {
          const { success, data } = payloadSchema.safeParse(fromJson(payload))
          return success && matches(data)
        }
        const rows = await listPayloads(tx, name)
        await deleteJobs(
          tx,
          rows.filter(({ payload }) => isMatch(payload)).map(({ id }) => id),
        )
      },
      async find(key) {
        const row = await findJob(db, name, key)
        return row && toView(row)
      },
      heldKeys: (keys, tx = db) => findHeldKeys(tx, name, keys),
      work: (worker) => runner.work(name, payloadSchema, worker),
    }
  }

  function recur({ name, everyMs, run }: RecurringJob): void {
    recurring.push(name)
    runner.recur(name, everyMs, run)
  }
  recur({
    name: 'dead-letters',
    everyMs: HOUR_MS,
    run: () => deleteDeadJobs(db, { diedBefore: now() - DEAD_KEPT_MS, exceptKinds: [...keptDead] }),
  })

  return {
    queue,
    recur,
    /** Of all queues, or of one: how many wait or run, and how many were given up. */
    counts: (queue?: string): Promise<{ waiting: number; dead: number }> => countJobs(db, queue),
    /** The jobs that were given up, those that died first first. */
    deadLetters: async (): Promise<(JobView & { readonly queue: string })[]> =>
      (await listDeadJobs(db)).map((row) => ({ ...toView(row), queue: row.kind })),
    /** Tries a dead letter again. False when there is none of this id. */
    async retry(id: string): Promise<boolean> {
      const isRevived = await reviveJob(db, id, now())
      if (isRevived) runner.wake()
      return isRevived
    },
    async start(): Promise<void> {
      for (const kind of recurring) await insertRecurringJob(db, { id: newId(), kind, now: now() })
      runner.start()
    },
    /** Looks for what is due now, and not in a second at the latest. */
    wake: (): void => runner.wake(),
    /** Takes no more; resolves when what runs has ended, or after five seconds, and leaves the rest to other processes. */
    stop: runner.stop,
  }
}
