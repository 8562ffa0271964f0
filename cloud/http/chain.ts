import Koa from 'koa'
import compress from 'koa-compress'
import type { Registry } from 'prom-client'
import type { Settings } from '#cloud/config/settings.ts'
import type { Logger } from '#cloud/logger.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { responseGuard, type UserAllowances } from '#host-engine/index.ts'
import type { Switch } from '#shared/constants/switches.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { OriginCheck } from './allowed-origins.ts'
import type { Authenticator } from './answer-route.ts'
import { apiMiddleware } from './api.ts'
import { clientIpMiddleware } from './client-ip.ts'
import type { Middleware, RequestState } from './context.ts'
import { failures } from './failures.ts'
import { healthPages, type Probes } from './health.ts'
import { holdRefusals } from './held-refusals.ts'
import { limitPages } from './limit-pages.ts'
import { measureRequests, metricsPage } from './metrics.ts'
import { corsHeaders, refuseForeignOrigins } from './origins.ts'
import type { CallRecorder } from './recorded-call.ts'
import { requestId } from './request-id.ts'
import { requestLog } from './request-log.ts'
import { readableTarget, refuseUnreadableTarget } from './request-target.ts'
import type { Route } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { type HeadOf, webClient } from './web-client.ts'

export interface ChainParts {
  readonly settings: Settings
  readonly logger: Logger
  readonly registry: Registry
  readonly limiter: RateLimiter
  readonly authenticator: Authenticator
  readonly recorder: CallRecorder
  /** What each user may still cost this process. */
  readonly allowances: UserAllowances | null
  readonly isAllowedOrigin: OriginCheck
  /** Whether only admins may call now. */
  readonly isMaintenance: () => boolean
  /** Throws FEATURE_OFF for what is turned off. */
  readonly requireFeature: (name: Switch) => void
  readonly probes: Probes
  /** The addresses of room play in all processes, as `HOST:PORT`. */
  readonly processes: () => readonly string[]
  /** Every call below /api, the document of them included. */
  readonly routes: readonly Route[]
  /** Paths outside /api that are not the web client's, such as /matchmake. */
  readonly besideApi: readonly Middleware[]
  /** Beside the pages, under the same limit: `robots.txt` and the like. */
  readonly siteFiles: Middleware
  readonly webRoot: string
  readonly headOf: HeadOf
  /** Serves the client's pages instead of the built ones: Vite, in development. */
  readonly pages?: Middleware | undefined
}

/** Every HTTP request passes these middlewares from top to bottom. */
export function httpChain(parts: ChainParts): Koa<RequestState> {
  const { settings, logger, registry } = parts
  const koa = new Koa<RequestState>()
  // Errors while an answer is being sent, mostly because the client hung up.
  koa.on('error', (error: unknown) => logger.debug({ err: error }, 'answer broken off'))

  koa.use(requestId)
  koa.use(readableTarget)
  koa.use(clientIpMiddleware(settings.trustedProxies))
  koa.use(requestLog(logger))
  koa.use(measureRequests(registry))
  koa.use(compress({ threshold: 1024 }))
  koa.use(securityHeaders(settings, parts.processes))
  koa.use(failures(logger))
  koa.use(holdRefusals(!settings.production))
  koa.use(refuseUnreadableTarget)
  koa.use(refuseForeignOrigins(parts.isAllowedOrigin))
  koa.use(corsHeaders())
  koa.use(healthPages(parts.probes, logger))
  koa.use(metricsPage(registry, settings))
  koa.use(apiMiddleware(answerParts(parts), parts.routes))
  for (const middleware of parts.besideApi) koa.use(middleware)
  koa.use(limitPages(!settings.production))
  koa.use(parts.siteFiles)
  koa.use(parts.pages ?? webClient(parts.webRoot, parts.headOf))
  koa.use(() => {
    throw new AppError('NOT_FOUND')
  })
  return koa
}

const answerParts = ({
  settings,
  logger,
  authenticator,
  recorder,
  limiter,
  allowances,
  ...parts
}: ChainParts) => ({
  authenticator,
  recorder,
  limiter,
  exemptLoopback: !settings.production,
  secureCookies: settings.production,
  isMaintenance: parts.isMaintenance,
  requireFeature: parts.requireFeature,
  allowances: settings.rateLimits ? allowances : null,
  guard: responseGuard(logger, settings.mode === 'test'),
})
