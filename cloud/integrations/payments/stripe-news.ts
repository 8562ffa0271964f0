import type { Stripe } from 'stripe'
import type { DisputeOutcome, PaymentNews, Sale } from './payment-gateway.ts'

const idOf = (found: string | { id: string } | null | undefined): string | null =>
  typeof found === 'string' ? found : (found?.id ?? null)

const saleOf = (metadata: Stripe.Metadata | null | undefined, month: string | null = null): Sale | null => {
  const { checkoutId } = metadata ?? {}
  return checkoutId === undefined ? null : { checkoutId, month }
}

/** The first invoice of a subscription is the checkout's own payment; each later one is a month. */
function saleOfInvoice(invoice: Stripe.Invoice): Sale | null {
  const isFirst = invoice.billing_reason === 'subscription_create'
  return saleOf(invoice.parent?.subscription_details?.metadata, isFirst ? null : invoice.id)
}

/** What a payment intent paid for: a pack, or an invoice of a subscription, which only the invoice knows. */
async function saleOfPayment(
  stripe: Stripe,
  payment: string | { id: string } | null,
  known?: Stripe.Metadata,
): Promise<Sale | null> {
  const id = idOf(payment)
  const sale = saleOf(known)
  if (sale || id === null) return sale
  const [paid] = (
    await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: id },
      expand: ['data.invoice'],
      limit: 1,
    })
  ).data
  if (paid && typeof paid.invoice === 'object' && !paid.invoice.deleted) return saleOfInvoice(paid.invoice)
  return saleOf((await stripe.paymentIntents.retrieve(id)).metadata)
}

const epochMs = (seconds: number): number => seconds * 1000

/** How a checkout went; null while it is open, or its money on the way. */
export function newsOfSession(session: Stripe.Checkout.Session): PaymentNews | null {
  const sale = saleOf(session.metadata)
  if (!sale) return null
  if (session.status === 'expired') return { kind: 'failed', sale }
  if (session.payment_status !== 'paid') return null
  const amount = session.amount_total ?? 0
  const paid = { kind: 'paid', sale, amount, currency: session.currency ?? '' } as const
  if (session.mode !== 'subscription') return { ...paid, subscription: null }
  // Without its subscription nobody knows until when it is paid; the invoice tells.
  const { subscription } = session
  if (typeof subscription !== 'object' || subscription === null) return null
  const expiresAt = Math.max(...subscription.items.data.map((item) => epochMs(item.current_period_end)))
  return { ...paid, subscription: { id: subscription.id, expiresAt } }
}

function newsOfInvoice(invoice: Stripe.Invoice): PaymentNews | null {
  const sale = saleOfInvoice(invoice)
  const id = idOf(invoice.parent?.subscription_details?.subscription)
  if (!sale || id === null) return null
  const expiresAt = Math.max(...invoice.lines.data.map(({ period }) => epochMs(period.end)))
  const { amount_paid: amount, currency } = invoice
  return { kind: 'paid', sale, amount, currency, subscription: { id, expiresAt } }
}

/** Null for a bank's mere question, which holds no money back. */
function outcomeOf({ status }: Stripe.Dispute): DisputeOutcome | null {
  if (status === 'lost') return 'lost'
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won'
  return status.startsWith('warning_') ? null : 'open'
}

async function newsOfDispute(stripe: Stripe, dispute: Stripe.Dispute): Promise<PaymentNews | null> {
  const outcome = outcomeOf(dispute)
  const sale = outcome && (await saleOfPayment(stripe, dispute.payment_intent))
  return sale && { kind: 'disputed', sale, disputeId: dispute.id, amount: dispute.amount, outcome }
}

/** What an event of Stripe's means here; null when it is of no matter. Rejects when Stripe cannot be asked for what is missing. */
export async function newsOfEvent(stripe: Stripe, event: Stripe.Event): Promise<PaymentNews | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return newsOfSession(event.data.object)
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const sale = saleOf(event.data.object.metadata)
      return sale && { kind: 'failed', sale }
    }
    case 'invoice.paid':
      return newsOfInvoice(event.data.object)
    case 'charge.refunded': {
      const { payment_intent, metadata, amount_refunded: total } = event.data.object
      const sale = await saleOfPayment(stripe, payment_intent, metadata)
      return sale && { kind: 'refunded', sale, total }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return newsOfDispute(stripe, event.data.object)
    case 'customer.subscription.deleted': {
      const { id, ended_at, metadata } = event.data.object
      const sale = saleOf(metadata)
      return sale && { kind: 'subscription_ended', sale, id, endedAt: epochMs(ended_at ?? event.created) }
    }
    default:
      return null
  }
}
