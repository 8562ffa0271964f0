import type { Db } from '#cloud/db/client.ts'
import type { RefundState } from '#shared/constants/store.ts'

/** A refund that an admin has asked for. Times are epoch milliseconds, money is cents. */
export interface Refund {
  readonly id: string
  readonly purchaseId: string
  readonly adminId: string
  readonly amount: number
  /** Of the purchase, with all that was asked for before. */
  readonly total: number
  readonly reason: string
  readonly ticket: string | null
  readonly askedAt: number
  readonly takenAt: number | null
  readonly refusedAt: number | null
}

const COLUMNS = {
  id: 'store_refunds.id',
  purchaseId: 'purchase_id',
  adminId: 'admin_id',
  amount: 'amount',
  total: 'total',
  reason: 'reason',
  ticket: 'ticket',
  askedAt: 'asked_at',
  takenAt: 'taken_at',
  refusedAt: 'refused_at',
} as const satisfies Record<keyof Refund, string>

export const refundState = ({ takenAt, refusedAt }: Refund): RefundState => {
  if (takenAt !== null) return 'taken'
  return refusedAt === null ? 'asked' : 'refused'
}

export async function insertRefund(tx: Db, refund: Refund): Promise<void> {
  const { id, amount, total, reason, ticket } = refund
  await tx('store_refunds').insert({
    id,
    purchase_id: refund.purchaseId,
    admin_id: refund.adminId,
    amount,
    total,
    reason,
    ticket,
    asked_at: refund.askedAt,
  })
}

export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  return (await db('store_refunds').where({ id }).first<Refund | undefined>(COLUMNS)) ?? null
}

/** In the order in which they were asked for. */
export const listRefunds = (
  db: Db,
  purchaseId: string,
): Promise<(Refund & { readonly adminName: string | null })[]> =>
  db('store_refunds')
    .leftJoin('users', 'users.id', 'store_refunds.admin_id')
    .where({ purchase_id: purchaseId })
    .orderBy('store_refunds.id')
    .select({ ...COLUMNS, adminName: 'users.username' })

/** What the vendor answered, the first time. */
export async function settleRefund(
  db: Db,
  id: string,
  answer: 'taken' | 'refused',
  at: number,
): Promise<void> {
  await db('store_refunds')
    .where({ id, taken_at: null, refused_at: null })
    .update(answer === 'taken' ? { taken_at: at } : { refused_at: at })
}
