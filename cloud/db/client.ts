import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database as SqliteConnection } from 'better-sqlite3'
import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { DatabaseAddress } from '#cloud/config/setting-parts.ts'
import type { Logger } from '#cloud/logger.ts'
import { isDiskFault } from './database-away.ts'
import { createSilenceWatch } from './silence-watch.ts'

/** A database or an open transaction: what every repository function takes first. */
export type Db = Knex

type OutageLogger = Pick<Logger, 'info' | 'warn'>

/** Opens the pool. Nothing is connected yet, and nothing migrated: see start-database.ts. */
export function openDatabase(address: DatabaseAddress, logger: OutageLogger): Db {
  const db = open(address, logger)
  db.on('query-error', (error: Error & { detail?: string }) => {
    // Postgres writes the whole row there.
    delete error.detail
    if (isDiskFault(error)) logger.warn({ err: error }, 'the database cannot write to its disk')
  })
  return db
}

/** The message of an error is logged: it must name the statement alone, not what was to be stored. */
const WITHOUT_VALUES = { compileSqlOnError: false }

function open(address: DatabaseAddress, logger: OutageLogger): Db {
  switch (address.kind) {
    case 'sqlite':
      mkdirSync(dirname(address.file), { recursive: true })
      return openSqlite(address.file)
    case 'sqlite-memory':
      return openSqlite(address.image ?? ':memory:')
    case 'postgres':
      return openPostgres(address.url, logger)
    default:
      return address satisfies never
  }
}

/** One connection: it is the lock that `forUpdate` is on Postgres, and the whole database when that is in memory. */
function openSqlite(source: string | Buffer): Db {
  return knex({
    client: 'better-sqlite3',
    ...WITHOUT_VALUES,
    // Knex passes it to better-sqlite3, which accepts an image, too.
    connection: { filename: source as string },
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

/** A new connection needs several answers; a full pool is not waited for longer than a request may take. */
const CONNECT_WITHIN_MS = 3_000
const ACQUIRE_WITHIN_MS = 4_000
const END_WITHIN_MS = 1_000
/** What is under way at the end is given so long. A result whose transaction is cut off lies in its journal. */
const CLOSE_WITHIN_MS = 2_000
const KEEP_ALIVE_MS = 10_000
/** The server ends a transaction whose process has gone silent, and frees the rows that it holds. */
const IDLE_TRANSACTION_MS = 5_000

/** Knex prints what it throws, too. */
const nothing = () => undefined
const SILENT = { warn: nothing, error: nothing, deprecate: nothing, debug: nothing }

function openPostgres(connectionString: string, logger: OutageLogger): Db {
  const silence = createSilenceWatch(connectionString, logger)
  const connection = {
    connectionString,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  }
  const db = knex({
    client: 'pg',
    ...WITHOUT_VALUES,
    connection: connection as Knex.PgConnectionConfig,
    log: SILENT,
    pool: {
      min: 0,
      max: 10,
      acquireTimeoutMillis: ACQUIRE_WITHIN_MS,
      createTimeoutMillis: ACQUIRE_WITHIN_MS,
      destroyTimeoutMillis: END_WITHIN_MS,
      afterCreate(made: pg.Client, done: (error: Error | null, connection: unknown) => void) {
        silence.watch(made)
        done(null, made)
      },
    },
  })
  const { client } = db
  const acquire = client.acquireConnection.bind(client)
  client.acquireConnection = () => silence.acquire(acquire)
  const destroy = client.destroy.bind(client)
  client.destroy = async () => {
    const impatience = setTimeout(silence.dropAll, CLOSE_WITHIN_MS)
    await destroy().finally(() => clearTimeout(impatience))
  }
  return db
}

export const isPostgres = (db: Db): boolean => db.client.config.client === 'pg'

/** Resolves while the database answers. */
export const ping = async (db: Db): Promise<void> => {
  await db.raw('select 1')
}
