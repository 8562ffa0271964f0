import { timingSafeEqual } from 'node:crypto'
import { Histogram, type Registry } from 'prom-client'
import type { Settings } from '#cloud/config/settings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { isLoopback } from './client-ip.ts'
import type { Context, Middleware } from './context.ts'

const METRICS_PATH = '/metrics'

/** Counts requests by path pattern. Real paths hold ids and would make one series each. */
export function measureRequests(registry: Registry): Middleware {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return async (ctx, next) => {
    const end = durations.startTimer()
    try {
      await next()
    } finally {
      end({ method: ctx.method, route: ctx.state.pattern ?? 'none', status: ctx.status })
    }
  }
}

/** Answers requests from this computer, and those with METRICS_TOKEN. Requests that a local proxy forwards are not local. */
export const metricsPage =
  (registry: Registry, { metricsToken }: Pick<Settings, 'metricsToken'>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== METRICS_PATH || !/^(GET|HEAD)$/.test(ctx.method)) return next()
    const bearsToken = metricsToken !== null && bears(ctx, metricsToken)
    if (!bearsToken && !isOnThisComputer(ctx)) throw new AppError('FORBIDDEN')
    ctx.type = registry.contentType
    ctx.body = await registry.metrics()
  }

const PROXIES_SAY = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']
const isOnThisComputer = (ctx: Context): boolean =>
  PROXIES_SAY.every((header) => ctx.get(header) === '') && isLoopback(ctx.req.socket.remoteAddress ?? '')

function bears(ctx: Context, token: string): boolean {
  const given = Buffer.from(ctx.get('Authorization'))
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
