import { createHmac } from 'node:crypto'
import type { Db } from '#cloud/db/client.ts'
import { fold, type Identity } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { STATUS_OF } from '#shared/errors/catalogue.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import type { BannedAddressesQuery } from '#shared/schemas/banned-addresses.ts'
import {
  type BannedAddress,
  deleteAddress,
  findBans,
  findStanding,
  holdAddress,
  listAddresses,
  saveBannedAddress,
} from './sanctions-repository.ts'

export interface BansParts {
  readonly db: Db
  /** Without it nobody can tell whose address a digest was. */
  readonly secret: string
  /** Whom a banned player may write to; null for nobody. */
  readonly supportUrl: string | null
  readonly now: () => number
}

/** A ban as its player is told of it. */
export interface Ban {
  readonly reason: string
  /** Epoch milliseconds; null for good. */
  readonly expiresAt: number | null
}

export type Bans = ReturnType<typeof createBans>

/** Who may not come in. A ban expires by the clock, and outlives its account by a digest of the address. */
export function createBans({ db, secret, supportUrl, now }: BansParts) {
  const holds = <Held extends Ban>(ban: Held | null): ban is Held =>
    ban !== null && (ban.expiresAt === null || ban.expiresAt > now())
  const digestOf = (email: string): string =>
    createHmac('sha256', secret)
      .update(`banned address ${fold(email)}`)
      .digest('hex')

  async function banOf(userId: string, at: Db = db): Promise<Ban | null> {
    const ban = await findStanding(at, userId, 'ban')
    return holds(ban) ? ban : null
  }

  /** Without the reason where it is not known to be theirs to read. */
  const refusal = (
    { reason, expiresAt }: Omit<Ban, 'reason'> & Partial<Pick<Ban, 'reason'>>,
    status = STATUS_OF.BANNED,
  ) =>
    new AppError(
      'BANNED',
      {
        ...(reason !== undefined && { reason }),
        until: expiresAt === null ? null : new Date(expiresAt).toISOString(),
        ...(supportUrl !== null && { supportUrl }),
      },
      undefined,
      status,
    )

  return {
    banOf,
    supportUrl,

    /** Throws BANNED. `tx` holds the user's row, so that no ban comes between this and a new login. */
    async requireNone(
      tx: Db,
      { id, email, emailVerified, role }: Pick<Identity, 'id' | 'email' | 'emailVerified' | 'role'>,
    ): Promise<void> {
      const hasAddress = role !== 'guest' && email !== ''
      const bans = await findBans(tx, id, hasAddress ? digestOf(email) : null)
      const ban = bans.find(holds)
      if (!ban) return
      // Whoever types the address of somebody else reads nothing about them.
      const isTheirs = ban.digest === null || emailVerified
      throw refusal(isTheirs ? ban : { expiresAt: ban.expiresAt })
    },

    /** For a token whose login has ended. Throws BANNED as 401, which ends the session wherever it is. */
    async explainEnd(userId: string): Promise<void> {
      const ban = await banOf(userId)
      if (ban) throw refusal(ban, 401)
    },

    /** The account is deleted: its address stays banned. */
    async keep(tx: Db, userId: string, email: string): Promise<void> {
      const ban = await banOf(userId, tx)
      if (ban && email !== '') await saveBannedAddress(tx, { digest: digestOf(email), ...ban })
    },

    /** Addresses of deleted accounts. */
    addresses: ({ email, after, limit }: BannedAddressesQuery): Promise<BannedAddress[]> =>
      listAddresses(db, { digest: email === undefined ? null : digestOf(email), after, limit, at: now() }),

    /** Throws NOT_FOUND where none holds. */
    async liftAddress(tx: Db, digest: string): Promise<Ban> {
      const ban = (await holdAddress(tx, digest)) ?? null
      if (!holds(ban)) throw new AppError('NOT_FOUND', undefined, adminCalls.noneHolds)
      await deleteAddress(tx, digest)
      return ban
    },
  }
}
