import type { Knex } from 'knex'
import { type Db, isPostgres } from './client.ts'
import type { Migration } from './migration.ts'
import { migrations } from './migrations/index.ts'

/** Names without file endings, bundled with the code: the database is not tied to how the sources are laid out. */
const source: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up, down }) => ({ up, down }),
}

/** Any number, as long as every process takes the same one. */
const LOCK_KEY = 7_216_001

export const migrate = (db: Db): Promise<void> => (isPostgres(db) ? migrateLocked(db) : migrateNow(db))

/** Takes everything back: for the test that proves that `down` undoes `up`. */
export const migrateDown = (db: Db): Promise<unknown> =>
  db.migrate.rollback({ migrationSource: source }, true)

/**
 * Two processes that start at once would both migrate. Knex's own lock is a row that a crash leaves behind, so the real
 * lock is the connection's, and the row is freed first.
 */
async function migrateLocked(db: Db): Promise<void> {
  const connection = await db.client.acquireConnection()
  try {
    await db.raw('select pg_advisory_lock(?)', [LOCK_KEY]).connection(connection)
    try {
      await migrateNow(db)
    } finally {
      await db.raw('select pg_advisory_unlock(?)', [LOCK_KEY]).connection(connection)
    }
  } finally {
    await db.client.releaseConnection(connection)
  }
}

async function migrateNow(db: Db): Promise<void> {
  await db.migrate.forceFreeMigrationsLock({ migrationSource: source })
  await db.migrate.latest({ migrationSource: source })
}
