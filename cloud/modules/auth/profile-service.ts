import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import { fold, type Identity, type Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ProfileBody } from '#shared/schemas/auth.ts'
import type { AddressChange } from './address-change.ts'
import type { Logins } from './logins.ts'
import type { createOwnerCheck } from './owner-proof.ts'

/** Each change mails two addresses, and a refusal tells that an address has an account. */
const ADDRESS_CHANGES: RateLimit = { name: 'change-address', points: 5, seconds: 3600 }

export interface ProfileParts {
  readonly db: Db
  readonly users: Users
  readonly logins: Logins
  readonly limiter: RateLimiter
  readonly requireOwner: ReturnType<typeof createOwnerCheck>
  readonly addressChange: AddressChange
}

export type ProfileService = ReturnType<typeof createProfileService>

/** Changes of one's own account. Another address is only asked for: it is the account's when the link mailed there is opened. */
export function createProfileService(parts: ProfileParts) {
  const { db, users, logins, limiter, requireOwner, addressChange } = parts

  /** Its proof is asked for even where the address is the present one, so that no answer depends on what it is. */
  const allowAddress = async (caller: Caller, email: string, proof: ProfileBody): Promise<void> => {
    await requireOwner(caller, proof)
    const { email: present } = await users.get(caller.userId)
    if (fold(email) !== fold(present)) await limiter.take(ADDRESS_CHANGES, caller.userId)
  }

  return {
    /** Throws ACCOUNT_REQUIRED for a guest who wants an address. */
    async change(caller: Caller, body: ProfileBody): Promise<Identity> {
      if (caller.isGuest && body.email !== undefined) throw new AppError('ACCOUNT_REQUIRED')
      if (body.email !== undefined) await allowAddress(caller, body.email, body)
      return db.transaction(async (tx) => {
        const { user, asksForAddress } = await users.changeProfile(tx, caller.userId, body)
        if (!asksForAddress) return user
        // During the proof the owner may have ended this login.
        if (!(await logins.callerOf(caller, tx))) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
        await addressChange.announce(tx, caller.userId)
        return user
      })
    },
  }
}
