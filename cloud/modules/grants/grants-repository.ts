import type { Db } from '#cloud/db/client.ts'
import type { Currency } from '#shared/constants/wallet.ts'

/** What an admin gave to somebody, or took back (below 0). */
export interface Grant {
  readonly id: string
  readonly adminId: string
  readonly userId: string
  readonly currency: Currency
  readonly amount: number
  readonly reason: string
  readonly ticket: string | null
  /** Epoch milliseconds. */
  readonly at: number
}

export async function insertGrants(tx: Db, grants: readonly Grant[]): Promise<void> {
  await tx('admin_grants').insert(
    grants.map(({ adminId, userId, ...grant }) => ({ ...grant, admin_id: adminId, user_id: userId })),
  )
}

/** All that an admin gave and took back since then. */
export async function sumGranted(
  tx: Db,
  adminId: string,
  { currency, since }: { readonly currency: Currency; readonly since: number },
): Promise<number> {
  const [row] = await tx('admin_grants')
    .where({ admin_id: adminId, currency })
    .where('at', '>=', since)
    .sum<{ sum: number | string | null }[]>({ sum: tx.raw('abs(amount)') })
  return Number(row?.sum ?? 0)
}

/** Newest first. */
export const listGrantsTo = (
  db: Db,
  userId: string,
  limit: number,
): Promise<(Grant & { readonly adminName: string | null })[]> =>
  db('admin_grants')
    .leftJoin('users', 'users.id', 'admin_grants.admin_id')
    .where({ user_id: userId })
    .orderBy('admin_grants.id', 'desc')
    .limit(limit)
    .select({
      id: 'admin_grants.id',
      adminId: 'admin_id',
      adminName: 'users.username',
      userId: 'user_id',
      currency: 'currency',
      amount: 'amount',
      reason: 'reason',
      ticket: 'ticket',
      at: 'at',
    })
