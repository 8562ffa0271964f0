import type { Db } from '#cloud/db/client.ts'
import { constraintError } from '#cloud/db/constraint-errors.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { GoogleVerifier } from '#cloud/integrations/google/google-verifier.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { insertUsedToken, REMEMBERED_MS } from './google-repository.ts'
import type { PasswordService } from './password-service.ts'

/** How long ago Google may have signed a token that is to prove somebody is there now. */
const FRESH_MS = 10 * 60_000

export interface OwnerProofParts {
  readonly db: Db
  readonly users: Users
  readonly google: GoogleVerifier
  readonly confirmPassword: PasswordService['confirm']
  readonly now: () => number
}

/** Shows that the owner is there, and not only a device that is signed in. */
export interface OwnerProof {
  readonly currentPassword?: string | undefined
  /** For an account that signs in with Google. */
  readonly idToken?: string | undefined
}

/** Throws VALIDATION_FAILED without a proof of the account's own kind, and what its kind throws for a wrong one; all are 400. */
export function createOwnerCheck({ db, users, google, confirmPassword, now }: OwnerProofParts) {
  const confirmGoogle = async (userId: string, idToken: string): Promise<void> => {
    // Not 401: the caller's own token is fine.
    const refusal = new AppError('GOOGLE_AUTHENTICATION_FAILED', undefined, undefined, 400)
    const identity = await google.verify(idToken)
    const isFresh = identity !== null && identity.issuedAt > now() - FRESH_MS
    if (!isFresh || (await users.findByGoogle(identity))?.id !== userId) throw refusal
    try {
      await insertUsedToken(db, identity.tokenHash, identity.expiresAt + REMEMBERED_MS)
    } catch (error) {
      throw constraintError(error) ? refusal : error
    }
  }

  return async (caller: Caller, { currentPassword, idToken }: OwnerProof): Promise<void> => {
    const { isGoogleUser } = await users.get(caller.userId)
    if (isGoogleUser) {
      if (idToken === undefined) throw missing('idToken', validation.firebaseUserRequired)
      return confirmGoogle(caller.userId, idToken)
    }
    if (currentPassword === undefined) throw missing('currentPassword', validation.currentPasswordRequired)
    await confirmPassword(caller, currentPassword)
  }
}

const missing = (path: string, message: string) =>
  new AppError('VALIDATION_FAILED', [{ path, message }], message)
