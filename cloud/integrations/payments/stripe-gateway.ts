import type { Stripe } from 'stripe'
import type { StripeSettings } from '#cloud/config/payment-settings.ts'
import type { Logger } from '#cloud/logger.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { itemName, LOCALES } from './item-names.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { newsOfEvent, newsOfSession } from './stripe-news.ts'
import { isRefusal, paymentIntentOf } from './stripe-refunds.ts'

/** Below the five seconds in which a call is answered. */
const ANSWER_WITHIN_MS = 4_000
const SIGNATURE_SECONDS = 300
const SIGNATURE = 'stripe-signature'

interface Parts {
  readonly logger: Logger
  readonly now: () => number
}

/** Stripe Checkout by Stripe's own SDK, which is loaded at the first use. */
export function createStripeGateway(
  { secretKey, webhookSecret, apiBase }: StripeSettings,
  { logger, now }: Parts,
): PaymentGateway {
  let client: Promise<Stripe> | undefined
  const connect = (): Promise<Stripe> => {
    client ??= import('stripe').then(({ Stripe }) => {
      const { protocol, hostname, port } = new URL(apiBase)
      return new Stripe(secretKey, {
        host: hostname,
        port: port || (protocol === 'http:' ? 80 : 443),
        protocol: protocol === 'http:' ? 'http' : 'https',
        timeout: ANSWER_WITHIN_MS,
        // Whoever asks tries again by themselves, under the same key.
        maxNetworkRetries: 0,
        telemetry: false,
      })
    })
    return client
  }

  return {
    provider: 'stripe',

    async createCheckout({ checkoutId, item, price, monthly, language, paidUrl, cancelledUrl }) {
      const stripe = await connect()
      // It comes back with every event about the payment, whichever object that is about.
      const metadata = { checkoutId }
      const priceData = {
        currency: 'eur',
        unit_amount: price,
        product_data: { name: itemName(item, language) },
        ...(monthly && { recurring: { interval: 'month' as const } }),
      }
      const session = await stripe.checkout.sessions.create(
        {
          mode: monthly ? 'subscription' : 'payment',
          client_reference_id: checkoutId,
          metadata,
          ...(monthly ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
          line_items: [{ quantity: 1, price_data: priceData }],
          locale: LOCALES[language],
          // People pay the price that they were told, in euro.
          adaptive_pricing: { enabled: false },
          success_url: paidUrl,
          cancel_url: cancelledUrl,
        },
        { idempotencyKey: `checkout:${checkoutId}` },
      )
      if (session.url === null) throw new Error('Stripe gave no payment page')
      return { session: session.id, url: session.url }
    },

    async readWebhook(rawBody, header) {
      const stripe = await connect()
      let event: Stripe.Event
      try {
        const signature = header(SIGNATURE) ?? ''
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          webhookSecret,
          SIGNATURE_SECONDS,
          undefined,
          now(),
        )
      } catch {
        // The error itself holds header and body.
        logger.warn('a webhook was not signed by Stripe, or too long ago')
        throw new AppError('PAYMENT_VERIFICATION_ERROR')
      }
      const news = await newsOfEvent(stripe, event)
      return news && { id: event.id, news }
    },

    async findCheckout(session) {
      const stripe = await connect()
      return newsOfSession(await stripe.checkout.sessions.retrieve(session, { expand: ['subscription'] }))
    },

    async cancelSubscription(id) {
      const stripe = await connect()
      try {
        await stripe.subscriptions.cancel(id)
      } catch (error) {
        // It has ended before.
        if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error
      }
    },

    async refund({ amount, key, ...which }) {
      const stripe = await connect()
      try {
        const intent = await paymentIntentOf(stripe, which)
        if (intent === null) return 'refused'
        const order = { payment_intent: intent, amount, reason: 'requested_by_customer' } as const
        await stripe.refunds.create(order, { idempotencyKey: `refund:${key}` })
        return 'taken'
      } catch (error) {
        if (!isRefusal(error)) throw error
        logger.error({ err: error, refund: key }, 'Stripe gives no refund')
        return 'refused'
      }
    },
  }
}
