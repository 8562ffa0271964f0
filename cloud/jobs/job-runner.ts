import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import { fromJson } from '#cloud/db/columns.ts'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import { withTimeout } from '#host-engine/index.ts'
import { type JobWorker, UnrecoverableError } from './job.ts'
import {
  buryJob,
  type ClaimedJob,
  claimJobs,
  deleteDoneJob,
  findDueKinds,
  releaseJobs,
  renewLease,
  rescheduleJob,
  retryJob,
  saveProgress,
} from './jobs-repository.ts'

/** How late a process learns of what another one has enqueued. */
const POLL_MS = 1_000
const LEASE_MS = 30_000
const STOP_WITHIN_MS = 5_000
const RELEASE_WITHIN_MS = 1_000
const ERROR_LENGTH = 500

interface Kind {
  readonly schema: z.ZodType
  readonly worker: JobWorker<unknown>
  /** Null: its jobs end. Else a job of this kind runs again after so long, whatever became of it. */
  readonly everyMs: number | null
  running: number
}

interface Running {
  readonly job: ClaimedJob
  readonly cancelled: AbortController
  readonly ended: Promise<void>
}

export interface JobRunnerParts {
  readonly db: Db
  readonly logger: Logger
  readonly now: () => number
}

/** Claims what is due and runs it: once a second, and at once when something is enqueued in this process. */
export function createJobRunner({ db, logger, now }: JobRunnerParts) {
  const kinds = new Map<string, Kind>()
  const running = new Set<Running>()
  let isStopped = true
  let timer: NodeJS.Timeout | undefined
  let timerAt = Number.POSITIVE_INFINITY
  let polling: Promise<void> | null = null

  /** Looks for jobs in so many milliseconds of real time, if no look comes sooner. */
  function wake(inMs = 0): void {
    const at = performance.now() + inMs
    if (isStopped || at >= timerAt) return
    clearTimeout(timer)
    timerAt = at
    // A timer may fire a moment early, and the job would wait for the next look.
    timer = setTimeout(look, inMs === 0 ? 0 : inMs + 2)
    timer.unref()
  }

  function look(): void {
    timerAt = Number.POSITIVE_INFINITY
    // What was enqueued while it looked may have been missed.
    if (polling) return void polling.then(() => wake())
    polling = poll()
      .catch((error: unknown) => logger.error({ err: error }, 'no jobs could be claimed'))
      .finally(() => {
        polling = null
        wake(POLL_MS)
      })
  }

  const slotsOf = ({ worker, running: busy }: Kind): number => worker.atOnce - busy

  async function poll(): Promise<void> {
    const free = [...kinds].filter(([, kind]) => slotsOf(kind) > 0).map(([name]) => name)
    for (const name of await findDueKinds(db, free, now())) {
      const kind = kinds.get(name)
      if (!kind || isStopped) continue
      const limit = slotsOf(kind)
      const leaseMs = kind.worker.leaseMs ?? LEASE_MS
      for (const job of await claimJobs(db, { kind: name, limit, claim: newId(), now: now(), leaseMs }))
        if (isStopped) await releaseJobs(db, [job], now())
        else begin(kind, job, leaseMs)
    }
  }

  function begin(kind: Kind, job: ClaimedJob, leaseMs: number): void {
    const cancelled = new AbortController()
    kind.running++
    const renewal = setInterval(() => {
      renewLease(db, job, now() + leaseMs).then(
        (isHeld) => isHeld || cancelled.abort(),
        (error: unknown) => logger.warn({ err: error, ...nameOf(job) }, 'the lease of a job was not renewed'),
      )
    }, leaseMs / 3)
    renewal.unref()
    const ended = runJob(kind, job, cancelled.signal)
      .catch((error: unknown) =>
        logger.error({ err: error, ...nameOf(job) }, 'the end of a job was not noted'),
      )
      .finally(() => {
        clearInterval(renewal)
        running.delete(entry)
        // Others may wait for the place.
        if (slotsOf(kind) === 0) wake()
        kind.running--
      })
    const entry: Running = { job, cancelled, ended }
    running.add(entry)
  }

  async function runJob(kind: Kind, job: ClaimedJob, signal: AbortSignal): Promise<void> {
    try {
      const outcome = await kind.worker.run(payloadOf(kind, job), {
        key: job.key,
        attempt: job.attempts,
        signal,
        progress: (share) => saveProgress(db, job, share),
      })
      const againInMs = kind.everyMs ?? (outcome ? outcome.againInMs : null)
      if (againInMs !== null) await again(job, againInMs)
      else if (!(await deleteDoneJob(db, job))) await again(job, 0)
    } catch (error) {
      if (kind.everyMs === null) return await failed(kind, job, error)
      logger.error({ err: error, ...nameOf(job) }, 'a recurring job failed')
      await again(job, kind.everyMs)
    }
  }

  /** Schedules the job again: at once if it was enqueued meanwhile. */
  async function again(job: ClaimedJob, inMs: number): Promise<void> {
    const at = await rescheduleJob(db, job, { dueAt: now() + inMs, now: now() })
    if (at === null) logger.warn(nameOf(job), 'a job was cancelled or taken over while it ran')
    else wake(Math.max(0, at - now()))
  }

  async function failed({ worker }: Kind, job: ClaimedJob, error: unknown): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH)
    const pause = error instanceof UnrecoverableError ? undefined : worker.retryAfterMs[job.attempts - 1]
    if (pause === undefined) {
      logger.error({ err: error, ...nameOf(job) }, 'Job failed on its last attempt')
      if (!(await buryJob(db, job, now(), reason))) await again(job, 0)
      return
    }
    logger.warn({ err: error, ...nameOf(job), retryInMs: pause }, 'Job failed and will be retried')
    const at = await retryJob(db, job, { dueAt: now() + pause, now: now() }, reason)
    if (at !== null) wake(Math.max(0, at - now()))
  }

  return {
    wake,
    abort(kind: string, key: string): void {
      for (const { job, cancelled } of running) if (job.kind === kind && job.key === key) cancelled.abort()
    },
    work<Payload>(name: string, schema: z.ZodType<Payload>, worker: JobWorker<Payload>): void {
      kinds.set(name, { schema, worker: worker as JobWorker<unknown>, everyMs: null, running: 0 })
    },
    recur(name: string, everyMs: number, run: (signal: AbortSignal) => Promise<void>): void {
      const worker: JobWorker<unknown> = {
        atOnce: 1,
        retryAfterMs: [],
        run: (_payload, { signal }) => run(signal),
      }
      kinds.set(name, { schema: z.null(), worker, everyMs, running: 0 })
    },
    start(): void {
      isStopped = false
      wake()
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      timerAt = Number.POSITIVE_INFINITY
      for (const { job, cancelled } of running) if (kinds.get(job.kind)?.everyMs !== null) cancelled.abort()
      const patience = new AbortController()
      const deadline = wait(STOP_WITHIN_MS, undefined, { signal: patience.signal }).catch(() => undefined)
      await Promise.race([Promise.all([polling, ...[...running].map(({ ended }) => ended)]), deadline])
      patience.abort()
      const left = [...running]
      running.clear()
      for (const { cancelled } of left) cancelled.abort()
      const held = left.map(({ job }) => job)
      // Where it fails their leases run out.
      await withTimeout(releaseJobs(db, held, now()), RELEASE_WITHIN_MS).catch((error: unknown) =>
        logger.warn({ err: error }, 'jobs were not given back'),
      )
    },
  }
}

const nameOf = ({ id, kind, attempts }: ClaimedJob) => ({ job: id, kind, attempt: attempts })

/** Throws UnrecoverableError: what cannot be read today cannot be read tomorrow either. */
function payloadOf({ schema }: Kind, job: ClaimedJob): unknown {
  const parsed = schema.safeParse(fromJson(job.payload))
  if (!parsed.success) throw new UnrecoverableError(`its payload is wrong: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
