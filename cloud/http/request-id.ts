import { randomUUID } from 'node:crypto'
import type { Middleware } from './context.ts'

/** Always our own: a caller's id could forge a line of the log. */
export const requestId: Middleware = (ctx, next) => {
  ctx.state.requestId = randomUUID()
  ctx.set('X-Request-Id', ctx.state.requestId)
  return next()
}
