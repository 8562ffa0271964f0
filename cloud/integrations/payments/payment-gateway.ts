import type { Language } from '#shared/constants/game.ts'
import type { PaymentProvider, StoreItemId } from '#shared/constants/store.ts'

/** What a vendor is asked to take money for. */
export interface Order {
  readonly checkoutId: string
  readonly item: StoreItemId
  /** Whole cents of euro. */
  readonly price: number
  readonly monthly: boolean
  readonly language: Language
  /** Where the payment page sends people back to. */
  readonly paidUrl: string
  readonly cancelledUrl: string
}

/** Which purchase an event is about. */
export interface Sale {
  readonly checkoutId: string
  /** What the vendor calls a later month of the subscription; null for what was bought at the checkout itself. */
  readonly month: string | null
}

/** A paid subscription, until when. */
export interface PaidUntil {
  readonly id: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** What of a payment shall go back. Cents. */
export interface RefundOrder {
  /** The vendor's id of the checkout; null for a later month. */
  readonly session: string | null
  /** What the vendor calls a later month. */
  readonly month: string | null
  readonly amount: number
  /** Of this payment, with all that was asked for before. */
  readonly total: number
  /** Under it the vendor gives back once. */
  readonly key: string
}

/** Whether a vendor gives back; that it has done so, it tells as it tells everything. */
export type RefundAnswer = 'taken' | 'refused'

/** What vendors tell, each in its own words. */
export type PaymentNews =
  | {
      readonly kind: 'paid'
      readonly sale: Sale
      /** The smallest unit of the currency, which is a code of three small letters. */
      readonly amount: number
      readonly currency: string
      readonly subscription: PaidUntil | null
    }
  | { readonly kind: 'failed'; readonly sale: Sale }
  /** `total`: all that has gone back of this payment so far, in cents. */
  | { readonly kind: 'refunded'; readonly sale: Sale; readonly total: number }
  | {
      readonly kind: 'disputed'
      readonly sale: Sale
      readonly disputeId: string
      /** Cents. */
      readonly amount: number
      readonly outcome: DisputeOutcome
    }
  /** `sale`: the checkout where the subscription began. */
  | {
      readonly kind: 'subscription_ended'
      readonly sale: Sale
      readonly id: string
      readonly endedAt: number
    }

/** `open`: the bank holds the money until it decides. `won`: it came back. */
export type DisputeOutcome = 'open' | 'won' | 'lost'

/** Under its id an event counts once. */
export interface PaymentEvent {
  readonly id: string
  readonly news: PaymentNews
}

type Header = (name: string) => string | undefined

/** A vendor that takes the money. Calls reject when it cannot be reached; its own texts go to the log alone. */
export interface PaymentGateway {
  readonly provider: PaymentProvider
  /** Answers the vendor's id and the page where people pay. The same order again answers the same. */
  createCheckout(order: Order): Promise<{ readonly session: string; readonly url: string }>
  /** Null: an event that is of no matter here. Throws PAYMENT_VERIFICATION_ERROR where the signature is not the vendor's. */
  readWebhook(rawBody: Buffer, header: Header): Promise<PaymentEvent | null>
  /** How a checkout went; null while it is open. */
  findCheckout(session: string): Promise<PaymentNews | null>
  /** At once: nothing more is paid. One that has ended already is left as it is. */
  cancelSubscription(id: string): Promise<void>
  /** Asks for money to go back. The same order again changes nothing. */
  refund(order: RefundOrder): Promise<RefundAnswer>
}
