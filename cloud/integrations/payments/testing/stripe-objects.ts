import { randomUUID } from 'node:crypto'

/** What the double keeps of one checkout, and of the subscription that began there. */
export interface DoubleSession {
  readonly id: string
  readonly url: string
  /** As they were sent, by Stripe's own names: `metadata[checkoutId]`. */
  readonly asked: URLSearchParams
  readonly created: number
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  readonly subscription: string | null
  /** When the subscription ended, in seconds. */
  endedAt: number | null
  readonly payments: DoublePayment[]
}

export interface DoublePayment {
  readonly intent: string
  readonly charge: string
  /** Null for a payment without a subscription. */
  readonly invoice: string | null
  /** Seconds. */
  readonly until: number
  readonly amount: number
  refunded: number
}

export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly data: { readonly object: object }
}

const MONTH_SECONDS = 30 * 86_400

export const newStripeId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`

const field = ({ asked }: DoubleSession, name: string): string => asked.get(name) ?? ''
const checkoutOf = (session: DoubleSession) => ({ checkoutId: field(session, 'metadata[checkoutId]') })
export const amountOf = (session: DoubleSession): number =>
  Number(field(session, 'line_items[0][price_data][unit_amount]'))
const isMonthly = (session: DoubleSession): boolean => field(session, 'mode') === 'subscription'

/** The payment of a month, in seconds from `now`. */
export function addPayment(session: DoubleSession, now: number): DoublePayment {
  const begins = Math.max(now, session.payments.at(-1)?.until ?? 0)
  const payment = {
    intent: newStripeId('pi'),
    charge: newStripeId('ch'),
    invoice: isMonthly(session) ? newStripeId('in') : null,
    until: begins + MONTH_SECONDS,
    amount: amountOf(session),
    refunded: 0,
  }
  session.payments.push(payment)
  return payment
}

export const subscriptionObject = (session: DoubleSession) => ({
  id: session.subscription,
  object: 'subscription',
  metadata: { checkoutId: field(session, 'subscription_data[metadata][checkoutId]') },
  status: session.endedAt === null ? 'active' : 'canceled',
  ended_at: session.endedAt,
  items: { object: 'list', data: [{ id: 'si_1', current_period_end: session.payments.at(-1)?.until }] },
})

export const sessionObject = (session: DoubleSession, expand = false) => ({
  id: session.id,
  object: 'checkout.session',
  url: session.status === 'open' ? session.url : null,
  mode: field(session, 'mode'),
  client_reference_id: field(session, 'client_reference_id'),
  metadata: checkoutOf(session),
  status: session.status,
  payment_status: session.paid ? 'paid' : 'unpaid',
  amount_total: amountOf(session),
  currency: field(session, 'line_items[0][price_data][currency]'),
  payment_intent: isMonthly(session) ? null : (session.payments[0]?.intent ?? null),
  invoice: session.payments[0]?.invoice ?? null,
  subscription:
    session.subscription && session.paid && expand ? subscriptionObject(session) : session.subscription,
})

export const invoiceObject = (session: DoubleSession, payment: DoublePayment) => ({
  id: payment.invoice,
  object: 'invoice',
  amount_paid: payment.amount,
  currency: 'eur',
  billing_reason: session.payments[0] === payment ? 'subscription_create' : 'subscription_cycle',
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: session.subscription, metadata: checkoutOf(session) },
  },
  lines: { object: 'list', data: [{ id: 'il_1', period: { end: payment.until } }] },
})

/** The charge of an invoice does not bear what the subscription bears. */
export const intentMetadata = (session: DoubleSession) => (isMonthly(session) ? {} : checkoutOf(session))

export const chargeObject = (session: DoubleSession, payment: DoublePayment) => ({
  id: payment.charge,
  object: 'charge',
  amount: payment.amount,
  amount_refunded: payment.refunded,
  currency: 'eur',
  refunded: payment.refunded === payment.amount,
  payment_intent: payment.intent,
  metadata: intentMetadata(session),
})
