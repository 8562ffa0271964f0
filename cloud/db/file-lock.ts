import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'

export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError'
}

/**
 * Keeps a second process off one SQLite file. The lock is an open exclusive transaction on a file beside it: the operating
 * system drops it with the process, so a crash leaves nothing to clean up, as a file with a process id would.
 */
export function lockDatabaseFile(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new Sqlite(`${file}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new DatabaseInUseError(`${file} is in use by another process. Several processes need Postgres.`)
  }
  return () => lock.close()
}
