import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'

/** A call that is to happen once under its key. */
export interface RecordedCall {
  readonly userId: string
  /** The caller's `Idempotency-Key`; without one the call stands alone. */
  readonly key: string | undefined
  /** `post /rooms/{id}` */
  readonly route: string
  readonly requestId: string
  /** What tells two inputs apart. */
  readonly inputHash: string
}

/**
 * Keeps who made which call and what it answered. The same key and input get the first answer again for 24 hours; while the
 * first is under way they wait for it. Throws CONFLICT for the same key with another route or input. What `work` throws
 * leaves no record: only successes are kept.
 */
export interface CallRecorder {
  /**
   * `work` and the record commit together. `work` must await nothing but the database, and that through `tx`. Throws CONFLICT
   * while a call by claim holds the key.
   */
  inTransaction<Answer>(call: RecordedCall, work: (tx: Db) => Promise<Answer>): Promise<Answer>
  /** For work that asks a room or another service: the key is claimed first, and the answer stored when the work is done. */
  byClaim<Answer>(call: RecordedCall, work: () => Promise<Answer>): Promise<Answer>
  /** What this very call answered when it was made before; null where it was not, or is under way. */
  recall(call: RecordedCall): Promise<{ readonly answer: unknown } | null>
}

/** What a call with `once` may bear. */
export const idempotencyHeader = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
})

export const inputHash = (input: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex')
