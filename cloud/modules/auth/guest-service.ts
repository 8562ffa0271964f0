import { takeFrom } from '#cloud/address-limits.ts'
import type { ClientUser } from '#cloud/client-user.ts'
import type { Db } from '#cloud/db/client.ts'
import { isLoopback } from '#cloud/http/client-ip.ts'
import type { Identity, Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import { digestOf, newToken } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { GuestBody, GuestData } from '#shared/schemas/guest.ts'
import { findGuest, saveDevice } from './guest-devices-repository.ts'
import type { Logins } from './logins.ts'
import type { TokenSigner } from './token-signer.ts'

/** One who comes back on the same device is not counted. */
const NEW_GUESTS: RateLimit = { name: 'new-guest', points: 10, seconds: 3600 }

export interface GuestParts {
  readonly db: Db
  readonly users: Users
  readonly clientUser: ClientUser
  readonly logins: Logins
  readonly tokens: TokenSigner
  readonly limiter: RateLimiter
  readonly exemptLoopback: boolean
  readonly terms: GuestTerms
}

/** Whether guests may come in at all. */
export interface GuestTerms {
  readonly allowed: boolean
}

export type GuestService = ReturnType<typeof createGuestService>

/** People who play by a nickname alone. */
export function createGuestService(parts: GuestParts) {
  const { db, users, clientUser, logins, tokens, limiter, exemptLoopback, terms } = parts

  /** Null when the guest is gone by now, or has become an account. */
  async function comeBack(tx: Db, userId: string, nickname: string): Promise<Identity | null> {
    const guest = await users.markActive(userId, tx)
    if (guest?.role !== 'guest') return null
    return guest.username === nickname ? guest : users.rename(tx, userId, nickname)
  }

  async function welcome(tx: Db, body: GuestBody, deviceToken: string): Promise<Identity> {
    const guest = await users.createGuest(tx, body)
    await saveDevice(tx, guest.id, digestOf(deviceToken))
    return guest
  }

  return {
    /** Throws ACCOUNT_REQUIRED where guests are shut out, RATE_LIMITED and USERNAME_RESERVED. */
    async enter(body: GuestBody, ip: string): Promise<GuestData> {
      if (!terms.allowed) throw new AppError('ACCOUNT_REQUIRED')
      const known = body.deviceToken === undefined ? null : await findGuest(db, digestOf(body.deviceToken))
      if (known === null && !(exemptLoopback && isLoopback(ip))) await takeFrom(limiter, NEW_GUESTS, ip)
      let deviceToken = body.deviceToken
      const { login, user } = await logins.start(async (tx) => {
        const guest = known && (await comeBack(tx, known, body.nickname))
        if (guest) return guest
        deviceToken = newToken()
        return welcome(tx, body, deviceToken)
      })
      return {
        token: tokens.sign(login, false),
        user: await clientUser(user),
        deviceToken: deviceToken ?? '',
      }
    },
  }
}
