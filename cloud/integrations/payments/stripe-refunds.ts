import type { Stripe } from 'stripe'
import type { RefundOrder } from './payment-gateway.ts'

const idOf = (found: string | { id: string } | null | undefined): string | null =>
  typeof found === 'string' ? found : (found?.id ?? null)

async function intentOfInvoice(stripe: Stripe, invoice: string | null): Promise<string | null> {
  if (invoice === null) return null
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 })
  return idOf(data[0]?.payment.payment_intent)
}

/** What Stripe calls the payment of a pack, or of one month of a subscription. Null: nothing was paid there. */
export async function paymentIntentOf(
  stripe: Stripe,
  { session, month }: Pick<RefundOrder, 'session' | 'month'>,
): Promise<string | null> {
  if (month !== null) return intentOfInvoice(stripe, month)
  if (session === null) return null
  const { payment_intent, invoice } = await stripe.checkout.sessions.retrieve(session)
  return idOf(payment_intent) ?? intentOfInvoice(stripe, idOf(invoice))
}

/** What Stripe understood and will not do, such as giving back what has gone back. Everything else may be tried again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && [400, 402, 404].includes(Number(error.statusCode))
