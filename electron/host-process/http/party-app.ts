import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { AppError } from '#shared/errors/app-error.ts'
import type { Logger } from '../logger.ts'
import { answerFailure } from './failures.ts'
import { LIMITS, type Limits } from './limits.ts'
import { plainAddress } from './loopback.ts'
import type { HostCheck } from './own-hosts.ts'
import type { PartyEnv } from './party-env.ts'
import { securityHeaders } from './security-headers.ts'
import { webClient } from './web-client.ts'

export interface PartyAppParts {
  readonly logger: Logger
  readonly limits: Limits
  readonly hostCheck: HostCheck
  /** By the path below /api. */
  readonly api: readonly (readonly [path: string, routes: Hono<PartyEnv>])[]
  readonly matchmake: Hono<PartyEnv>
  readonly webRoot: string
  /** One that does not lead its party answers only who it is, and the other computers of the party. */
  readonly isLeading: () => boolean
  /** Somebody whom the party answers has come. */
  readonly onVisit: (ip: string) => void
}

const ALWAYS_ANSWERED = new Set(
  ['status', 'version', 'party', 'party/follow', 'party/standby', 'party/snapshot'].map(
    (path) => `/api/${path}`,
  ),
)

/** Every HTTP request passes from top to bottom. */
export function partyApp({
  logger,
  limits,
  hostCheck,
  api,
  matchmake,
  webRoot,
  isLeading,
  onVisit,
}: PartyAppParts): Hono<PartyEnv> {
  const app = new Hono<PartyEnv>()
  app.onError(answerFailure(logger))
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.header('X-Request-Id', c.get('requestId'))
    c.set('ip', plainAddress(c.env.incoming.socket.remoteAddress ?? ''))
    await next()
  })
  app.use(securityHeaders)
  app.use(async (c, next) => {
    const { host, origin } = c.env.incoming.headers
    if (!hostCheck.isOwnHost(host) || !hostCheck.isAllowedOrigin(origin)) throw new AppError('FORBIDDEN')
    onVisit(c.get('ip'))
    if (origin) {
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Expose-Headers', 'Date, X-Request-Id, Retry-After')
      c.header('Vary', 'Origin')
    }
    if (c.req.method !== 'OPTIONS') return next()
    c.header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
    c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key')
    // A page of another address of the network asks its browser for leave first.
    c.header('Access-Control-Allow-Private-Network', 'true')
    c.header('Access-Control-Max-Age', '600')
    return c.body(null, 204)
  })
  app.use('/api/*', async (c, next) => {
    await limits.takeFrom(LIMITS.flood, c.get('ip'))
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(async (c, next) => {
    const isGame = /^\/(api|matchmake)\//.test(c.req.path) && !ALWAYS_ANSWERED.has(c.req.path)
    if (isGame && !isLeading()) throw new AppError('SERVICE_UNAVAILABLE')
    await next()
  })
  for (const [path, routes] of api) app.route(`/api${path}`, routes)
  app.all('/api', refuse).all('/api/*', refuse)
  app.route('/matchmake', matchmake)
  app.all('/matchmake', refuse).all('/matchmake/*', refuse)
  app.use(webClient(webRoot))
  app.notFound(refuse)
  return app
}

const refuse = (): never => {
  throw new AppError('NOT_FOUND')
}
