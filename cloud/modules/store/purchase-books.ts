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
import { endSubscription, holdSubscription, updateSubscription } from './subscriptions-repository.ts'

export interface PurchaseBooksParts {
  readonly db: Db
  readonly logger: Logger
  readonly news: AccountNews
  readonly wallet: Pick<Wallet, 'move'>
  readonly provider: StoreProvider
  /** At the vendor. Rejects when it cannot be told. */
  readonly cancelSubscription: (id: string) => Promise<void>
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
  const { db, logger, news, wallet, provider, cancelSubscription, now } = parts
  /** The purchase of a sale, held; null when it is none of ours. A later month has its row made. */
  async function hold(tx: Db, { checkoutId, month }: Sale): Promise<Purchase | null> {
    const checkout = await findPurchase(tx, { id: checkoutId })
    if (checkout?.provider !== provider) return null
    if (month === null) return lockPurchase(tx, checkout)
    const { userId, item, price } = checkout
    const row = { id: newId(), userId, provider, item, price, month, createdAt: now(), askAt: null }
    await insertPurchase(tx, row)
    const found = await findPurchase(tx, { provider, month })
    return found && lockPurchase(tx, found)
  }

  async function withNews(tx: Db, purchase: Purchase, told: SaleNews): Promise<Purchase> {
    switch (told.kind) {
      case 'paid':
        requirePrice(purchase, told)
        if (told.subscription) await extend(tx, purchase, told.subscription)
        return { ...purchase, paidAt: purchase.paidAt ?? now(), failedAt: null }
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

  async function extend(tx: Db, { userId, item }: Purchase, { id, expiresAt }: PaidUntil): Promise<void> {
    const begun = { id: newId(), userId, provider, vendorId: id, item, expiresAt, endedAt: null, askAt: null }
    const held = await holdSubscription(tx, begun)
    await updateSubscription(tx, held.id, { expiresAt: Math.max(held.expiresAt, expiresAt), askAt: null })
  }

  async function write(tx: Db, told: SaleNews): Promise<void> {
    const before = await hold(tx, told.sale)
    if (!before) return logger.warn({ sale: told.sale }, 'a payment was told of that is not ours')
    const disputed = async () => (await listDisputes(tx, [before.id])).get(before.id) ?? []
    const disputesBefore = await disputed()
    const known = await withNews(tx, before, told)
    const disputes = await disputed()
    const isNewlyPaid = before.paidAt === null && known.paidAt !== null
    if (isNewlyPaid && known.userId === null)
      logger.error({ purchase: known.id }, 'an account was paid for that is gone: give the money back')
    // It was begun or went on after its account had ended: nobody shall go on paying for it.
    if (known.userId === null && told.kind === 'paid' && told.subscription) {
      const { id } = told.subscription
      afterCommit(tx, () => {
        cancelSubscription(id).catch((error: unknown) =>
          logger.error({ err: error, subscription: id }, 'a subscription of nobody was not cancelled'),
        )
      })
    }
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
        if (told.kind === 'subscription_ended')
          await endSubscription(tx, { provider, vendorId: told.id }, told.endedAt)
        else await write(tx, told)
      }),
  }
}

type SaleNews = Extract<PaymentNews, { readonly sale: Sale }>
