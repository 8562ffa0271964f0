import { AppError } from '#shared/errors/app-error.ts'
import type { Context, Middleware } from './context.ts'

function hasPath(ctx: Context): boolean {
  try {
    // Null for `http://`; `http://[` throws.
    return typeof ctx.path === 'string'
  } catch {
    return false
  }
}

/** A URL without a path would break later middlewares. They see `/` instead, and `refuseUnreadableTarget` refuses it. */
export const readableTarget: Middleware = (ctx, next) => {
  if (!hasPath(ctx)) {
    ctx.req.url = '/'
    ctx.state.hadNoPath = true
  }
  return next()
}

export const refuseUnreadableTarget: Middleware = (ctx, next) => {
  if (!ctx.state.hadNoPath) return next()
  throw new AppError('VALIDATION_FAILED', [{ path: '', message: 'The address has no path' }])
}
