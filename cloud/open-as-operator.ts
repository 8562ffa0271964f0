import type { DatabaseAddress } from './config/setting-parts.ts'
import type { Settings } from './config/settings.ts'
import { DatabaseInUseError } from './db/file-lock.ts'
import { type OpenDatabase, startDatabase } from './db/start-database.ts'
import { createLogger } from './logger.ts'

/** The database of the settings, for a command of the operator's. Rejects with what to do while a file is in use. */
export async function openAsOperator(settings: Settings): Promise<OpenDatabase> {
  const { database: address } = settings
  try {
    return await startDatabase(address, createLogger(settings))
  } catch (error) {
    if (error instanceof DatabaseInUseError)
      throw new DatabaseInUseError(
        `${nameOf(address)} is in use. Stop Riddle Rooms first, and start it again afterwards.`,
      )
    throw error
  }
}

/** An address of Postgres may hold a password. */
export const nameOf = (address: DatabaseAddress): string =>
  address.kind === 'sqlite' ? address.file : 'the database'
