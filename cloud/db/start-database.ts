import type { DatabaseAddress } from '#cloud/config/setting-parts.ts'
import type { Logger } from '#cloud/logger.ts'
import { type Db, openDatabase } from './client.ts'
import { lockDatabaseFile } from './file-lock.ts'
import { migrate } from './migrate.ts'

export interface OpenDatabase {
  readonly db: Db
  readonly close: () => Promise<void>
}

/** Ready to be used: alone on its file, connected and migrated. */
export async function startDatabase(
  address: DatabaseAddress,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<OpenDatabase> {
  const unlock = address.kind === 'sqlite' ? lockDatabaseFile(address.file) : () => undefined
  const db = openDatabase(address, logger)
  const close = async () => {
    await db.destroy()
    unlock()
  }
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  return { db, close }
}
