import type { Db } from '#cloud/db/client.ts'
import type { StoreItemId, StoreProvider } from '#shared/constants/store.ts'
import { DAY_MS } from '#shared/constants/timings.ts'

/** By then a renewal has succeeded or failed. */
const RENEWED_WITHIN_MS = 3 * DAY_MS

export interface Subscription {
  readonly id: string
  /** Null once the account is gone. */
  readonly userId: string | null
  readonly provider: StoreProvider
  /** The vendor's id, or Google Play's purchase token. */
  readonly vendorId: string
  readonly item: StoreItemId
  /** End of the right, in epoch milliseconds: the end of the paid time, or of the extension while Google Play is unreachable. */
  readonly expiresAt: number
  readonly endedAt: number | null
  /** Time of the next query to the vendor; null for none. */
  readonly askAt: number | null
  /** Time of the last query that the vendor answered; null for vendors that send webhooks. */
  readonly askedAt: number | null
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
  askedAt: 'asked_at',
} as const

/** Inserts a new subscription, or returns the stored one. Holds its row until the transaction ends. */
export async function holdSubscription(tx: Db, subscription: Subscription): Promise<Subscription> {
  const { id, userId, provider, vendorId, item, expiresAt, endedAt, askAt, askedAt } = subscription
  const row = { id, provider, item, user_id: userId, vendor_id: vendorId }
  const [held] = await tx('store_subscriptions')
    .insert({ ...row, expires_at: expiresAt, ended_at: endedAt, ask_at: askAt, asked_at: askedAt })
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
  { expiresAt, askAt, askedAt }: Pick<Subscription, 'expiresAt' | 'askAt' | 'askedAt'>,
): Promise<void> {
  await db('store_subscriptions')
    .where({ id })
    .update({ expires_at: expiresAt, ask_at: askAt, asked_at: askedAt })
}

export async function setSubscriptionAskAt(db: Db, id: string, askAt: number | null): Promise<void> {
  await db('store_subscriptions').where({ id }).update({ ask_at: askAt })
}

/** Ends the right at the time of a query, unless the vendor has answered a later query. */
export async function expireSubscription(
  db: Db,
  id: string,
  askedAt: number,
  askAt: number | null,
): Promise<void> {
  await db('store_subscriptions')
    .where({ id })
    .where((which) => which.whereNull('asked_at').orWhere('asked_at', '<=', askedAt))
    .update({
      expires_at: db.raw('case when expires_at < ? then expires_at else cast(? as bigint) end', [
        askedAt,
        askedAt,
      ]),
      ask_at: askAt,
      asked_at: askedAt,
    })
}

/** Extends the right of a subscription while the vendor has not answered whether it was renewed. */
export async function prolongSubscription(db: Db, id: string, until: number): Promise<void> {
  await db('store_subscriptions')
    .where({ id, ended_at: null })
    .where('expires_at', '<', until)
    .where((which) => which.whereNull('asked_at').orWhere('asked_at', '<', db.ref('expires_at')))
    .update({ expires_at: until })
}

/** Ends a subscription. The vendor is not queried again. */
export async function endSubscription(
  db: Db,
  which: Pick<Subscription, 'provider' | 'vendorId'>,
  endedAt: number,
): Promise<void> {
  await db('store_subscriptions')
    .where({ provider: which.provider, vendor_id: which.vendorId })
    .update({ ended_at: endedAt, ask_at: null })
}

export async function findSubscription(
  db: Db,
  provider: StoreProvider,
  vendorId: string,
): Promise<Subscription | null> {
  const found = await db('store_subscriptions')
    .where({ provider, vendor_id: vendorId })
    .first<Subscription | undefined>(SUBSCRIPTION)
  return found ?? null
}

const ofUser = (db: Db, userId: string) => db('store_subscriptions').where({ user_id: userId })

/** Those that have not ended, and expire after `since`; the one that lasts longest first. */
const notEnded = (db: Db, userId: string, now: number, since: number) =>
  ofUser(db, userId)
    .where('expires_at', '>', since)
    .where((which) => which.whereNull('ended_at').orWhere('ended_at', '>', now))
    .orderBy('expires_at', 'desc')

/** Returns the one that lasts longest of those that run now. */
export async function findRunning(db: Db, userId: string, now: number): Promise<Subscription | null> {
  return (await notEnded(db, userId, now, now).first<Subscription | undefined>(SUBSCRIPTION)) ?? null
}

/** Returns those that run, or that have just expired and may still be renewed. */
export const listRenewable = (db: Db, userId: string, now: number): Promise<Subscription[]> =>
  notEnded(db, userId, now, now - RENEWED_WITHIN_MS).select<Subscription[]>(SUBSCRIPTION)

export const listSubscriptions = (db: Db, userId: string): Promise<Subscription[]> =>
  ofUser(db, userId).orderBy('expires_at', 'desc').select<Subscription[]>(SUBSCRIPTION)

export const listSubscriptionsToAsk = (
  db: Db,
  provider: StoreProvider,
  now: number,
  limit: number,
): Promise<Subscription[]> =>
  db('store_subscriptions')
    .where({ provider, ended_at: null })
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
