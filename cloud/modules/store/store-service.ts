import type { AccountNews } from '#cloud/account-news.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { PaymentGateway } from '#cloud/integrations/payments/payment-gateway.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { CHECKOUT_RETURN, type StoreItemId } from '#shared/constants/store.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { CheckoutData, Receipts } from '#shared/schemas/store.ts'
import { itemOf } from './catalogue.ts'
import { createPurchaseBooks } from './purchase-books.ts'
import { toReceipt } from './purchase-rules.ts'
import {
  deleteEvents,
  insertPurchase,
  listDisputes,
  listPurchases,
  listToAsk,
  type OpenCheckout,
  setAskAt,
  setSession,
} from './purchases-repository.ts'
import type { RejectedSubscriptions } from './rejected-subscriptions.ts'
import { listRenewable } from './subscriptions-repository.ts'

/** After so long without a word the vendor is asked how a checkout went; then ever more rarely. */
const ASK_AFTER_MS = 2 * 60_000
const ASK_JOB_EVERY_MS = 30_000
const ASKED_A_RUN = 20
/** A payment page closes by then. */
const CHECKOUT_LIFE_MS = DAY_MS
/** Longer than vendors repeat an event. */
const EVENTS_KEPT_MS = 60 * DAY_MS
const RECEIPTS_MAX = 200

export interface StoreParts {
  readonly db: Db
  readonly logger: Logger
  readonly news: AccountNews
  readonly wallet: Pick<Wallet, 'move'>
  readonly users: Pick<Users, 'get'>
  readonly gateway: PaymentGateway
  readonly rejected: RejectedSubscriptions
  readonly publicUrl: string
  readonly now: () => number
}

export type Store = ReturnType<typeof createStoreService>

/** Sells R3 and voice tokens. Nothing is credited but by what the vendor itself says. */
export function createStoreService(parts: StoreParts) {
  const { db, logger, news, wallet, users, gateway, rejected, publicUrl, now } = parts
  const { provider } = gateway
  const books = createPurchaseBooks({ db, logger, news, wallet, provider, rejected, now })

  const returnUrl = (checkoutId: string, cancelled: boolean): string => {
    const url = new URL(CHECKOUT_RETURN.path, publicUrl)
    url.searchParams.set(CHECKOUT_RETURN.checkout, checkoutId)
    if (cancelled) url.searchParams.set(CHECKOUT_RETURN.cancelled, '1')
    return url.href
  }

  const fail = (checkoutId: string): Promise<void> =>
    books.apply({ kind: 'failed', sale: { checkoutId, month: null } }, null)

  async function ask({ id, session, createdAt }: OpenCheckout): Promise<void> {
    const age = now() - createdAt
    // Asked ever more rarely, and for the last time just after the page has closed.
    const next = now() + Math.max(ASK_AFTER_MS, age)
    await setAskAt(db, id, age < CHECKOUT_LIFE_MS ? Math.min(next, createdAt + CHECKOUT_LIFE_MS + 1) : next)
    // Without a session its process died before the vendor had answered.
    if (session === null) return fail(id)
    const told = await gateway.findCheckout(session)
    if (told) await books.apply(told, null)
    else if (age > CHECKOUT_LIFE_MS) await fail(id)
  }

  async function askAll(): Promise<void> {
    for (const checkout of await listToAsk(db, provider, now(), ASKED_A_RUN))
      await ask(checkout).catch((error: unknown) =>
        logger.warn({ err: error, checkout: checkout.id }, 'a checkout could not be asked for'),
      )
  }

  const recurring: readonly RecurringJob[] = [
    { name: 'store-checkouts', everyMs: ASK_JOB_EVERY_MS, run: askAll },
    { name: 'store-events', everyMs: DAY_MS, run: () => deleteEvents(db, now() - EVENTS_KEPT_MS) },
  ]

  return {
    /** Throws ITEM_ALREADY_OWNED to a subscriber, and PAYMENT_FAILED when the vendor gives no page. */
    async checkout(userId: string, packId: StoreItemId): Promise<CheckoutData> {
      const { id: item, price, monthly } = itemOf(packId)
      if (monthly && (await listRenewable(db, userId, now())).length > 0)
        throw new AppError('ITEM_ALREADY_OWNED')
      const { preferredLanguage } = await users.get(userId)
      const id = newId()
      const purchase = { id, userId, provider, item, price, month: null, createdAt: now() }
      await insertPurchase(db, { ...purchase, askAt: now() + ASK_AFTER_MS })
      try {
        const { session, url } = await gateway.createCheckout({
          checkoutId: id,
          item,
          price,
          monthly,
          language: preferredLanguage ?? 'english',
          paidUrl: returnUrl(id, false),
          cancelledUrl: returnUrl(id, true),
        })
        await setSession(db, id, session)
        return { url, checkoutId: id }
      } catch (error) {
        logger.error({ err: error, checkout: id }, 'the vendor gave no payment page')
        await fail(id)
        throw new AppError('PAYMENT_FAILED')
      }
    },

    /** Throws NOT_FOUND for a vendor that is not asked here, and PAYMENT_VERIFICATION_ERROR. */
    async receive(
      from: string,
      rawBody: Buffer,
      header: (name: string) => string | undefined,
    ): Promise<void> {
      if (from !== provider) throw new AppError('NOT_FOUND')
      const event = await gateway.readWebhook(rawBody, header)
      if (event) await books.apply(event.news, event.id)
    },

    async receipts(userId: string): Promise<Receipts> {
      const purchases = await listPurchases(db, userId, RECEIPTS_MAX)
      const ids = purchases.map(({ id }) => id)
      const disputes = await listDisputes(db, ids)
      return { receipts: purchases.map((one) => toReceipt(one, disputes.get(one.id) ?? [])) }
    },

    recurring,
  }
}
