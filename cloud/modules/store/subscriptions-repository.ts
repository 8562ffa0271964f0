import type { Db } from '#cloud/db/client.ts'
import type { StoreItemId, StoreProvider } from '#shared/constants/store.ts'

export interface Subscription {
  readonly id: string
  /** Null once the account is gone. */
  readonly userId: string | null
  readonly provider: StoreProvider
  /** The vendor's id, or Google Play's purchase token. */
  readonly vendorId: string
  readonly item: StoreItemId
  /** Paid until then, in epoch milliseconds. */
  readonly expiresAt: number
  readonly endedAt: number | null
  /** When the vendor is asked whether it goes on; null where it tells by itself. */
  readonly askAt: number | null
}

const SUBSCRIPTION = {
  id: 'id',
  userId: 'user_id',
  provider: 'provider',
  vendorId: 'vendor_id',
  item: 'item',
  expiresAt: 'expires_at',
  endedAt: 'ended_at',
  askAt: 'ask_at',
} as const

/** Makes it if it is new, and answers it as it is, held until the transaction ends. */
export async function holdSubscription(tx: Db, subscription: Subscription): Promise<Subscription> {
  const { id, userId, provider, vendorId, item, expiresAt, endedAt, askAt } = subscription
  const row = { id, provider, item, user_id: userId, vendor_id: vendorId }
  const [held] = await tx('store_subscriptions')
    .insert({ ...row, expires_at: expiresAt, ended_at: endedAt, ask_at: askAt })
    .onConflict(['provider', 'vendor_id'])
    // Changes nothing, but holds the row and answers it.
    .merge({ item: tx.raw('store_subscriptions.item') })
    .returning(['id'])
  const found = await tx('store_subscriptions')
    .where({ id: held.id })
    .first<Subscription | undefined>(SUBSCRIPTION)
  if (!found) throw new Error(`the subscription ${id} was not kept`)
  return found
}

export async function updateSubscription(
  db: Db,
  id: string,
  { expiresAt, askAt }: Pick<Subscription, 'expiresAt' | 'askAt'>,
): Promise<void> {
  await db('store_subscriptions').where({ id }).update({ expires_at: expiresAt, ask_at: askAt })
}

export async function endSubscription(
  db: Db,
  which: Pick<Subscription, 'provider' | 'vendorId'>,
  endedAt: number,
): Promise<void> {
  await db('store_subscriptions')
    .where({ provider: which.provider, vendor_id: which.vendorId })
    .update({ ended_at: endedAt })
}

const ofUser = (db: Db, userId: string) => db('store_subscriptions').where({ user_id: userId })

/** The one that lasts longest of those that run now. */
export async function findRunning(db: Db, userId: string, now: number): Promise<Subscription | null> {
  const running = await ofUser(db, userId)
    .where('expires_at', '>', now)
    .where((which) => which.whereNull('ended_at').orWhere('ended_at', '>', now))
    .orderBy('expires_at', 'desc')
    .first<Subscription | undefined>(SUBSCRIPTION)
  return running ?? null
}

export const listSubscriptions = (db: Db, userId: string): Promise<Subscription[]> =>
  ofUser(db, userId).orderBy('expires_at', 'desc').select<Subscription[]>(SUBSCRIPTION)

export const listSubscriptionsToAsk = (
  db: Db,
  provider: StoreProvider,
  now: number,
  limit: number,
): Promise<Subscription[]> =>
  db('store_subscriptions')
    .where({ provider })
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(limit)
    .select<Subscription[]>(SUBSCRIPTION)

/** The vendor is asked at once whether those go on that this user has paid for. */
export async function askForSubscriptions(
  db: Db,
  userId: string,
  provider: StoreProvider,
  now: number,
): Promise<void> {
  await ofUser(db, userId).where({ provider }).where('expires_at', '>', now).update({ ask_at: now })
}
