import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  addPayment,
  chargeObject,
  type DoublePayment,
  type DoubleSession,
  intentMetadata,
  invoiceObject,
  newStripeId,
  type StripeEvent,
  sessionObject,
  subscriptionObject,
} from './stripe-objects.ts'

const SECRET_KEY = 'sk_test_ofTheDouble'
const WEBHOOK_SECRET = 'whsec_ofTheDouble'

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>

/**
 * Plays Stripe on loopback: its API as the SDK calls it, a payment page, and webhooks signed as Stripe signs them. What
 * happens to a payment answers the events that Stripe would send, for tests that send them late, twice or in another order.
 */
export async function startStripeDouble(now: () => number = Date.now) {
  const sessions = new Map<string, DoubleSession>()
  const byKey = new Map<string, DoubleSession>()
  const refunds = new Map<string, object>()
  const refunded: StripeEvent[] = []
  const cancelled: StripeEvent[] = []
  const calls: string[] = []
  let clock = now
  let webhook: string | null = null
  let isAway = false
  let refusesKey = false

  const seconds = () => Math.floor(clock() / 1000)
  const event = (type: string, object: object): StripeEvent => ({
    id: newStripeId('evt'),
    type,
    data: { object },
  })

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function open(asked: URLSearchParams, key: string): DoubleSession {
    const known = byKey.get(key)
    if (known) return known
    const id = newStripeId('cs_test')
    const subscription = asked.get('mode') === 'subscription' ? newStripeId('sub') : null
    const url = `${base}/pay/${id}`
    const session = { id, url, asked, subscription, payments: [], paid: false, created: seconds() }
    const opened: DoubleSession = { ...session, status: 'open', endedAt: null }
    sessions.set(id, opened)
    byKey.set(key, opened)
    return opened
  }

  function sessionOf(id: string): DoubleSession {
    const found = sessions.get(id)
    if (!found) throw new Error(`the double knows no checkout ${id}`)
    return found
  }

  const withIntent = (intent: string | null): [DoubleSession, DoublePayment] | null => {
    for (const session of sessions.values())
      for (const payment of session.payments) if (payment.intent === intent) return [session, payment]
    return null
  }

  function paymentOfInvoice(invoice: string): DoublePayment | undefined {
    for (const { payments } of sessions.values()) {
      const found = payments.find((payment) => payment.invoice === invoice)
      if (found) return found
    }
    return undefined
  }

  function paymentsOfInvoice(invoice: string): object {
    const found = paymentOfInvoice(invoice)
    const payment = { type: 'payment_intent', payment_intent: found?.intent }
    return { object: 'list', data: found ? [{ id: 'inpay_1', invoice, payment }] : [], has_more: false }
  }

  function endOf(session: DoubleSession): StripeEvent {
    session.endedAt ??= seconds()
    return event('customer.subscription.deleted', subscriptionObject(session))
  }

  /** Null for an unknown one, and for a cancellation of one that has ended. */
  function answerToSubscription(method: string, id: string): object | null {
    const session = [...sessions.values()].find(({ subscription }) => subscription === id)
    if (!session) return null
    if (method === 'DELETE') {
      if (session.endedAt !== null) return null
      cancelled.push(endOf(session))
    }
    return subscriptionObject(session)
  }

  /** Once under a key; null for more than is left. */
  function refundOf(asked: URLSearchParams, key: string): object | null {
    const known = refunds.get(key)
    if (known) return known
    const [session, payment] = withIntent(asked.get('payment_intent')) ?? []
    const amount = Number(asked.get('amount'))
    if (!session || !payment || payment.refunded + amount > payment.amount) return null
    payment.refunded += amount
    const made = {
      id: newStripeId('re'),
      object: 'refund',
      amount,
      payment_intent: payment.intent,
      status: 'succeeded',
    }
    refunds.set(key, made)
    refunded.push(event('charge.refunded', chargeObject(session, payment)))
    return made
  }

  function invoicePayments(query: URLSearchParams): object {
    const invoice = query.get('invoice')
    return invoice === null
      ? invoicePaymentsOf(query.get('payment[payment_intent]'))
      : paymentsOfInvoice(invoice)
  }

  function invoicePaymentsOf(intent: string | null): object {
    const [session, payment] = withIntent(intent) ?? []
    const data = session && payment?.invoice ? [{ invoice: invoiceObject(session, payment) }] : []
    return { object: 'list', data, has_more: false }
  }

  function answerOf(
    method: string,
    path: string,
    query: URLSearchParams,
    form: URLSearchParams,
    key: string,
  ) {
    const [, kind = '', id = ''] =
      /^\/v1\/(checkout\/sessions|subscriptions|invoice_payments|payment_intents|refunds)(?:\/(\w+))?$/.exec(
        path,
      ) ?? []
    if (kind === 'checkout/sessions' && method === 'POST') return sessionObject(open(form, key))
    if (kind === 'checkout/sessions') {
      const session = sessions.get(id)
      return session && sessionObject(session, query.has('expand[0]'))
    }
    if (kind === 'subscriptions') return answerToSubscription(method, id)
    if (kind === 'refunds') return refundOf(form, key)
    if (kind === 'invoice_payments') return invoicePayments(query)
    const [session] = kind === 'payment_intents' ? (withIntent(id) ?? []) : []
    return session && { id, object: 'payment_intent', metadata: intentMetadata(session) }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const { pathname, searchParams } = new URL(request.url ?? '', base)
    calls.push(`${method} ${pathname}`)
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (isAway) return void request.socket.destroy()
    if (pathname.startsWith('/pay/')) return payPage(pathname.slice(5), method, response)
    if (refusesKey || headers.authorization !== `Bearer ${SECRET_KEY}`)
      return void send(401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_*****uble' },
      })
    const form = new URLSearchParams(await text(request))
    const found = answerOf(method, pathname, searchParams, form, String(headers['idempotency-key'] ?? ''))
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' } }
    send(found ? 200 : 404, found ?? missing)
  }

  /** For browsers: one button pays, and the webhooks go out as Stripe sends them. */
  async function payPage(id: string, method: string, response: ServerResponse): Promise<void> {
    const session = sessions.get(id)
    if (!session) return void response.writeHead(404).end()
    if (method === 'POST') {
      for (const one of double.pay(id)) await double.send(one)
      return void response.writeHead(303, { location: session.asked.get('success_url') ?? '' }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html' })
    const back = (session.asked.get('cancel_url') ?? '').replaceAll('&', '&amp;')
    response.end(`<!doctype html><form method="post"><button>Pay</button></form><a href="${back}">Cancel</a>`)
  }

  const double = {
    base,
    /** What the cloud must be started with. */
    settings: {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: base,
    },
    /** The cloud that gets the webhooks, at `http://HOST:PORT`, and its clock. */
    connect(url: string, time: () => number = clock): void {
      webhook = `${url}/api/store/webhook/stripe`
      clock = time
    },
    calls,
    /** The newest checkout. */
    last: (): DoubleSession => sessionOf([...sessions.keys()].at(-1) ?? 'at all'),
    sessionOf,
    /** Drops every connection until it is called again. */
    goAway(away = true): void {
      isAway = away
    },

    /** Takes the secret key for a wrong one, and answers its last letters, as Stripe does. */
    refuseKey(): void {
      refusesKey = true
    },

    /** Somebody pays at the page. */
    pay(id: string): StripeEvent[] {
      const session = sessionOf(id)
      session.status = 'complete'
      session.paid = true
      const payment = addPayment(session, seconds())
      const completed = event('checkout.session.completed', sessionObject(session))
      return payment.invoice
        ? [completed, event('invoice.paid', invoiceObject(session, payment))]
        : [completed]
    },
    /** By a way that takes days, such as a bank transfer: the money comes later, or never. */
    payLater(id: string): { completed: StripeEvent; arrives: () => StripeEvent; fails: () => StripeEvent } {
      const session = sessionOf(id)
      session.status = 'complete'
      return {
        completed: event('checkout.session.completed', sessionObject(session)),
        arrives: () => {
          session.paid = true
          addPayment(session, seconds())
          return event('checkout.session.async_payment_succeeded', sessionObject(session))
        },
        fails: () => event('checkout.session.async_payment_failed', sessionObject(session)),
      }
    },
    expire(id: string): StripeEvent {
      const session = sessionOf(id)
      session.status = 'expired'
      return event('checkout.session.expired', sessionObject(session))
    },
    /** The next month of a subscription. */
    renew(id: string): StripeEvent {
      const session = sessionOf(id)
      return event('invoice.paid', invoiceObject(session, addPayment(session, seconds())))
    },
    endSubscription: (id: string): StripeEvent => endOf(sessionOf(id)),
    /** Webhook events of cancelled subscriptions, in the order of the cancellations. */
    cancelled,
    /** What it would tell of refunds that it was asked for, in their order. */
    refunded,
    /** So many cents of the last payment, or all. */
    refund(id: string, cents?: number): StripeEvent {
      const session = sessionOf(id)
      const payment = lastPayment(session)
      payment.refunded = Math.min(payment.amount, payment.refunded + (cents ?? payment.amount))
      return event('charge.refunded', chargeObject(session, payment))
    },
    dispute(id: string): { created: StripeEvent; closed: (status: 'won' | 'lost') => StripeEvent } {
      const { intent, charge, amount } = lastPayment(sessionOf(id))
      const dispute = (status: string) => ({ ...about, status })
      const about = { id: newStripeId('du'), object: 'dispute', charge, payment_intent: intent, amount }
      return {
        created: event('charge.dispute.created', dispute('needs_response')),
        closed: (status) => event('charge.dispute.closed', dispute(status)),
      }
    },
    /** Any event, for what the cloud does not listen to. */
    event,

    sign(payload: string, { secret = WEBHOOK_SECRET, at = seconds() } = {}): string {
      const v1 = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
      return `t=${at},v1=${v1}`
    },
    /** Answers the status that the cloud answers. */
    async send(sent: StripeEvent, signature?: string): Promise<number> {
      if (webhook === null) throw new Error('the double is connected to no cloud')
      const body = JSON.stringify({ object: 'event', created: seconds(), ...sent })
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature ?? double.sign(body),
      }
      return (await fetch(webhook, { method: 'POST', headers, body })).status
    },

    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return double
}

function lastPayment({ id, payments }: DoubleSession): DoublePayment {
  const payment = payments.at(-1)
  if (!payment) throw new Error(`nothing was paid at ${id}`)
  return payment
}
