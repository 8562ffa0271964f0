import type { Db } from '#cloud/db/client.ts'
import type { Caller, LoginId } from '#cloud/http/route.ts'
import { CONFIRMED_FOR_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { findConfirmation, saveConfirmation } from './auth-repository.ts'
import type { createOwnerCheck, OwnerProof } from './owner-proof.ts'

export interface ConfirmationParts {
  readonly db: Db
  readonly requireOwner: ReturnType<typeof createOwnerCheck>
  readonly now: () => number
}

export type Confirmation = ReturnType<typeof createConfirmation>

/** A login that has just shown again whose it is may do, for a while, what a device left open must not. */
export function createConfirmation({ db, requireOwner, now }: ConfirmationParts) {
  return {
    /** Throws what a wrong proof throws. Answers until when it is good, in epoch milliseconds. */
    async confirm(caller: Caller, proof: OwnerProof): Promise<number> {
      await requireOwner(caller, proof)
      const until = now() + CONFIRMED_FOR_MS
      await saveConfirmation(db, caller.loginId, until)
      return until
    },

    /** Throws CONFIRMATION_REQUIRED. */
    async require({ loginId }: LoginId): Promise<void> {
      const until = await findConfirmation(db, loginId)
      if (until === null || until <= now()) throw new AppError('CONFIRMATION_REQUIRED')
    },
  }
}
