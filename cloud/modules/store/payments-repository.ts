import type { Db } from '#cloud/db/client.ts'
import { newestFirst, type TimePage } from '#cloud/db/time-page.ts'
import type { PurchaseState, StoreProvider } from '#shared/constants/store.ts'
import type { Purchase } from './purchase-rules.ts'
import type { DisputeRow } from './purchases-repository.ts'

/** A purchase as admins see it. */
export interface Payment extends Purchase {
  readonly username: string | null
  readonly state: PurchaseState
  /** What the vendor calls its checkout, and a later month or an order. */
  readonly session: string | null
  readonly month: string | null
}

export interface PaymentSearch extends TimePage {
  readonly userId?: string | undefined
  readonly provider?: StoreProvider | undefined
  readonly state?: PurchaseState | undefined
  /** Ours or the vendor's. */
  readonly vendorId?: string | undefined
}

const PAYMENT = {
  id: 'found.id',
  userId: 'found.user_id',
  username: 'users.username',
  provider: 'found.provider',
  item: 'found.item',
  price: 'found.price',
  state: 'found.state',
  session: 'found.session',
  month: 'found.month',
  createdAt: 'found.created_at',
  paidAt: 'found.paid_at',
  failedAt: 'found.failed_at',
  refunded: 'found.refunded',
  takenBack: 'found.taken_back',
  corrections: 'found.corrections',
} as const satisfies Record<keyof Payment, string>

/** The newest first. Whatever is searched for, an index finds it: a page costs the same for a million. */
export async function searchPayments(
  db: Db,
  { userId, provider, state, vendorId, ...page }: PaymentSearch,
): Promise<Payment[]> {
  const found = db('store_purchases')
  if (userId !== undefined) found.where({ user_id: userId })
  if (provider !== undefined) found.where({ provider })
  if (state !== undefined) found.where({ state })
  if (vendorId !== undefined)
    found.where((which) =>
      which.where({ id: vendorId }).orWhere({ session: vendorId }).orWhere({ month: vendorId }),
    )
  const shown = newestFirst(found.select('*'), { at: 'created_at', id: 'id' }, page)
  return db
    .from(shown.as('found'))
    .leftJoin('users', 'users.id', 'found.user_id')
    .orderBy([
      { column: 'found.created_at', order: 'desc' },
      { column: 'found.id', order: 'desc' },
    ])
    .select<Payment[]>(PAYMENT)
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const row = await db('store_purchases as found')
    .leftJoin('users', 'users.id', 'found.user_id')
    .where('found.id', id)
    .first<Payment | undefined>(PAYMENT)
  return row ?? null
}

export const listDisputesOf = (
  db: Db,
  purchaseId: string,
): Promise<Pick<DisputeRow, 'id' | 'amount' | 'outcome'>[]> =>
  db('store_disputes').where({ purchase_id: purchaseId }).orderBy('id').select('id', 'amount', 'outcome')
