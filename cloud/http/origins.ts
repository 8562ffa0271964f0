import cors from '@koa/cors'
import { AppError } from '#shared/errors/app-error.ts'
import type { OriginCheck } from './allowed-origins.ts'
import type { Middleware } from './context.ts'

/** A page of somebody else's gets no answer at all: without CORS headers it could not read one, but it could act. */
export const refuseForeignOrigins =
  (isAllowed: OriginCheck): Middleware =>
  (ctx, next) => {
    if (!isAllowed(ctx.get('Origin'))) throw new AppError('FORBIDDEN')
    return next()
  }

/** For those that refuseForeignOrigins lets through. Without credentials: our one cookie never leaves its own site. */
export const corsHeaders = (): Middleware =>
  cors({
    origin: (ctx) => ctx.get('Origin'),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
    keepHeadersOnError: false,
  })
