import type { JWT } from 'google-auth-library'
import { z } from 'zod'
import type { GooglePlaySettings } from '#cloud/config/payment-settings.ts'
import type { OrderRefund, PlaySubscription, PlaySubscriptions } from './play-subscriptions.ts'

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const ANSWER_WITHIN_MS = 4_000
/** One that is cancelled is paid until it expires; in the grace period a late payment is still awaited. */
const ENTITLED = new Set([
  'SUBSCRIPTION_STATE_ACTIVE',
  'SUBSCRIPTION_STATE_CANCELED',
  'SUBSCRIPTION_STATE_IN_GRACE_PERIOD',
])
/** 400 for what is no token at all, 404 and 410 for one that is not known, or no longer. */
const UNKNOWN = new Set([400, 404, 410])
const GONE = 410

/** Of `purchases.subscriptionsv2`, what is needed here. */
const purchaseSchema = z.object({
  subscriptionState: z.string(),
  acknowledgementState: z.string().optional(),
  latestOrderId: z.string().optional(),
  linkedPurchaseToken: z.string().optional(),
  lineItems: z
    .array(
      z.object({
        productId: z.string(),
        expiryTime: z.iso.datetime({ offset: true }).optional(),
        latestSuccessfulOrderId: z.string().optional(),
      }),
    )
    .min(1),
})

/** Of `orders`, what is needed here. */
const orderSchema = z.object({ state: z.string() })
const REFUNDS: Partial<Record<string, OrderRefund>> = { PENDING_REFUND: 'under_way', REFUNDED: 'done' }

function toSubscription(purchase: z.output<typeof purchaseSchema>): PlaySubscription | 'unknown' {
  const [line] = purchase.lineItems
  if (line?.expiryTime === undefined) return 'unknown'
  return {
    productId: line.productId,
    isEntitled: ENTITLED.has(purchase.subscriptionState),
    expiresAt: Date.parse(line.expiryTime),
    paidOrder: line.latestSuccessfulOrderId ?? purchase.latestOrderId ?? null,
    isAcknowledged: purchase.acknowledgementState !== 'ACKNOWLEDGEMENT_STATE_PENDING',
    replaces: purchase.linkedPurchaseToken ?? null,
  }
}

/** Asks the Google Play Developer API, as a service account. */
export function createPlayApi({ packageName, serviceAccount, base }: GooglePlaySettings): PlaySubscriptions {
  let client: Promise<JWT> | undefined
  const application = `${base}/androidpublisher/v3/applications/${encodeURIComponent(packageName)}`

  /** Loaded at the first use: it takes 20 MB. */
  async function createClient(): Promise<JWT> {
    const { JWT, gaxios } = await import('google-auth-library')
    const transporter = new gaxios.Gaxios({ timeout: ANSWER_WITHIN_MS })
    // The library has an address of its own for tokens, and does not look at the one in the key's file.
    transporter.interceptors.request.add({
      resolved: async (request) => {
        if (request.url.href === 'https://oauth2.googleapis.com/token')
          request.url = new URL(serviceAccount.token_uri)
        return request
      },
    })
    const { client_email: email, private_key: key } = serviceAccount
    return new JWT({ email, key, scopes: [SCOPE], transporter })
  }

  async function request(method: 'GET' | 'POST', path: string): Promise<Response> {
    client ??= createClient()
    const headers = await (await client).getRequestHeaders()
    return fetch(application + path, { method, headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  }

  /** The error bears the status alone: an answer of Google's may hold the token. */
  const refuse = (what: string, { status }: Response): never => {
    throw new Error(`Google Play answered ${status} to ${what}`)
  }

  const post = async (
    action: 'acknowledge' | 'cancel',
    token: string,
    productId: string,
    /** Answers that mean there is nothing left to do. */
    done: ReadonlySet<number> = new Set(),
  ): Promise<void> => {
    const [id, purchase] = [productId, token].map(encodeURIComponent)
    const answer = await request('POST', `/purchases/subscriptions/${id}/tokens/${purchase}:${action}`)
    if (!answer.ok && !done.has(answer.status)) refuse(action, answer)
  }

  return {
    async find(token) {
      const answer = await request('GET', `/purchases/subscriptionsv2/tokens/${encodeURIComponent(token)}`)
      if (answer.status === GONE) return 'gone'
      if (UNKNOWN.has(answer.status)) return 'unknown'
      if (!answer.ok) refuse('a purchase token', answer)
      return toSubscription(purchaseSchema.parse(await answer.json()))
    },
    acknowledge: (token, productId) => post('acknowledge', token, productId),
    cancel: (token, productId) => post('cancel', token, productId, UNKNOWN),
    async refund(order) {
      const answer = await request('POST', `/orders/${encodeURIComponent(order)}:refund?revoke=true`)
      if (UNKNOWN.has(answer.status)) return 'refused'
      return answer.ok ? 'taken' : refuse('a refund', answer)
    },
    async refundOf(order) {
      const answer = await request('GET', `/orders/${encodeURIComponent(order)}`)
      if (UNKNOWN.has(answer.status)) return 'none'
      if (!answer.ok) refuse('an order', answer)
      return REFUNDS[orderSchema.parse(await answer.json()).state] ?? 'none'
    },
  }
}
