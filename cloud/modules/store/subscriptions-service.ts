import type { z } from 'zod/mini'
import type { AccountNews } from '#cloud/account-news.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type {
  PlaySubscription,
  PlaySubscriptions,
} from '#cloud/integrations/google-play/play-subscriptions.ts'
import type { PaymentGateway } from '#cloud/integrations/payments/payment-gateway.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { PLAY_PRODUCTS, type StoreItemId } from '#shared/constants/store.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { SubscriptionData, verifySubscriptionBody } from '#shared/schemas/store.ts'
import { itemOf } from './catalogue.ts'
import { grantOf } from './purchase-books.ts'
import { toReceipt } from './purchase-rules.ts'
import { findPurchase, insertPurchase, updatePurchase } from './purchases-repository.ts'
import {
  endSubscription,
  expireSubscription,
  findRunning,
  findSubscription,
  holdSubscription,
  listSubscriptions,
  listSubscriptionsToAsk,
  prolongSubscription,
  type Subscription,
  setSubscriptionAskAt,
  updateSubscription,
} from './subscriptions-repository.ts'

const PROVIDER = 'google-play'
const ASK_JOB_EVERY_MS = 60_000
const ASKED_A_RUN = 20
/** Time after which a purchase that was not acknowledged is looked up again. */
const ACKNOWLEDGE_AGAIN_MS = 5 * 60_000
const UNREACHABLE_MS = 60 * 60_000
/** A late payment may bring back a subscription that expired; after so long it is over. */
const OVER_AFTER_MS = 30 * DAY_MS

export interface SubscriptionsParts {
  readonly db: Db
  readonly logger: Logger
  readonly news: AccountNews
  readonly wallet: Pick<Wallet, 'move'>
  readonly gateway: Pick<PaymentGateway, 'provider' | 'cancelSubscription'>
  /** Null: not set up. */
  readonly play: PlaySubscriptions | null
  readonly now: () => number
}

/** Answer of Google Play, with the time of the query. */
interface Answer {
  readonly found: PlaySubscription
  readonly askedAt: number
}

export type Subscriptions = ReturnType<typeof createSubscriptionsService>

const itemOfProduct = (productId: string): StoreItemId | null =>
  Object.entries(PLAY_PRODUCTS).find(([id]) => id === productId)?.[1] ?? null
const productOf = (item: StoreItemId): string =>
  Object.entries(PLAY_PRODUCTS).find(([, one]) => one === item)?.[0] ?? item

/** Who subscribes, until when; and the Android app's purchases. Payments of the web keep theirs in the purchase books. */
export function createSubscriptionsService(parts: SubscriptionsParts) {
  const { db, logger, news, wallet, gateway, play, now } = parts
  const unverified = () => new AppError('PAYMENT_VERIFICATION_ERROR')

  /** The month that was paid last, with its tokens; once. */
  async function keepMonth(tx: Db, userId: string, item: StoreItemId, month: string): Promise<void> {
    const { price } = itemOf(item)
    const row = {
      id: newId(),
      userId,
      provider: PROVIDER,
      item,
      price,
      month,
      createdAt: now(),
      askAt: null,
    } as const
    if (!(await insertPurchase(tx, row))) return
    const purchase = await findPurchase(tx, { id: row.id })
    if (!purchase) return
    const paid = { ...purchase, paidAt: now() }
    await updatePurchase(tx, paid, 'paid')
    await wallet.move(tx, grantOf(paid, now()))
    afterCommit(tx, () => news.tell(userId, 'purchase_updated', { receipt: toReceipt(paid, []) }))
  }

  /** Ends the right of a token that another one replaces. One that was never sent gets a row, so that it is refused later. */
  async function endReplaced(tx: Db, token: Omit<Subscription, 'expiresAt' | 'askAt'>): Promise<void> {
    const held = await holdSubscription(tx, { ...token, id: newId(), expiresAt: now(), askAt: null })
    if (held.endedAt === null) await endSubscription(tx, held, now())
  }

  /**
   * Stores an answer of Google Play. Throws PAYMENT_VERIFICATION_ERROR if another account has used
   * the token, or another purchase has replaced it.
   */
  const keep = (
    userId: string,
    token: string,
    item: StoreItemId,
    { found, askedAt }: Answer,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const { expiresAt, paidOrder, isAcknowledged, replaces } = found
      const askAt = isAcknowledged ? expiresAt : Math.min(expiresAt, now() + ACKNOWLEDGE_AGAIN_MS)
      const begun = { id: newId(), userId, provider: PROVIDER, item, endedAt: null, askedAt } as const
      const held = await holdSubscription(tx, { ...begun, vendorId: token, expiresAt, askAt })
      if (held.userId !== userId || held.endedAt !== null) throw unverified()
      if (held.askedAt === null || held.askedAt <= askedAt)
        await updateSubscription(tx, held.id, { expiresAt, askAt, askedAt })
      if (replaces !== null) await endReplaced(tx, { ...begun, vendorId: replaces })
      if (paidOrder !== null) await keepMonth(tx, userId, item, paidOrder)
    })

  async function acknowledge(token: string, { isAcknowledged, productId }: PlaySubscription): Promise<void> {
    if (isAcknowledged) return
    await play?.acknowledge(token, productId).catch((error: unknown) =>
      // The next look-up tries again.
      logger.warn({ err: error }, 'Subscription could not be acknowledged'),
    )
  }

  /** Rejects also where Google Play does not know a token that it has confirmed before: the settings may be wrong. */
  async function lookUp(token: string): Promise<PlaySubscription | 'gone'> {
    if (!play) throw new Error('Google Play is not set up')
    const found = await play.find(token)
    if (found === 'unknown') throw new Error('Google Play no longer knows a token')
    return found
  }

  async function askAgain({ id, userId, vendorId, item, ...last }: Subscription): Promise<void> {
    const askedAt = now()
    const hasExpired = last.askedAt !== null && last.askedAt >= last.expiresAt
    if (userId === null || (hasExpired && askedAt > last.expiresAt + OVER_AFTER_MS))
      return setSubscriptionAskAt(db, id, null)
    await setSubscriptionAskAt(db, id, askedAt + UNREACHABLE_MS)
    const found = await lookUp(vendorId).catch((error: unknown) => {
      logger.warn({ err: error, subscription: id }, 'Google Play look-up failed')
      return null
    })
    if (found === null) return prolongSubscription(db, id, askedAt + UNREACHABLE_MS + 2 * ASK_JOB_EVERY_MS)
    if (found === 'gone') return expireSubscription(db, id, askedAt, null)
    if (!found.isEntitled || found.expiresAt <= now())
      return expireSubscription(db, id, askedAt, askedAt + (found.isEntitled ? UNREACHABLE_MS : DAY_MS))
    await keep(userId, vendorId, item, { found, askedAt })
    await acknowledge(vendorId, found)
  }

  const dataOf = ({ expiresAt }: { readonly expiresAt: number }): SubscriptionData => ({
    isSubscriber: true,
    expiresAt: new Date(expiresAt).toISOString(),
  })

  /** Answers from the database while Google Play is unreachable. Throws PAYMENT_VERIFICATION_ERROR unless the token runs there. */
  async function dataOfBooks(userId: string, token: string): Promise<SubscriptionData> {
    const one = await findSubscription(db, PROVIDER, token)
    if (one?.userId !== userId || one.endedAt !== null || one.expiresAt <= now()) throw unverified()
    return dataOf(one)
  }

  async function askAll(): Promise<void> {
    for (const subscription of await listSubscriptionsToAsk(db, PROVIDER, now(), ASKED_A_RUN))
      await askAgain(subscription).catch((error: unknown) =>
        logger.warn({ err: error, subscription: subscription.id }, 'Subscription could not be renewed'),
      )
  }

  const recurring: readonly RecurringJob[] = [
    { name: 'play-subscriptions', everyMs: ASK_JOB_EVERY_MS, run: askAll },
  ]

  return {
    /** The one that runs now. */
    running: (userId: string): Promise<Subscription | null> => findRunning(db, userId, now()),

    isSubscriber: async (userId: string): Promise<boolean> => (await findRunning(db, userId, now())) !== null,

    /** Throws PAYMENT_VERIFICATION_ERROR unless Google Play confirms that this account has paid. */
    async verify(
      userId: string,
      { token, productId }: z.output<typeof verifySubscriptionBody>,
    ): Promise<SubscriptionData> {
      if (!play) throw unverified()
      const askedAt = now()
      const found = await play.find(token).catch((error: unknown) => {
        logger.error({ err: error }, 'Google Play look-up failed')
        return null
      })
      if (found === null) return dataOfBooks(userId, token)
      if (found === 'unknown' || found === 'gone') throw unverified()
      const item = itemOfProduct(found.productId)
      if (!found.isEntitled || item === null || found.expiresAt <= now()) throw unverified()
      if (productId !== undefined && productId !== found.productId) throw unverified()
      await keep(userId, token, item, { found, askedAt })
      await acknowledge(token, found)
      return dataOf(found)
    },

    /** Cancels what an account pays for, before the account ends. Rejects if a vendor cannot be reached. */
    async cancelAll(userId: string): Promise<void> {
      for (const one of await listSubscriptions(db, userId)) {
        // What has expired may be renewed yet: a vendor tells of it hours later, or tries the card for weeks.
        if (one.endedAt !== null) continue
        if (one.provider === PROVIDER) await play?.cancel(one.vendorId, productOf(one.item))
        else if (one.provider === gateway.provider) await gateway.cancelSubscription(one.vendorId)
        await endSubscription(db, one, now())
      }
    },

    recurring,
  }
}
