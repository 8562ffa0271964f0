import cors from '@koa/cors'
import { DEVICE_TOKEN_HEADER } from '#shared/constants/daily.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { OriginCheck } from './allowed-origins.ts'
import type { Middleware } from './context.ts'

/** Refuses calls from foreign pages. Without CORS headers they could not read the answer, but they could still call. */
export const refuseForeignOrigins =
  (isAllowed: OriginCheck): Middleware =>
  (ctx, next) => {
    if (!isAllowed(ctx.get('Origin'))) throw new AppError('FORBIDDEN')
    return next()
  }

/** CORS headers for the allowed origins. Without credentials: our only cookie is SameSite=Strict. */
export const corsHeaders = (): Middleware =>
  cors({
    origin: (ctx) => ctx.get('Origin'),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', DEVICE_TOKEN_HEADER],
    exposeHeaders: ['Date', 'X-Request-Id', 'Retry-After', DEVICE_TOKEN_HEADER],
    maxAge: 600,
    keepHeadersOnError: false,
  })
