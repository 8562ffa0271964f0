import type { Db } from '#cloud/db/client.ts'
import type { PurchaseState, StoreProvider } from '#shared/constants/store.ts'
import type { Dispute, Purchase } from './purchase-rules.ts'

const PURCHASE = {
  id: 'id',
  userId: 'user_id',
  provider: 'provider',
  item: 'item',
  price: 'price',
  createdAt: 'created_at',
  paidAt: 'paid_at',
  failedAt: 'failed_at',
  refunded: 'refunded',
  takenBack: 'taken_back',
  corrections: 'corrections',
} as const

export interface NewPurchase {
  readonly id: string
  readonly userId: string | null
  readonly provider: StoreProvider
  readonly item: string
  readonly price: number
  readonly month: string | null
  readonly createdAt: number
  readonly askAt: number | null
}

/** False when this month is there already. */
export async function insertPurchase(db: Db, purchase: NewPurchase): Promise<boolean> {
  const { userId, createdAt, askAt, ...rest } = purchase
  const row = { ...rest, user_id: userId, created_at: createdAt, ask_at: askAt }
  const inserted = await db('store_purchases')
    .insert({ ...row, state: 'pending', refunded: 0, taken_back: 0, corrections: 0 })
    .onConflict(['provider', 'month'])
    .ignore()
    .returning('id')
  return inserted.length === 1
}

export async function findPurchase(
  db: Db,
  which: { readonly id: string } | { readonly provider: StoreProvider; readonly month: string },
): Promise<Purchase | null> {
  return (await db('store_purchases').where(which).first<Purchase | undefined>(PURCHASE)) ?? null
}

/** Held until the transaction ends, after its user, as a deletion of the account holds them. */
export async function lockPurchase(tx: Db, { id, userId }: Purchase): Promise<Purchase | null> {
  if (userId !== null) await tx('users').where({ id: userId }).forUpdate().first('id')
  return (await tx('store_purchases').where({ id }).forUpdate().first<Purchase | undefined>(PURCHASE)) ?? null
}

/** What an event changed, and how it stands since; the vendor is asked no more. */
export async function updatePurchase(tx: Db, purchase: Purchase, state: PurchaseState): Promise<void> {
  const { id, paidAt, failedAt, refunded, takenBack, corrections } = purchase
  const settled = paidAt !== null || failedAt !== null
  await tx('store_purchases')
    .where({ id })
    .update({
      paid_at: paidAt,
      failed_at: failedAt,
      refunded,
      taken_back: takenBack,
      corrections,
      state,
      ...(settled && { ask_at: null }),
    })
}

export async function setSession(db: Db, id: string, session: string): Promise<void> {
  await db('store_purchases').where({ id }).update({ session })
}

export async function setAskAt(db: Db, id: string, askAt: number): Promise<void> {
  await db('store_purchases').where({ id, paid_at: null, failed_at: null }).update({ ask_at: askAt })
}

export interface OpenCheckout {
  readonly id: string
  readonly session: string | null
  readonly createdAt: number
}

/** Those of which nothing was heard, and whose time has come. */
export const listToAsk = (
  db: Db,
  provider: StoreProvider,
  now: number,
  limit: number,
): Promise<OpenCheckout[]> =>
  db('store_purchases')
    .where({ provider })
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(limit)
    .select<OpenCheckout[]>({ id: 'id', session: 'session', createdAt: 'created_at' })

/** Newest first. */
export const listPurchases = (db: Db, userId: string, limit: number): Promise<Purchase[]> =>
  db('store_purchases')
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .select<Purchase[]>(PURCHASE)

export async function listDisputes(db: Db, purchaseIds: readonly string[]): Promise<Map<string, Dispute[]>> {
  const rows = await db('store_disputes')
    .whereIn('purchase_id', purchaseIds)
    .select<(Dispute & { purchaseId: string })[]>({
      purchaseId: 'purchase_id',
      amount: 'amount',
      outcome: 'outcome',
    })
  return Map.groupBy(rows, ({ purchaseId }) => purchaseId)
}

export interface DisputeRow extends Dispute {
  readonly provider: StoreProvider
  readonly id: string
  readonly purchaseId: string
}

/** A decided one is never open again, however late its beginning is told. */
export async function upsertDispute(tx: Db, { purchaseId, ...dispute }: DisputeRow): Promise<void> {
  const written = tx('store_disputes')
    .insert({ ...dispute, purchase_id: purchaseId })
    .onConflict(['provider', 'id'])
  await (dispute.outcome === 'open' ? written.ignore() : written.merge(['amount', 'outcome']))
}

/** False when the event has been told before. */
export async function insertEvent(tx: Db, provider: StoreProvider, id: string, at: number): Promise<boolean> {
  const inserted = await tx('store_events')
    .insert({ provider, id, at })
    .onConflict(['provider', 'id'])
    .ignore()
    .returning('id')
  return inserted.length === 1
}

export async function deleteEvents(db: Db, before: number): Promise<void> {
  await db('store_events').where('at', '<', before).delete()
}
