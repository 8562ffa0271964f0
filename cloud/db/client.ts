import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database as SqliteConnection } from 'better-sqlite3'
import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { DatabaseAddress } from '#cloud/config/setting-parts.ts'

/** A database or an open transaction: what every repository function takes first. */
export type Db = Knex

const POSTGRES_POOL = { min: 0, max: 10 }

/** Opens the pool. Nothing is connected yet, and nothing migrated: see start-database.ts. */
export function openDatabase(address: DatabaseAddress): Db {
  const db = open(address)
  // Postgres writes the whole row there.
  db.on('query-error', (error: { detail?: string }) => delete error.detail)
  return db
}

/** The message of an error is logged: it must name the statement alone, not what was to be stored. */
const WITHOUT_VALUES = { compileSqlOnError: false }

function open(address: DatabaseAddress): Db {
  switch (address.kind) {
    case 'sqlite':
      mkdirSync(dirname(address.file), { recursive: true })
      return openSqlite(address.file)
    case 'sqlite-memory':
      return openSqlite(':memory:')
    case 'postgres':
      return openPostgres(address.url)
    default:
      return address satisfies never
  }
}

/** One connection: it is the lock that `forUpdate` is on Postgres, and the whole database when that is in memory. */
function openSqlite(filename: string): Db {
  return knex({
    client: 'better-sqlite3',
    ...WITHOUT_VALUES,
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: unknown) => void) {
        connection.pragma('journal_mode = WAL')
        connection.pragma('synchronous = NORMAL')
        connection.pragma('foreign_keys = ON')
        connection.pragma('busy_timeout = 5000')
        keepStatements(connection)
        done(null, connection)
      },
    },
  })
}

/** As many as knex makes of ours by far: what goes over is forgotten with all the rest, and prepared again. */
const STATEMENTS_KEPT = 500

/** Knex prepares every query anew; SQLite takes longer for that than for running it. */
function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, ReturnType<typeof prepare>>()
  connection.prepare = ((sql: string) => {
    const known = kept.get(sql)
    // One that is still being read cannot be run a second time.
    if (known && !known.busy) return known
    if (kept.size >= STATEMENTS_KEPT) kept.clear()
    const statement = prepare(sql)
    kept.set(sql, statement)
    return statement
  }) as typeof connection.prepare
}

/** Postgres sends bigint and numeric (a sum of bigints) as text; all of ours fit a double. */
const NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format)),
}

function openPostgres(connectionString: string): Db {
  return knex({
    client: 'pg',
    ...WITHOUT_VALUES,
    connection: { connectionString, types } as Knex.PgConnectionConfig,
    pool: POSTGRES_POOL,
    acquireConnectionTimeout: 10_000,
  })
}

export const isPostgres = (db: Db): boolean => db.client.config.client === 'pg'

/** Resolves while the database answers. */
export const ping = async (db: Db): Promise<void> => {
  await db.raw('select 1')
}
