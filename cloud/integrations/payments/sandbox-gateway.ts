import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { PaymentGateway, PaymentNews } from './payment-gateway.ts'
import {
  decideSandboxCheckout,
  deleteExpiredSandboxCheckouts,
  findSandboxCheckout,
  insertSandboxCheckout,
  refundSandboxCheckout,
  type SandboxCheckout,
  type SandboxState,
} from './sandbox-repository.ts'
import { isSignedWebhook, signWebhook } from './webhook-signature.ts'

/** The page where the sandbox's bank asks for the money. */
export const SANDBOX_PATH = '/sandbox/'
const SIGNATURE = 'sandbox-signature'
const WEBHOOK_PATH = '/api/store/webhook/sandbox'
/** Longer than the store asks for a checkout. */
const SESSION_MS = 7 * DAY_MS
const MONTH_MS = 30 * DAY_MS
const DELIVER_WITHIN_MS = 5_000

const eventSchema = z.object({
  id: z.string(),
  checkout: z.string(),
  about: z.enum(['payment', 'refund']).default('payment'),
})
type Event = z.output<typeof eventSchema>

export interface SandboxParts {
  readonly db: Db
  readonly logger: Logger
  readonly publicUrl: string
  /** What signs its webhooks. */
  readonly secret: string
  /** Where this process listens, as `http://HOST:PORT`. */
  readonly ownAddress: () => string
  readonly now: () => number
}

export interface Sandbox extends PaymentGateway {
  find(id: string): Promise<SandboxCheckout | null>
  /** What somebody pressed on the page; once. The server is told as a vendor would tell it. */
  decide(id: string, state: Exclude<SandboxState, 'open'>): Promise<void>
  readonly recurring: readonly RecurringJob[]
}

/** Plays the bank: its books, its page, and webhooks that it signs and sends over HTTP. A subscription is paid for one month. */
export function createSandbox({ db, logger, publicUrl, secret, ownAddress, now }: SandboxParts): Sandbox {
  const key = createHmac('sha256', secret).update('sandbox payments').digest('hex')

  function newsOf({ id, order, state }: SandboxCheckout): PaymentNews | null {
    const sale = { checkoutId: order.checkoutId, month: null }
    if (state === 'open') return null
    if (state !== 'paid') return { kind: 'failed', sale }
    const subscription = order.monthly ? { id, expiresAt: now() + MONTH_MS } : null
    return { kind: 'paid', sale, amount: order.price, currency: 'eur', subscription }
  }

  const refundOf = ({ order, refunded }: SandboxCheckout): PaymentNews => ({
    kind: 'refunded',
    sale: { checkoutId: order.checkoutId, month: null },
    total: refunded,
  })

  /** A webhook that does not arrive is no loss: the store asks for checkouts of which it hears nothing. */
  async function deliver(checkout: string, about: Event['about']): Promise<void> {
    const body = Buffer.from(JSON.stringify({ id: newId(), checkout, about } satisfies Event))
    try {
      const { status } = await fetch(ownAddress() + WEBHOOK_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE]: signWebhook(key, now(), body) },
        body,
        signal: AbortSignal.timeout(DELIVER_WITHIN_MS),
      })
      if (status !== 200) logger.warn({ checkout, status }, 'the webhook of the sandbox was refused')
    } catch (error) {
      logger.warn({ err: error, checkout }, 'the webhook of the sandbox did not arrive')
    }
  }

  return {
    provider: 'sandbox',

    async createCheckout(order) {
      await insertSandboxCheckout(db, order, now() + SESSION_MS)
      return { session: order.checkoutId, url: new URL(SANDBOX_PATH + order.checkoutId, publicUrl).href }
    },

    async readWebhook(rawBody, header) {
      if (!isSignedWebhook(key, now(), rawBody, header(SIGNATURE) ?? ''))
        throw new AppError('PAYMENT_VERIFICATION_ERROR')
      const { id, checkout, about } = eventSchema.parse(JSON.parse(rawBody.toString()))
      const found = await findSandboxCheckout(db, checkout)
      const news = found && (about === 'refund' ? refundOf(found) : newsOf(found))
      return news && { id, news }
    },

    async findCheckout(session) {
      const found = await findSandboxCheckout(db, session)
      return found && newsOf(found)
    },

    async cancelSubscription() {
      // It is paid for one month, and ends by itself.
    },

    async refund({ session, total }) {
      if (session === null || !(await refundSandboxCheckout(db, session, total))) return 'refused'
      await deliver(session, 'refund')
      return 'taken'
    },

    find: (id) => findSandboxCheckout(db, id),

    async decide(id, state) {
      if (await decideSandboxCheckout(db, id, state)) await deliver(id, 'payment')
    },

    recurring: [
      {
        name: 'sandbox-checkouts',
        everyMs: DAY_MS,
        run: () => deleteExpiredSandboxCheckouts(db, now()),
      },
    ],
  }
}
