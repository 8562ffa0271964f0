import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { jwtVerify } from 'jose'

const PACKAGE = 'org.example.riddles'
const ACCOUNT = 'store@riddles.iam.example'
const ORDERS = `/androidpublisher/v3/applications/${PACKAGE}/orders/`
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'

interface DoubleSubscription {
  productId: string
  state: string
  /** Epoch milliseconds. */
  expiresAt: number
  order: string
  acknowledged: boolean
  /** The token that it replaces. */
  replaces: string | null
}

export type PlayDouble = Awaited<ReturnType<typeof startPlayDouble>>

/** Plays Google's token endpoint and the Google Play Developer API on loopback, with a service account's true key. */
export async function startPlayDouble() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const subscriptions = new Map<string, DoubleSubscription>()
  const orderStates = new Map<string, string>()
  const calls: string[] = []
  const accessToken = 'an access token of the double'
  let isAway = false
  let refusesChanges = false
  let losesRefunds = false
  let hidesOrders = false
  let forgotten: number | null = null
  const held = new Map<string, Promise<void>>()

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(request.url ?? '')
    calls.push(`${request.method} ${path}`)
    const send = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (isAway) return send(503, { error: { code: 503 } })
    if (path === '/token') return send(200, await grant(new URLSearchParams(await text(request))))
    if (request.headers.authorization !== `Bearer ${accessToken}`) return send(401, { error: { code: 401 } })
    if (path.startsWith(ORDERS)) return send(...answerToOrder(request.method, path.slice(ORDERS.length)))
    const found = answerToSubscription(request.method, path)
    const token = path.slice(path.lastIndexOf('/') + 1)
    const holding = held.get(token)
    held.delete(token)
    await holding
    send(...found)
  }

  /** What is answered about a subscription. */
  function answerToSubscription(method: string | undefined, path: string): [status: number, body: object] {
    const missing: [number, object] = [404, { error: { code: 404 } }]
    const application = `/androidpublisher/v3/applications/${PACKAGE}/purchases`
    const [, asked = ''] = path.split(`${application}/subscriptionsv2/tokens/`)
    const found = subscriptions.get(asked)
    if (method === 'GET' && forgotten !== null) return [forgotten, { error: { code: forgotten } }]
    if (method === 'GET') return found ? [200, toPurchase(found)] : missing
    const [, product = '', token = '', action = ''] =
      new RegExp(`^${application}/subscriptions/(\\w+)/tokens/(.+):(acknowledge|cancel)$`).exec(path) ?? []
    if (refusesChanges) return [500, { error: { code: 500 } }]
    const changed = subscriptions.get(token)
    if (changed?.productId !== product) return missing
    if (action === 'acknowledge') changed.acknowledged = true
    else changed.state = 'SUBSCRIPTION_STATE_CANCELED'
    return [200, {}]
  }

  /** What is answered about an order. */
  function answerToOrder(method: string | undefined, path: string): [status: number, body: object] {
    const [, id = ''] = /^(.+?)(?::refund\?revoke=true)?$/.exec(path) ?? []
    const sold = [...subscriptions.values()].find(({ order }) => order === id)
    if (!sold) return [404, { error: { code: 404 } }]
    const failure: [number, object] = [500, { error: { code: 500 } }]
    const state = orderStates.get(id) ?? 'PROCESSED'
    if (method === 'GET') return hidesOrders ? failure : [200, { orderId: id, state }]
    if (refusesChanges) return failure
    if (state !== 'PROCESSED') return [400, { error: { code: 400 } }]
    orderStates.set(id, 'REFUNDED')
    sold.state = 'SUBSCRIPTION_STATE_EXPIRED'
    return losesRefunds ? failure : [200, {}]
  }

  /** Rejects an assertion that the service account has not signed. */
  async function grant(form: URLSearchParams): Promise<object> {
    const { payload } = await jwtVerify<{ scope: string }>(
      form.get('assertion') ?? '',
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      { issuer: ACCOUNT },
    )
    if (payload.scope !== SCOPE) throw new Error('another scope')
    return { access_token: accessToken, expires_in: 3600, token_type: 'Bearer' }
  }

  const toPurchase = ({
    productId,
    state,
    expiresAt,
    order,
    acknowledged,
    replaces,
  }: DoubleSubscription) => ({
    kind: 'androidpublisher#subscriptionPurchaseV2',
    subscriptionState: state,
    acknowledgementState: acknowledged
      ? 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED'
      : 'ACKNOWLEDGEMENT_STATE_PENDING',
    latestOrderId: order,
    ...(replaces !== null && { linkedPurchaseToken: replaces }),
    lineItems: [{ productId, expiryTime: new Date(expiresAt).toISOString(), latestSuccessfulOrderId: order }],
  })

  return {
    /** What the cloud must be started with. */
    settings: {
      GOOGLE_PLAY_PACKAGE: PACKAGE,
      GOOGLE_PLAY_CREDENTIALS: JSON.stringify({
        client_email: ACCOUNT,
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${base}/token`,
      }),
      GOOGLE_PLAY_BASE: base,
    },
    calls,
    goAway(away = true): void {
      isAway = away
    },
    /** Answers with this status to every token, until it is null. */
    forget(status: number | null): void {
      forgotten = status
    },
    /** Fixes the answer to the next query for a token, and holds it back until the returned function is called. */
    holdNextAnswer(token: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(token, promise)
      return resolve
    },
    /** Answers what is asked, and takes no orders. */
    refuseChanges(refuses = true): void {
      refusesChanges = refuses
    },
    /** Gives back, and its answer does not arrive. */
    loseRefunds(loses = true): void {
      losesRefunds = loses
    },
    /** Says nothing about orders. */
    hideOrders(hides = true): void {
      hidesOrders = hides
    },
    setOrderState(order: string, state: 'PROCESSED' | 'PENDING_REFUND' | 'REFUNDED'): void {
      orderStates.set(order, state)
    },
    /** Somebody subscribes in the Android app. */
    sell(token: string, expiresAt: number, changes: Partial<DoubleSubscription> = {}): DoubleSubscription {
      const sold = {
        productId: 'voice_pro',
        state: 'SUBSCRIPTION_STATE_ACTIVE',
        expiresAt,
        order: `GPA.${token}`,
        acknowledged: false,
        replaces: null,
        ...changes,
      }
      subscriptions.set(token, sold)
      return sold
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
