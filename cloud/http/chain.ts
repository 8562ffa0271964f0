import Koa from 'koa'
import compress from 'koa-compress'
import type { Registry } from 'prom-client'
import type { Settings } from '#cloud/config/settings.ts'
import type { Logger } from '#cloud/logger.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { OriginCheck } from './allowed-origins.ts'
import type { Authenticator } from './answer-route.ts'
import { apiMiddleware } from './api.ts'
import { clientIpMiddleware } from './client-ip.ts'
import type { Middleware, RequestState } from './context.ts'
import { docsRoutes } from './docs-page.ts'
import { failures } from './failures.ts'
import { healthPages, type Probes } from './health.ts'
import { measureRequests, metricsPage } from './metrics.ts'
import { corsHeaders, refuseForeignOrigins } from './origins.ts'
import type { CallRecorder } from './recorded-call.ts'
import { requestId } from './request-id.ts'
import { requestLog } from './request-log.ts'
import { readableTarget, refuseUnreadableTarget } from './request-target.ts'
import { responseGuard } from './response-guard.ts'
import type { Route } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { webClient } from './web-client.ts'

export interface ChainParts {
  readonly settings: Settings
  readonly logger: Logger
  readonly registry: Registry
  readonly limiter: RateLimiter
  readonly authenticator: Authenticator
  readonly recorder: CallRecorder
  readonly isAllowedOrigin: OriginCheck
  readonly probes: Probes
  readonly version: string
  /** Every call below /api. */
  readonly routes: readonly Route[]
  /** What stands beside /api and is no page of the client, such as /matchmake. */
  readonly besideApi: readonly Middleware[]
  readonly webRoot: string
  /** Serves the client's pages in place of the built ones: Vite, in development. */
  readonly pages?: Middleware | undefined
}

/** Every HTTP request runs through this, from top to bottom. */
export function httpChain(parts: ChainParts): Koa<RequestState> {
  const { settings, logger, registry } = parts
  const koa = new Koa<RequestState>()
  // What gets here was thrown while an answer was on its way, mostly because the asker hung up.
  koa.on('error', (error: unknown) => logger.debug({ err: error }, 'answer broken off'))

  koa.use(requestId)
  koa.use(readableTarget)
  koa.use(clientIpMiddleware(settings.trustedProxies))
  koa.use(requestLog(logger))
  koa.use(measureRequests(registry))
  koa.use(compress({ threshold: 1024 }))
  koa.use(securityHeaders(settings))
  koa.use(failures(logger))
  koa.use(refuseUnreadableTarget)
  koa.use(refuseForeignOrigins(parts.isAllowedOrigin))
  koa.use(corsHeaders())
  koa.use(healthPages(parts.probes, logger))
  koa.use(metricsPage(registry, settings))
  koa.use(apiMiddleware(answerParts(parts), withDocs(parts.routes, parts.version)))
  for (const middleware of parts.besideApi) koa.use(middleware)
  koa.use(parts.pages ?? webClient(parts.webRoot))
  koa.use(() => {
    throw new AppError('NOT_FOUND')
  })
  return koa
}

const answerParts = ({ settings, logger, authenticator, recorder, limiter }: ChainParts) => ({
  authenticator,
  recorder,
  limiter,
  exemptLoopback: !settings.production,
  guard: responseGuard(logger, settings.mode === 'test'),
})

/** The document describes the routes that describe it, too. */
function withDocs(routes: readonly Route[], version: string): readonly Route[] {
  const all: Route[] = [...routes, ...docsRoutes(() => all, version)]
  return all
}
