import type { Logger } from '#cloud/logger.ts'
import type { Middleware } from './context.ts'

/** Logs one line for each request, without query and headers: room connections carry tokens in their query. */
export const requestLog =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    const began = performance.now()
    try {
      await next()
    } finally {
      const { requestId, ip, userId } = ctx.state
      const ms = Math.round(performance.now() - began)
      logger.info(
        { requestId, ip, userId, method: ctx.method, path: ctx.path, status: ctx.status, ms },
        'request',
      )
    }
  }
