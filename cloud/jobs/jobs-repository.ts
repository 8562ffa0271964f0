import { type Db, isPostgres } from '#cloud/db/client.ts'

/** A job that is claimed: by whom, and as it was at that moment. */
export interface ClaimedJob {
  readonly id: string
  readonly kind: string
  readonly key: string
  /** JSON. */
  readonly payload: string
  readonly claim: string
  /** This one included. */
  readonly attempts: number
  readonly requests: number
}

export interface JobRow {
  readonly id: string
  readonly kind: string
  readonly key: string
  readonly dueAt: number | null
  readonly claim: string | null
  readonly attempts: number
  /** From 0 to 1; null while the job has not told any. */
  readonly progress: number | null
  /** Of the last attempt that failed. */
  readonly error: string | null
  readonly deadAt: number | null
}

const COLUMNS = {
  id: 'id',
  kind: 'kind',
  key: 'key',
  dueAt: 'due_at',
  claim: 'claim',
  attempts: 'attempts',
  progress: 'progress',
  error: 'error',
  deadAt: 'dead_at',
} as const satisfies Record<keyof JobRow, string>

const CLAIMED = ['id', 'kind', 'key', 'payload', 'claim', 'attempts', 'requests'] as const

const jobs = (db: Db) => db('jobs')
const claimed = (db: Db, { id, claim }: ClaimedJob) => jobs(db).where({ id, claim })

/**
 * Of one with the same key, it brings the time forward, wakes a dead letter, and has a running one run once more. The payload
 * of the earlier job stands.
 */
export async function upsertJob(
  db: Db,
  job: { id: string; kind: string; key: string; payload: string; dueAt: number; now: number },
): Promise<void> {
  await jobs(db)
    .insert({
      id: job.id,
      kind: job.kind,
      key: job.key,
      payload: job.payload,
      due_at: job.dueAt,
      attempts: 0,
      requests: 0,
      created_at: job.now,
    })
    .onConflict(['kind', 'key'])
    .merge({
      requests: db.raw('jobs.requests + 1'),
      due_at: db.raw(
        'case when jobs.dead_at is not null or (jobs.claim is null and jobs.due_at > excluded.due_at) then excluded.due_at else jobs.due_at end',
      ),
      attempts: db.raw('case when jobs.dead_at is null then jobs.attempts else 0 end'),
      dead_at: null,
    })
}

/** A recurring job has one row for ever, which keeps its time over restarts. */
export async function insertRecurringJob(
  db: Db,
  { id, kind, now }: { id: string; kind: string; now: number },
): Promise<void> {
  await jobs(db)
    .insert({ id, kind, key: '', payload: 'null', due_at: now, attempts: 0, requests: 0, created_at: now })
    .onConflict(['kind', 'key'])
    .ignore()
}

/** The one query of an idle process. */
export async function findDueKinds(db: Db, kinds: readonly string[], now: number): Promise<string[]> {
  const rows = await jobs(db)
    .where('due_at', '<=', now)
    .whereIn('kind', [...kinds])
    .distinct<{ kind: string }[]>('kind')
  return rows.map(({ kind }) => kind)
}

/** Takes up to `limit` jobs that are due, those that waited longest first; jobs whose lease has run out are among them. */
export async function claimJobs(
  db: Db,
  {
    kind,
    limit,
    claim,
    now,
    leaseMs,
  }: { kind: string; limit: number; claim: string; now: number; leaseMs: number },
): Promise<ClaimedJob[]> {
  const due = jobs(db)
    .where({ kind })
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'id'])
    .limit(limit)
    .select('id')
  // On SQLite the one connection is the lock.
  if (isPostgres(db)) due.forUpdate().skipLocked()
  return jobs(db)
    .with('due', due)
    .whereIn('id', db.select('id').from('due'))
    .update({ claim, due_at: now + leaseMs, attempts: db.raw('attempts + 1') })
    .returning([...CLAIMED])
}

/** False when the claim was lost: the job was cancelled, or another worker has taken it over. */
export const renewLease = async (db: Db, job: ClaimedJob, until: number): Promise<boolean> =>
  (await claimed(db, job).update({ due_at: until })) > 0

/** Done. False when the job must run again, as it was enqueued meanwhile, or when the claim was lost. */
export const deleteDoneJob = async (db: Db, job: ClaimedJob): Promise<boolean> =>
  (await claimed(db, job).where({ requests: job.requests }).delete()) > 0

interface Due {
  readonly dueAt: number
  readonly now: number
}

/** Releases the claim. Returns when the job is due, which is now if it was enqueued meanwhile; null if the claim was lost. */
async function returnJob(
  db: Db,
  job: ClaimedJob,
  { dueAt, now }: Due,
  changes: object,
): Promise<number | null> {
  const due = 'case when requests = ? then cast(? as bigint) else cast(? as bigint) end'
  const [row] = await claimed(db, job)
    .update({ ...changes, claim: null, due_at: db.raw(due, [job.requests, dueAt, now]) })
    .returning<{ due_at: number }[]>('due_at')
  return row?.due_at ?? null
}

/** Schedules the job with all its attempts. Returns as `returnJob` does. */
export const rescheduleJob = (db: Db, job: ClaimedJob, due: Due): Promise<number | null> =>
  returnJob(db, job, due, { attempts: 0, progress: null, error: null })

/** Schedules the next attempt of the job. Returns as `returnJob` does. */
export const retryJob = (db: Db, job: ClaimedJob, due: Due, error: string): Promise<number | null> =>
  returnJob(db, job, due, { error })

/** Keeps a dead letter for an operator. Returns false if the job was enqueued meanwhile, or the claim was lost. */
export const buryJob = async (db: Db, job: ClaimedJob, deadAt: number, error: string): Promise<boolean> =>
  (await claimed(db, job)
    .where({ requests: job.requests })
    .update({ claim: null, due_at: null, dead_at: deadAt, error })) > 0

export const saveProgress = async (db: Db, job: ClaimedJob, progress: number): Promise<void> =>
  void (await claimed(db, job).update({ progress }))

/** Anyone may take these at once: their worker stops. */
export async function releaseJobs(db: Db, held: readonly ClaimedJob[], now: number): Promise<void> {
  for (const job of held) await claimed(db, job).update({ claim: null, due_at: now })
}

export async function findJob(db: Db, kind: string, key: string): Promise<JobRow | null> {
  return (await jobs(db).where({ kind, key }).first<JobRow | undefined>(COLUMNS)) ?? null
}

export const deleteJob = async (db: Db, kind: string, key: string): Promise<boolean> =>
  (await jobs(db).where({ kind, key }).delete()) > 0

export const deleteJobs = async (db: Db, ids: readonly string[]): Promise<void> =>
  void (await jobs(db)
    .whereIn('id', [...ids])
    .delete())

/** Of all jobs of a kind, dead letters included. */
export const listPayloads = (db: Db, kind: string): Promise<{ id: string; payload: string }[]> =>
  jobs(db).where({ kind }).select('id', 'payload')

/** Of these keys, those that have a job, dead letters included. */
export async function findHeldKeys(db: Db, kind: string, keys: readonly string[]): Promise<string[]> {
  const rows = await jobs(db)
    .where({ kind })
    .whereIn('key', [...keys])
    .select<{ key: string }[]>('key')
  return rows.map(({ key }) => key)
}

export const listDeadJobs = (db: Db): Promise<JobRow[]> =>
  jobs(db).whereNotNull('dead_at').orderBy(['dead_at', 'id']).select<JobRow[]>(COLUMNS)

/** Of all kinds, or of one. */
export async function countJobs(
  db: Db,
  kind: string | undefined,
): Promise<{ waiting: number; dead: number }> {
  const [row] = await jobs(db)
    .where((where) => {
      if (kind !== undefined) where.where({ kind })
    })
    .select<{ waiting: number | string; dead: number | string }[]>(
      db.raw('count(due_at) as waiting'),
      db.raw('count(dead_at) as dead'),
    )
  return { waiting: Number(row?.waiting ?? 0), dead: Number(row?.dead ?? 0) }
}

export const reviveJob = async (db: Db, id: string, now: number): Promise<boolean> =>
  (await jobs(db).where({ id }).whereNotNull('dead_at').update({ due_at: now, dead_at: null, attempts: 0 })) >
  0

export async function deleteDeadJobs(
  db: Db,
  { diedBefore, exceptKinds }: { diedBefore: number; exceptKinds: readonly string[] },
): Promise<void> {
  await jobs(db)
    .where('dead_at', '<', diedBefore)
    .whereNotIn('kind', [...exceptKinds])
    .delete()
}
