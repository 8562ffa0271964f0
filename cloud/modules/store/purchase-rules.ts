import type { DisputeOutcome } from '#cloud/integrations/payments/payment-gateway.ts'
import type { PurchaseState, StoreItemId, StoreProvider } from '#shared/constants/store.ts'
import type { Receipt } from '#shared/schemas/store.ts'

/** What is known of one payment, in whatever order it became known. Times are epoch milliseconds, money is cents. */
export interface Purchase {
  readonly id: string
  /** Null once the account is gone. */
  readonly userId: string | null
  readonly provider: StoreProvider
  readonly item: StoreItemId
  readonly price: number
  readonly createdAt: number
  readonly paidAt: number | null
  readonly failedAt: number | null
  readonly refunded: number
  /** Of what was granted, how much was taken back. */
  readonly takenBack: number
  /** How often that changed. */
  readonly corrections: number
}

export interface Dispute {
  readonly amount: number
  readonly outcome: DisputeOutcome
}

/** Cents that went back, or that a bank holds. */
const moneyGone = ({ refunded, price }: Purchase, disputes: readonly Dispute[]): number =>
  Math.min(
    price,
    disputes
      .filter(({ outcome }) => outcome !== 'won')
      .reduce((sum, { amount }) => sum + amount, Math.min(refunded, price)),
  )

/** Of so much granted, how much must be taken back: the whole of it with the whole of the money. */
export const toTakeBack = (purchase: Purchase, disputes: readonly Dispute[], granted: number): number =>
  purchase.paidAt === null ? 0 : Math.floor((granted * moneyGone(purchase, disputes)) / purchase.price)

export function stateOf(purchase: Purchase, disputes: readonly Dispute[]): PurchaseState {
  if (purchase.paidAt === null) return purchase.failedAt === null ? 'pending' : 'failed'
  if (disputes.some(({ outcome }) => outcome === 'open')) return 'disputed'
  return moneyGone(purchase, disputes) > 0 ? 'refunded' : 'paid'
}

export const toReceipt = (purchase: Purchase, disputes: readonly Dispute[]): Receipt => ({
  id: purchase.id,
  item: purchase.item,
  price: { amount: purchase.price, currency: 'EUR' },
  state: stateOf(purchase, disputes),
  at: new Date(purchase.paidAt ?? purchase.createdAt).toISOString(),
})
