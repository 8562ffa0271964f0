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
  findRunning,
  holdSubscription,
  listSubscriptions,
  listSubscriptionsToAsk,
  type Subscription,
  updateSubscription,
} from './subscriptions-repository.ts'

const PROVIDER = 'google-play'
const ASK_JOB_EVERY_MS = 60_000
const ASKED_A_RUN = 20
/** One that was not acknowledged is looked at again so soon. */
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

export type Subscriptions = ReturnType<typeof createSubscriptionsService>

const itemOfProduct = (productId: string): StoreItemId | null =>
  Object.entries(PLAY_PRODUCTS).find(([id]) => id === productId)?.[1] ?? null
const productOf = (item: StoreItemId): string =>
  Object.entries(PLAY_PRODUCTS).find(([, one]) => one === item)?.[0] ?? item

/** Who subscribes, until when; and the Android app's purchases. Payments of the web keep theirs in the purchase books. */
export function createSubscriptionsService(parts: SubscriptionsParts) {
  const { db, logger, news, wallet, gateway, play, now } = parts
  const unverified = () => new AppError('PAYMENT_VERIFICATION_ERROR')

  async function findAtPlay(token: string): Promise<PlaySubscription | null> {
    try {
      return play && (await play.find(token))
    } catch (error) {
      logger.error({ err: error }, 'Google Play could not be asked')
      return null
    }
  }

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

  /** Throws PAYMENT_VERIFICATION_ERROR when another account has used the token. */
  const keep = (userId: string, token: string, item: StoreItemId, found: PlaySubscription): Promise<void> =>
    db.transaction(async (tx) => {
      const { expiresAt, paidOrder, isAcknowledged } = found
      const begun = { id: newId(), userId, provider: PROVIDER, vendorId: token, item, expiresAt } as const
      const held = await holdSubscription(tx, { ...begun, endedAt: null, askAt: expiresAt })
      if (held.userId !== userId) throw unverified()
      const askAt = isAcknowledged ? expiresAt : now() + ACKNOWLEDGE_AGAIN_MS
      await updateSubscription(tx, held.id, { expiresAt, askAt })
      if (paidOrder !== null) await keepMonth(tx, userId, item, paidOrder)
    })

  async function acknowledge(token: string, { isAcknowledged, productId }: PlaySubscription): Promise<void> {
    if (isAcknowledged) return
    await play?.acknowledge(token, productId).catch((error: unknown) =>
      // It is tried again when the subscription is asked for.
      logger.warn({ err: error }, 'a subscription was not acknowledged'),
    )
  }

  async function askAgain({ id, userId, vendorId, item, expiresAt }: Subscription): Promise<void> {
    const isOver = userId === null || now() > expiresAt + OVER_AFTER_MS
    await updateSubscription(db, id, { expiresAt, askAt: isOver ? null : now() + UNREACHABLE_MS })
    if (isOver || !play) return
    const found = await play.find(vendorId)
    if (found?.isEntitled && found.expiresAt > now()) {
      await keep(userId, vendorId, item, found)
      await acknowledge(vendorId, found)
    } else if (found === null || !found.isEntitled)
      await updateSubscription(db, id, {
        expiresAt: Math.min(expiresAt, now()),
        askAt: found === null ? null : now() + DAY_MS,
      })
  }

  async function askAll(): Promise<void> {
    for (const subscription of await listSubscriptionsToAsk(db, PROVIDER, now(), ASKED_A_RUN))
      await askAgain(subscription).catch((error: unknown) =>
        logger.warn({ err: error, subscription: subscription.id }, 'a subscription could not be asked for'),
      )
  }

  const recurring: readonly RecurringJob[] = [
    { name: 'play-subscriptions', everyMs: ASK_JOB_EVERY_MS, run: askAll },
  ]

  return {
    /** The one that runs now. */
    running: (userId: string): Promise<Subscription | null> => findRunning(db, userId, now()),

    isSubscriber: async (userId: string): Promise<boolean> => (await findRunning(db, userId, now())) !== null,

    /** Throws PAYMENT_VERIFICATION_ERROR unless Google Play says that this account has paid. */
    async verify(
      userId: string,
      { token, productId }: z.output<typeof verifySubscriptionBody>,
    ): Promise<SubscriptionData> {
      const found = await findAtPlay(token)
      const item = found && itemOfProduct(found.productId)
      if (!found?.isEntitled || item === null || found.expiresAt <= now()) throw unverified()
      if (productId !== undefined && productId !== found.productId) throw unverified()
      await keep(userId, token, item, found)
      await acknowledge(token, found)
      return { isSubscriber: true, expiresAt: new Date(found.expiresAt).toISOString() }
    },

    /** Before an account ends: nobody shall go on paying for it. Rejects when the vendor cannot be told. */
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
