import type { AccountNews } from '#cloud/account-news.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { PaidUntil, PaymentNews, Sale } from '#cloud/integrations/payments/payment-gateway.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Movement, Wallet } from '#cloud/modules/wallet/index.ts'
import type { StoreProvider } from '#shared/constants/store.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { itemOf } from './catalogue.ts'
import { type Purchase, stateOf, toReceipt, toTakeBack } from './purchase-rules.ts'
import {
  findPurchase,
  insertEvent,
  insertPurchase,
  listDisputes,
  lockPurchase,
  updatePurchase,
  upsertDispute,
} from './purchases-repository.ts'
import type { RejectedSubscriptions } from './rejected-subscriptions.ts'
import {
  endSubscription,
  holdSubscription,
  listRenewable,
  type Subscription,
  updateSubscription,
} from './subscriptions-repository.ts'

export interface PurchaseBooksParts {
  readonly db: Db
  readonly logger: Logger
  readonly news: AccountNews
  readonly wallet: Pick<Wallet, 'move'>
  readonly provider: StoreProvider
  /** Null: the books receive no subscription payments. */
  readonly rejected: RejectedSubscriptions | null
  readonly now: () => number
}

const CURRENCY = 'eur'

/** What a payment brings its buyer, once. */
export function grantOf(
  { id, item, userId }: Pick<Purchase, 'id' | 'item' | 'userId'>,
  at: number,
): Movement[] {
  if (userId === null) return []
  const { currency, amount } = itemOf(item)
  const from = 'house:store'
  return [{ key: `store_paid:${id}`, reason: 'store_paid', currency, amount, from, to: userId, at }]
}

/** From what was taken back so far to what must be: a refund takes, a dispute that is won gives again. */
function correctionOf({ id, item, userId, corrections }: Purchase, change: number, at: number): Movement[] {
  if (userId === null || change === 0) return []
  const { currency } = itemOf(item)
  const one = { key: `store_refunded:${id}:${corrections}`, currency, amount: Math.abs(change), at }
  return change > 0
    ? [{ ...one, reason: 'store_refunded', from: userId, to: 'house:store' }]
    : [{ ...one, reason: 'store_paid', from: 'house:store', to: userId }]
}

/**
 * Writes down what vendors tell. Facts are only ever added to a purchase, and what was granted and taken back follows from
 * all of them: so the order in which they come does not matter.
 */
export function createPurchaseBooks(parts: PurchaseBooksParts) {
  const { db, logger, news, wallet, provider, rejected, now } = parts

  /** Locks the purchase of a sale, after its user; returns null for a sale of another installation. Makes the row of a later month. */
  async function hold(tx: Db, { checkoutId, month }: Sale): Promise<Purchase | null> {
    const found = await findPurchase(tx, { id: checkoutId })
    const checkout = found?.provider === provider ? await lockPurchase(tx, found) : null
    if (checkout === null) {
      logger.warn({ sale: { checkoutId, month } }, 'Webhook for an unknown payment')
      return null
    }
    if (month === null) return checkout
    const { userId, item, price } = checkout
    const row = { id: newId(), userId, provider, item, price, month, createdAt: now(), askAt: null }
    await insertPurchase(tx, row)
    const later = await findPurchase(tx, { provider, month })
    return later && lockPurchase(tx, later)
  }

  async function withNews(tx: Db, purchase: Purchase, told: SaleNews): Promise<Purchase> {
    switch (told.kind) {
      case 'paid':
        requirePrice(purchase, told)
        return withPayment(tx, purchase, told.subscription)
      case 'failed':
        return purchase.paidAt === null ? { ...purchase, failedAt: purchase.failedAt ?? now() } : purchase
      case 'refunded':
        return { ...purchase, refunded: Math.max(purchase.refunded, told.total) }
      case 'disputed': {
        const { disputeId, amount, outcome } = told
        await upsertDispute(tx, { provider, id: disputeId, purchaseId: purchase.id, amount, outcome })
        return purchase
      }
    }
  }

  function requirePrice(
    purchase: Purchase,
    { amount, currency }: { amount: number; currency: string },
  ): void {
    if (amount === purchase.price && currency === CURRENCY) return
    logger.error({ purchase: purchase.id, amount, currency }, 'another sum was paid than was asked for')
    throw new AppError('PAYMENT_VERIFICATION_ERROR')
  }

  async function withPayment(tx: Db, purchase: Purchase, paid: PaidUntil | null): Promise<Purchase> {
    const after = { ...purchase, paidAt: purchase.paidAt ?? now(), failedAt: null }
    if (paid === null) return after
    const isRejected = rejected !== null && purchase.paidAt === null && !(await mayGoOn(tx, purchase, paid))
    const held = await holdSubscription(tx, begin(purchase, paid))
    const expiresAt = Math.max(held.expiresAt, paid.expiresAt)
    await updateSubscription(tx, held.id, { expiresAt, askAt: null, askedAt: null })
    if (!isRejected) return after
    logger.warn({ purchase: purchase.id, subscription: paid.id }, 'Subscription rejected')
    await endSubscription(tx, held, now())
    await rejected.reject(tx, { purchase: purchase.id, subscription: paid.id })
    // The money goes back, so the payment must bring nothing to spend meanwhile.
    return { ...after, refunded: purchase.price }
  }

  const begin = ({ userId, item }: Purchase, { id, expiresAt }: PaidUntil): Subscription => {
    const row = { id: newId(), userId, provider, vendorId: id, item, expiresAt }
    return { ...row, endedAt: null, askAt: null, askedAt: null }
  }

  /**
   * Returns false if the account is deleted or has another subscription. Two payment pages may have been open at once. A
   * subscription that can still be renewed continues: the other one is newer.
   */
  async function mayGoOn(tx: Db, { userId }: Purchase, { id }: PaidUntil): Promise<boolean> {
    if (userId === null) return false
    const renewable = await listRenewable(tx, userId, now())
    return renewable.length === 0 || renewable.some((one) => one.provider === provider && one.vendorId === id)
  }

  /** Ends a subscription, even if its payment has not been reported yet. */
  async function end(tx: Db, { sale, id, endedAt }: EndNews): Promise<void> {
    const purchase = await hold(tx, sale)
    if (!purchase) return
    await endSubscription(
      tx,
      await holdSubscription(tx, begin(purchase, { id, expiresAt: endedAt })),
      endedAt,
    )
  }

  async function write(tx: Db, told: SaleNews): Promise<void> {
    const before = await hold(tx, told.sale)
    if (!before) return
    const disputed = async () => (await listDisputes(tx, [before.id])).get(before.id) ?? []
    const disputesBefore = await disputed()
    const known = await withNews(tx, before, told)
    const disputes = await disputed()
    const isNewlyPaid = before.paidAt === null && known.paidAt !== null
    if (isNewlyPaid && known.userId === null && !itemOf(known.item).monthly)
      logger.error({ purchase: known.id }, 'Payment for a deleted account: refund it')
    const takenBack = known.userId === null ? 0 : toTakeBack(known, disputes, itemOf(known.item).amount)
    const change = takenBack - known.takenBack
    const after = { ...known, takenBack, corrections: known.corrections + (change === 0 ? 0 : 1) }
    await updatePurchase(tx, after, stateOf(after, disputes))
    const granted = isNewlyPaid ? grantOf(after, now()) : []
    await wallet.move(tx, [...granted, ...correctionOf(after, change, now())])
    const { userId } = after
    if (userId !== null && stateOf(before, disputesBefore) !== stateOf(after, disputes))
      afterCommit(tx, () => news.tell(userId, 'purchase_updated', { receipt: toReceipt(after, disputes) }))
  }

  return {
    /**
     * In one transaction, once for each id of an event; what the vendor was asked for has none. Throws
     * PAYMENT_VERIFICATION_ERROR when another sum was paid.
     */
    apply: (told: PaymentNews, eventId: string | null): Promise<void> =>
      db.transaction(async (tx) => {
        if (eventId !== null && !(await insertEvent(tx, provider, eventId, now()))) return
        await (told.kind === 'subscription_ended' ? end(tx, told) : write(tx, told))
      }),
  }
}

type EndNews = Extract<PaymentNews, { readonly kind: 'subscription_ended' }>
type SaleNews = Exclude<PaymentNews, EndNews>
