import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { SCHEMA } from './schema.ts'

export type Store = Database.Database

export type StoreFault = 'data_in_use' | 'data_unwritable'

/** The folder of a party cannot be used. */
export class StoreError extends Error {
  readonly fault: StoreFault

  constructor(fault: StoreFault, dataDir: string, cause: unknown) {
    const why =
      fault === 'data_in_use' ? 'is in use by another party on this computer' : 'cannot be written to'
    super(`The folder ${dataDir} ${why}.`, { cause })
    this.fault = fault
  }
}

const FILE = 'party.sqlite'

const faultOf = (error: unknown): StoreFault =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
    ? 'data_in_use'
    : 'data_unwritable'

/**
 * Opens the party's file, which is this process's alone until it ends, however it ends. Throws StoreError, at once where
 * another party has it.
 */
export function openStore(dataDir: string): Store {
  let store: Store | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    store = new Database(join(dataDir, FILE), { timeout: 0 })
    // In this mode the lock that the first statement takes is kept.
    store.pragma('locking_mode = EXCLUSIVE')
    store.pragma('journal_mode = WAL')
    store.pragma('synchronous = NORMAL')
    store.pragma('foreign_keys = ON')
    store.exec(SCHEMA)
    return store
  } catch (error) {
    store?.close()
    throw new StoreError(faultOf(error), dataDir, error)
  }
}
