import { randomUUID } from 'node:crypto'
import type { Middleware } from './context.ts'

/** Always generated here: an id from the caller could forge log lines. */
export const requestId: Middleware = (ctx, next) => {
  ctx.state.requestId = randomUUID()
  ctx.set('X-Request-Id', ctx.state.requestId)
  return next()
}
