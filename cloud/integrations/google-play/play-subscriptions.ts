/** What Google Play says of a purchase token. Times are epoch milliseconds. */
export interface PlaySubscription {
  readonly productId: string
  /** Paid for, until it expires: also one that is cancelled, or waits for a late payment. */
  readonly isEntitled: boolean
  readonly expiresAt: number
  /** The order of the last month that was paid. */
  readonly paidOrder: string | null
  /** Google gives the money back when it is not acknowledged within three days. */
  readonly isAcknowledged: boolean
  /** Token of the purchase that this one replaces, by an upgrade or a new subscription; null for none. */
  readonly replaces: string | null
}

export type OrderRefund = 'none' | 'under_way' | 'done'

/** Subscriptions of the Android app. Calls reject when Google Play cannot be asked. */
export interface PlaySubscriptions {
  /** `unknown`: Google Play does not know the token. `gone`: it expired so long ago that Google Play deleted it. */
  find(token: string): Promise<PlaySubscription | 'unknown' | 'gone'>
  acknowledge(token: string, productId: string): Promise<void>
  /** Nothing more is paid. */
  cancel(token: string, productId: string): Promise<void>
  /** The whole of an order, which ends its subscription. One that is refunded already is refused. */
  refund(order: string): Promise<'taken' | 'refused'>
  /** Whether the money of an order goes back, or has gone. */
  refundOf(order: string): Promise<OrderRefund>
}
