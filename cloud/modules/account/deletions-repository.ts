import { type Db, isPostgres } from '#cloud/db/client.ts'

/** Any number, as long as every process takes the same one, and nothing else does. */
const LOCK_KEY = 7_216_002

/**
 * Deletions come one after the other, until the transaction ends: what two people have said of each other hangs on both rows, and
 * each deletion would wait for what the other has begun to delete. SQLite has one writer anyway.
 */
export async function waitForDeletions(tx: Db): Promise<void> {
  if (isPostgres(tx)) await tx.raw('select pg_advisory_xact_lock(?)', [LOCK_KEY])
}
