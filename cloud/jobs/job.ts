import type { Db } from '#cloud/db/client.ts'
import type { JobRow } from './jobs-repository.ts'

/** What a running job may know and tell. */
export interface JobContext {
  readonly key: string
  /** From 1. */
  readonly attempt: number
  /** Aborted when the job is cancelled, or has been taken over by another process. */
  readonly signal: AbortSignal
  /** From 0 to 1. */
  progress(share: number): Promise<void>
}

/** When the job must run again; nothing when it is done. */
export type JobOutcome = { readonly againInMs: number } | undefined

/**
 * How jobs of a queue are done. `run` may run twice for one job, when its process stalls or dies before it could say that it
 * was done.
 */
export interface JobWorker<Payload> {
  /** How many of them run at once in this process. */
  readonly atOnce: number
  /** The waits after failed attempts, in milliseconds; when one fails that has none after it, the job is a dead letter. */
  readonly retryAfterMs: readonly number[]
  /** After how long another process takes over from one that died; a running job renews it. */
  readonly leaseMs?: number
  run(payload: Payload, context: JobContext): Promise<JobOutcome> | Promise<void>
}

/** Runs in one of the processes, again and again: so long after its last run has ended, whether it failed or not. */
export interface RecurringJob {
  readonly name: string
  readonly everyMs: number
  /** The signal is aborted as soon as its process stops: it comes again, so it need not come to an end. */
  run(signal: AbortSignal): Promise<void>
}

/** A job that no further attempt will get done: it becomes a dead letter at once. */
export class UnrecoverableError extends Error {
  override readonly name = 'UnrecoverableError'
}

export type JobView = Pick<JobRow, 'id' | 'key' | 'attempts' | 'progress' | 'error'> & {
  readonly state: 'waiting' | 'running' | 'dead'
}

export interface QueueOptions {
  /** Its dead letters stay until an operator tries them again; those of other queues are deleted after a month. */
  readonly keepsDead?: boolean
}

export interface EnqueueOptions {
  /** Enqueued again under the same key, it stays one job. */
  readonly key?: string
  readonly inMs?: number
  /** A transaction of the caller's: the job is there when that is committed. */
  readonly tx?: Db
}

export interface JobQueue<Payload> {
  enqueue(payload: Payload, options?: EnqueueOptions): Promise<void>
  /** False when there is none. One that runs is told by its signal. */
  cancel(key: string): Promise<boolean>
  /** Deletes, in a transaction of the caller's, the jobs that match, dead letters included. It reads all of the queue. */
  erase(tx: Db, matches: (payload: Payload) => boolean): Promise<void>
  find(key: string): Promise<JobView | null>
  /** Of these keys, those whose job is not done, dead letters included. In a transaction of the caller's, if there is one. */
  heldKeys(keys: readonly string[], tx?: Db): Promise<string[]>
  /** To be called once, before the jobs are started. */
  work(worker: JobWorker<Payload>): void
}
