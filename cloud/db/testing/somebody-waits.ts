import { setTimeout as pause } from 'node:timers/promises'
import { type Db, isPostgres } from '../client.ts'

/** How many wait: for a row on Postgres, for the one connection on SQLite. */
async function countWaiting(db: Db): Promise<number> {
  if (!isPostgres(db)) return db.client.pool.numPendingAcquires()
  const { rows } = await db.raw(
    `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

/** Resolves once so many wait for what a transaction of the test holds. */
export async function somebodyWaits(db: Db, count = 1): Promise<void> {
  while ((await countWaiting(db)) < count) await pause(5)
}
