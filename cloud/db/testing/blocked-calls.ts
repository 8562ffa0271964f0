import { setTimeout as pause } from 'node:timers/promises'
import { type Db, isPostgres } from '../client.ts'

const PATIENCE_MS = 20_000

interface Patience {
  readonly withinMs?: number
}

/** Resolves when `count` calls wait for a lock of the test's transaction. Rejects if they do not in time. */
export async function waitForBlockedCalls(
  db: Db,
  count = 1,
  { withinMs = PATIENCE_MS }: Patience = {},
): Promise<void> {
  const wait = isPostgres(db) ? waitForLocks : waitForConnection
  await wait(db, count, withinMs)
}

const tooFew = (waiting: number, count: number, withinMs: number) =>
  new Error(`${waiting} of ${count} calls wait for the test's transaction after ${withinMs} ms`)

/** Postgres reports no event for a session that waits for a row. */
async function waitForLocks(db: Db, count: number, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  for (;;) {
    const { rows } = await db.raw(
      `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0].waiting >= count) return
    if (performance.now() > until) throw tooFew(rows[0].waiting, count, withinMs)
    await pause(5)
  }
}

/** On SQLite, calls wait for the only connection. */
async function waitForConnection(db: Db, count: number, withinMs: number): Promise<void> {
  const { pool } = db.client
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    if (pool.numPendingAcquires() >= count) resolve()
  }
  // The pool counts a request after its event.
  const lookSoon = () => queueMicrotask(look)
  const impatience = setTimeout(() => reject(tooFew(pool.numPendingAcquires(), count, withinMs)), withinMs)
  pool.on('acquireRequest', lookSoon)
  look()
  await promise.finally(() => {
    clearTimeout(impatience)
    pool.removeListener('acquireRequest', lookSoon)
  })
}
