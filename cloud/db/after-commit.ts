import type { Knex } from 'knex'
import type { Db } from './client.ts'

/** Runs `work` once the transaction is committed, and not at all when it is rolled back. `work` must not throw. */
export function afterCommit(tx: Db, work: () => void): void {
  const { executionPromise } = tx as Knex.Transaction
  executionPromise.then(work, () => undefined)
}

/** Runs `work` once the transaction has failed, its commit included. `work` must not throw. */
export function afterRollback(tx: Db, work: () => void): void {
  const { executionPromise } = tx as Knex.Transaction
  executionPromise.catch(work)
}
