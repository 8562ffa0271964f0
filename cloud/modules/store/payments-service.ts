import type { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import { type TimeCursor, timeCursor } from '#cloud/db/time-page.ts'
import { newId } from '#cloud/ids.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import type { AdminPayment, AdminPaymentData, refundBody } from '#shared/schemas/admin-payments.ts'
import { itemOf } from './catalogue.ts'
import {
  findPayment,
  listDisputesOf,
  type Payment,
  type PaymentSearch,
  searchPayments,
} from './payments-repository.ts'
import { lockPurchase } from './purchases-repository.ts'
import type { Refunds } from './refunds.ts'
import { insertRefund, listRefunds, type Refund, refundState } from './refunds-repository.ts'

export interface PaymentsParts {
  readonly db: Db
  readonly wallet: Pick<Wallet, 'entriesOf'>
  readonly refunds: Refunds
  readonly now: () => number
}

export type Payments = ReturnType<typeof createPayments>

const timeOf = (at: number): string => new Date(at).toISOString()
const timeOrNull = (at: number | null): string | null => (at === null ? null : timeOf(at))

const toPayment = ({
  userId,
  username,
  price,
  createdAt,
  paidAt,
  failedAt,
  ...payment
}: Payment): AdminPayment => ({
  ...payment,
  user: userId === null ? null : { id: userId, username },
  price: { amount: price, currency: 'EUR' },
  createdAt: timeOf(createdAt),
  paidAt: timeOrNull(paidAt),
  failedAt: timeOrNull(failedAt),
})

/** What has gone back, or is on its way. */
const givenBack = ({ refunded }: Payment, refunds: readonly Refund[]): number =>
  Math.max(refunded, ...refunds.filter((one) => refundState(one) !== 'refused').map(({ total }) => total))

/** The keys under which a purchase moves something: the grant, and each correction. */
const keysOf = ({ id, corrections }: Payment): string[] => [
  `store_paid:${id}`,
  ...Array.from({ length: corrections }, (_, nth) => `store_refunded:${id}:${nth + 1}`),
]

/** Payments as admins look at them, and what they ask of vendors. */
export function createPayments({ db, wallet, refunds, now }: PaymentsParts) {
  async function existing(at: Db, id: string): Promise<Payment> {
    const found = await findPayment(at, id)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }

  /** Throws CONFLICT where nothing can go back, and says why. */
  function requireRefundable(payment: Payment, total: number, before: number): void {
    const refuse = (message: string) => new AppError('CONFLICT', undefined, message)
    if (payment.paidAt === null) throw refuse(economyCalls.notPaid)
    if (payment.state === 'disputed') throw refuse(economyCalls.inDispute)
    if (before >= payment.price) throw refuse(economyCalls.nothingLeft)
    if (!refunds.isReachable(payment.provider)) throw refuse(economyCalls.otherVendor)
    if (total > payment.price || total <= before) {
      const message = total > payment.price ? economyCalls.moreThanLeft : economyCalls.nothingLeft
      throw new AppError('VALIDATION_FAILED', [{ path: 'total', message }], message)
    }
    if (payment.provider === 'google-play' && total < payment.price)
      throw new AppError(
        'VALIDATION_FAILED',
        [{ path: 'total', message: economyCalls.wholeOnly }],
        economyCalls.wholeOnly,
      )
  }

  async function describe(at: Db, payment: Payment): Promise<AdminPaymentData> {
    const asked = await listRefunds(at, payment.id)
    const disputes = await listDisputesOf(at, payment.id)
    const entries = await wallet.entriesOf(keysOf(payment), at)
    const { currency, amount } = itemOf(payment.item)
    const isOpen = payment.paidAt !== null && payment.state !== 'disputed'
    return {
      payment: toPayment(payment),
      granted: { currency, amount },
      refundable:
        isOpen && refunds.isReachable(payment.provider)
          ? Math.max(0, payment.price - givenBack(payment, asked))
          : 0,
      disputes,
      refunds: asked.map((refund) => ({
        id: refund.id,
        admin: { id: refund.adminId, username: refund.adminName },
        amount: refund.amount,
        reason: refund.reason,
        ticket: refund.ticket,
        askedAt: timeOf(refund.askedAt),
        state: refundState(refund),
      })),
      entries: entries.map(({ reason, at: movedAt, ...entry }) => ({
        ...entry,
        kind: reason,
        at: timeOf(movedAt),
      })),
    }
  }

  return {
    search: (search: PaymentSearch): Promise<Payment[]> => searchPayments(db, search),
    shown: toPayment,
    cursorOf: ({ createdAt, id }: Payment): TimeCursor => timeCursor({ at: createdAt, id }),

    /** Throws NOT_FOUND. */
    get: async (id: string): Promise<AdminPaymentData> => describe(db, await existing(db, id)),

    /**
     * Asks the vendor to give money back, by a job that goes on until the vendor has answered. What was bought is taken back
     * when the vendor tells that the money went. Throws NOT_FOUND, CONFLICT and VALIDATION_FAILED.
     */
    async refund(
      tx: Db,
      adminId: string,
      id: string,
      { total, reason, ticket }: z.output<typeof refundBody>,
    ): Promise<{ refund: Refund; data: AdminPaymentData }> {
      await lockPurchase(tx, await existing(tx, id))
      const payment = await existing(tx, id)
      const before = givenBack(payment, await listRefunds(tx, id))
      const whole = total ?? payment.price
      requireRefundable(payment, whole, before)
      const refund: Refund = {
        id: newId(),
        purchaseId: id,
        adminId,
        amount: whole - before,
        total: whole,
        reason,
        ticket: ticket ?? null,
        askedAt: now(),
        takenAt: null,
        refusedAt: null,
      }
      await insertRefund(tx, refund)
      await refunds.ask(tx, refund.id)
      return { refund, data: await describe(tx, payment) }
    },
  }
}
