import { createTokenBuckets } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { isLoopback, networkOf } from './client-ip.ts'
import type { Middleware } from './context.ts'

/** Enough for a class of thirty behind one address, each of whom fetches the whole client at once. */
const FILES = { atOnce: 2_000, perSecond: 50 }

/** Limits what one address may fetch of the client. Counted here alone: a file is cheaper than asking Redis. */
export function limitPages(exemptLoopback: boolean): Middleware {
  const files = createTokenBuckets(FILES)
  return (ctx, next) => {
    const { ip } = ctx.state
    const isExempt = exemptLoopback && isLoopback(ip)
    if (!isExempt && !files.take(networkOf(ip))) throw new AppError('RATE_LIMITED', { retryAfter: 1 })
    return next()
  }
}
