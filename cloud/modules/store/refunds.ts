import { z } from 'zod'
import type { AccountNews } from '#cloud/account-news.ts'
import type { Db } from '#cloud/db/client.ts'
import type { PlaySubscriptions } from '#cloud/integrations/google-play/play-subscriptions.ts'
import type { PaymentGateway, RefundAnswer } from '#cloud/integrations/payments/payment-gateway.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import type { JobContext, JobOutcome } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { StoreProvider } from '#shared/constants/store.ts'
import { findPayment, type Payment } from './payments-repository.ts'
import { createPurchaseBooks } from './purchase-books.ts'
import { findRefund, type Refund, settleRefund } from './refunds-repository.ts'
import { askForSubscriptions } from './subscriptions-repository.ts'

/** Within the day in which Stripe knows a refund by its key. */
const RETRY_AFTER_MS = [1_000, 10_000, 60_000, 10 * 60_000, 60 * 60_000]
const PLAY: StoreProvider = 'google-play'
const LOOK_AGAIN_MS = 60_000

export interface RefundsParts {
  readonly db: Db
  readonly jobs: Jobs
  readonly logger: Logger
  readonly news: AccountNews
  readonly wallet: Pick<Wallet, 'move'>
  readonly gateway: Pick<PaymentGateway, 'provider' | 'refund'>
  /** Null: not set up. */
  readonly play: PlaySubscriptions | null
  readonly now: () => number
}

export type Refunds = ReturnType<typeof createRefunds>

/** Asks vendors to give money back, until they have answered. What follows from it they tell by themselves, but for Google Play. */
export function createRefunds(parts: RefundsParts) {
  const { db, jobs, logger, news, wallet, gateway, play, now } = parts
  const queue = jobs.queue('refunds', z.object({ id: z.string() }))
  const playBooks = createPurchaseBooks({ db, logger, news, wallet, provider: PLAY, rejected: null, now })

  const isReachable = (provider: StoreProvider): boolean =>
    provider === PLAY ? play !== null : provider === gateway.provider

  async function askVendor({ id, amount, total }: Refund, payment: Payment): Promise<RefundAnswer> {
    const { provider, session, month } = payment
    if (!isReachable(provider)) return 'refused'
    if (provider !== PLAY) return gateway.refund({ session, month, amount, total, key: id })
    return month === null || !play ? 'refused' : askPlay(play, month)
  }

  /** The first answer may have been lost: the second time Google Play refuses what it has given back. */
  async function askPlay(at: PlaySubscriptions, order: string): Promise<RefundAnswer> {
    if ((await at.refund(order)) === 'taken') return 'taken'
    return (await at.refundOf(order)) === 'none' ? 'refused' : 'taken'
  }

  async function hasGoneAtPlay(order: string): Promise<boolean> {
    try {
      return (await play?.refundOf(order)) === 'done'
    } catch (error) {
      // Not a failure of the job: it would be given up, and nobody else tells us that the money has gone.
      logger.warn({ err: error }, 'Google Play could not be asked for an order')
      return false
    }
  }

  /** Google Play tells nobody: it is asked until the money has gone. */
  async function followAtPlay({ id, userId, month, price }: Payment): Promise<JobOutcome> {
    if (month === null || !(await hasGoneAtPlay(month))) return { againInMs: LOOK_AGAIN_MS }
    await playBooks.apply({ kind: 'refunded', sale: { checkoutId: id, month: null }, total: price }, null)
    // It has ended the subscription too, and we would hear of it at the end of the month.
    if (userId !== null) await askForSubscriptions(db, userId, PLAY, now())
    return undefined
  }

  async function run({ id }: { readonly id: string }): Promise<JobOutcome> {
    const refund = await findRefund(db, id)
    const payment = refund && (await findPayment(db, refund.purchaseId))
    if (!refund || !payment || refund.refusedAt !== null) return undefined
    const answer = refund.takenAt === null ? await askVendor(refund, payment) : 'taken'
    await settleRefund(db, id, answer, now())
    return answer === 'taken' && payment.provider === PLAY ? followAtPlay(payment) : undefined
  }

  queue.work({
    atOnce: 1,
    retryAfterMs: RETRY_AFTER_MS,
    async run(payload, { attempt }: JobContext) {
      try {
        return await run(payload)
      } catch (error) {
        if (attempt > RETRY_AFTER_MS.length) await settleRefund(db, payload.id, 'refused', now())
        throw error
      }
    },
  })

  return {
    /** Whether the vendor that took a payment can be asked here. */
    isReachable,
    /** With the end of the transaction. */
    ask: (tx: Db, id: string): Promise<void> => queue.enqueue({ id }, { key: id, tx }),
  }
}
