import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import type { PaymentGateway } from '#cloud/integrations/payments/payment-gateway.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import { UnrecoverableError } from '#cloud/jobs/job.ts'
import { findPayment } from './payments-repository.ts'

/** Stripe remembers the key of a refund for a day, so the last attempt comes before. */
const RETRY_AFTER_MS = [1_000, 10_000, 60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000, 12 * 60 * 60_000]

const rejectionSchema = z.object({ purchase: z.string(), subscription: z.string() })
/** Our id of the purchase, and the vendor's id of the subscription that it paid for. */
type Rejection = z.output<typeof rejectionSchema>

export interface RejectedSubscriptionsParts {
  readonly db: Db
  readonly jobs: Jobs
  readonly gateway: Pick<PaymentGateway, 'cancelSubscription' | 'refund'>
}

export type RejectedSubscriptions = ReturnType<typeof createRejectedSubscriptions>

/** Cancels paid subscriptions that must not go on, and refunds what was paid. A dead letter waits for an operator. */
export function createRejectedSubscriptions({ db, jobs, gateway }: RejectedSubscriptionsParts) {
  const queue = jobs.queue('subscription-rejects', rejectionSchema, { keepsDead: true })

  queue.work({
    atOnce: 1,
    retryAfterMs: RETRY_AFTER_MS,
    async run({ purchase, subscription }) {
      await gateway.cancelSubscription(subscription)
      const payment = await findPayment(db, purchase)
      if (!payment) throw new UnrecoverableError(`Purchase ${purchase} not found`)
      const { session, month, price } = payment
      const answer = await gateway.refund({ session, month, amount: price, total: price, key: purchase })
      if (answer === 'refused') throw new UnrecoverableError('Refund refused by the vendor')
    },
  })

  return {
    /** Enqueues the rejection with the transaction. */
    reject: (tx: Db, rejection: Rejection): Promise<void> =>
      queue.enqueue(rejection, { key: rejection.purchase, tx }),
  }
}
