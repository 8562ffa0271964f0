import { ulid } from 'ulid'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'

export interface TestDatabase {
  readonly db: Db
  /** For another process; one in memory is no other's. */
  readonly url: string
  readonly drop: () => Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of the project `cloud:postgres`; empty: SQLite in memory. */
    postgresUrl: string
  }
}

/** A fresh, migrated database of the kind that the vitest project says; `drop` it after the file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  return server === '' ? createInMemory() : createOnPostgres(server)
}

async function createInMemory(): Promise<TestDatabase> {
  const db = openDatabase({ kind: 'sqlite-memory' })
  await migrate(db)
  return { db, url: 'sqlite::memory:', drop: () => db.destroy() }
}

async function createOnPostgres(server: string): Promise<TestDatabase> {
  const name = `rr_test_${ulid().toLowerCase()}`
  const admin = openDatabase({ kind: 'postgres', url: server })
  await admin.raw('create database ??', [name])
  const url = new URL(server)
  url.pathname = `/${name}`
  const db = openDatabase({ kind: 'postgres', url: url.href })
  await migrate(db)
  const drop = async () => {
    await db.destroy()
    await admin.raw('drop database ?? with (force)', [name])
    await admin.destroy()
  }
  return { db, url: url.href, drop }
}
