import { readFileSync } from 'node:fs'
import { ulid } from 'ulid'
import { inject } from 'vitest'
import { ledgerRules } from '#cloud/ledger-rules.ts'
import { createLogger } from '#cloud/logger.ts'
import { checkLedger, ledgerReport } from '#cloud/modules/wallet/index.ts'
import { type Db, openDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'

export interface TestDatabase {
  readonly db: Db
  /** For another process; one in memory is no other's. */
  readonly url: string
  /** Rejects when money was lost or made, whatever the tests have looked at. */
  readonly drop: (options?: DropOptions) => Promise<void>
}

export interface DropOptions {
  /** False where a test has broken the books on purpose. */
  readonly checksLedger?: boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of the project `cloud:postgres`; empty: SQLite in memory. */
    postgresUrl: string
    /** A migrated database there, to be copied. */
    postgresTemplate: string
    /** File of a migrated SQLite database to copy; none: each file migrates its own. */
    sqliteImage?: string
  }
}

const logger = createLogger({ mode: 'test' })

/** A fresh, migrated database of the kind that the vitest project says; `drop` it after the file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  return server === '' ? createInMemory() : createOnPostgres(server)
}

async function createInMemory(): Promise<TestDatabase> {
  const db = await openMigrated(inject('sqliteImage'))
  const drop = async ({ checksLedger = true }: DropOptions = {}) => {
    const complaint = checksLedger ? await ledgerComplaint(db) : null
    await db.destroy()
    if (complaint !== null) throw complaint
  }
  return { db, url: 'sqlite::memory:', drop }
}

async function openMigrated(image: string | undefined): Promise<Db> {
  if (image !== undefined) return openDatabase({ kind: 'sqlite-memory', image: readFileSync(image) }, logger)
  const db = openDatabase({ kind: 'sqlite-memory' }, logger)
  await migrate(db)
  return db
}

/** What is wrong in the books; null when nothing is. */
async function ledgerComplaint(db: Db): Promise<Error | null> {
  const findings = await checkLedger(db, ledgerRules)
  return findings.faults.length === 0 ? null : new Error(ledgerReport(findings))
}

async function createOnPostgres(server: string): Promise<TestDatabase> {
  const name = `rr_test_${ulid().toLowerCase()}`
  const admin = openDatabase({ kind: 'postgres', url: server }, logger)
  await admin.raw('create database ?? template ??', [name, inject('postgresTemplate')])
  const url = new URL(server)
  url.pathname = `/${name}`
  const db = openDatabase({ kind: 'postgres', url: url.href }, logger)
  const drop = async ({ checksLedger = true }: DropOptions = {}) => {
    const complaint = checksLedger ? await ledgerComplaint(db) : null
    await db.destroy()
    await admin.raw('drop database ?? with (force)', [name])
    await admin.destroy()
    if (complaint !== null) throw complaint
  }
  return { db, url: url.href, drop }
}
