import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type Koa from 'koa'
import { Registry } from 'prom-client'
import type { Cluster } from './cluster.ts'
import type { Settings } from './config/settings.ts'
import { type Db, ping } from './db/client.ts'
import { createGameplay } from './gameplay.ts'
import { type OriginCheck, originCheck } from './http/allowed-origins.ts'
import { httpChain } from './http/chain.ts'
import type { Middleware, RequestState } from './http/context.ts'
import { matchmakeMiddleware } from './http/matchmake-router.ts'
import type { Route } from './http/route.ts'
import { isWebSocket, routeUpgrades, type UpgradeHandler } from './http/upgrades.ts'
import { createGoogleVerifier } from './integrations/google/google-verifier.ts'
import { createMailer } from './integrations/mail/create-mailer.ts'
import type { Logger } from './logger.ts'
import { accountRoutes, createAccountService } from './modules/account/index.ts'
import { type Auth, createAuth } from './modules/auth/index.ts'
import { createRanks } from './modules/ranks/index.ts'
import { GONE_AFTER_MS } from './modules/rooms/index.ts'
import { createStatusService, statusRoutes } from './modules/status/index.ts'
import { createUsersService, type Users } from './modules/users/index.ts'
import { createWalletService, walletAccountPart, walletRoutes } from './modules/wallet/index.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'
import { VERSION } from './version.ts'

export interface AppParts {
  readonly settings: Settings
  readonly db: Db
  /** Null: this is the only process. */
  readonly cluster?: Cluster | null
  readonly logger: Logger
  /** What signs the tokens. */
  readonly secret: string
  readonly now?: () => number
  readonly registry?: Registry
  /** Where the built web client lies. */
  readonly webRoot?: string
  /** Serves the client's pages in place of the built ones. */
  readonly pages?: Middleware | undefined
}

/** Something that runs beside the HTTP chain: the game engine, the account channel, a sweep. */
interface Companion {
  readonly upgrades?: readonly UpgradeHandler[]
  /** Before the server listens. */
  start?(): Promise<void>
  /** Before the server closes; in the reverse order of the starts. */
  stop?(): Promise<void>
}

export interface App {
  readonly koa: Koa<RequestState>
  /** Does not listen yet: `start` does that. */
  readonly server: Server
  readonly services: { readonly users: Users; readonly auth: Auth }
  readonly limiter: RateLimiter
  readonly isAllowedOrigin: OriginCheck
  /** Answers the port. Rejects when it is taken. */
  start(): Promise<number>
  stop(): Promise<void>
}

const CLOSE_WITHIN_MS = 3_000
const WEB_ROOT = join(import.meta.dirname, '../dist/web')

/** Builds the whole service out of its arguments. Main and the tests use it as it is. */
export function createApp(parts: AppParts): App {
  const { settings, db, cluster = null, logger, secret, now = Date.now, registry = new Registry() } = parts
  const limiter = createRateLimiter({ enabled: settings.rateLimits, redis: cluster?.counts })
  const isAllowedOrigin = originCheck(settings)

  const exemptLoopback = !settings.production
  const mailer = createMailer(settings, logger)
  const google = createGoogleVerifier(settings.google, { logger, limiter, now })
  const wallet = createWalletService({ db, logger, roomGoneAfterMs: GONE_AFTER_MS, now })
  const users = createUsersService({ db, wallet, now })
  const auth = createAuth({ db, users, secret, limiter, mailer, google, exemptLoopback, now })
  const status = createStatusService({ version: VERSION, settings, now })

  const ranks = createRanks({ db, users, logger, now })
  const play = createGameplay({
    db,
    cluster,
    logger,
    users,
    wallet,
    auth,
    ranks,
    limiter,
    isAllowedOrigin,
    trustedProxies: settings.trustedProxies,
    exemptLoopback,
    rankedTerms: { verifiedOnly: settings.smtpUrl !== null, quickMatches: settings.rankedAfter },
    now,
  })

  const account = createAccountService({
    auth,
    users,
    ranks,
    parts: [auth.accountPart, ...play.accountParts, ranks.accountPart, walletAccountPart(db)],
    now,
  })

  const routes: Route[] = [
    ...auth.routes,
    ...accountRoutes(account),
    ...statusRoutes(status),
    ...ranks.routes,
    ...walletRoutes(wallet),
    ...play.routes,
  ]
  const besideApi: Middleware[] = [matchmakeMiddleware(play.games, { limiter, exemptLoopback })]
  const companions: Companion[] = [
    { stop: mailer.stop },
    { start: ranks.start, stop: ranks.stop },
    { start: wallet.start, stop: wallet.stop },
    { upgrades: play.upgrades, start: () => play.start(server), stop: play.stop },
  ]

  const koa = httpChain({
    settings,
    logger,
    registry,
    limiter,
    authenticator: auth,
    isAllowedOrigin,
    probes: { database: () => ping(db), ...(cluster && { redis: cluster.ping }) },
    version: VERSION,
    routes,
    besideApi,
    webRoot: parts.webRoot ?? WEB_ROOT,
    pages: parts.pages,
  })
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 15_000, shouldUpgradeCallback: isWebSocket },
    koa.callback(),
  )
  routeUpgrades(
    server,
    isAllowedOrigin,
    companions.flatMap(({ upgrades = [] }) => upgrades),
  )

  return {
    koa,
    server,
    services: { users, auth },
    limiter,
    isAllowedOrigin,
    async start() {
      if (settings.admin) await auth.ensureAdmin(settings.admin)
      for (const companion of companions) await companion.start?.()
      return listen(server, settings)
    },
    async stop() {
      for (const companion of companions.toReversed()) await companion.stop?.()
      await close(server)
    },
  }
}

async function listen(server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<number> {
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(port, host, listening.resolve)
  await listening.promise
  server.off('error', listening.reject)
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/**
 * Answers that are under way get a moment; connections that are only kept open do not. A websocket that its owner left
 * open would hold the server for ever, so the wait has an end.
 */
async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = Promise.withResolvers<void>()
  server.close(() => closed.resolve())
  server.closeIdleConnections()
  const impatience = setTimeout(() => {
    server.closeAllConnections()
    closed.resolve()
  }, CLOSE_WITHIN_MS)
  await closed.promise
  clearTimeout(impatience)
}
