import type Koa from 'koa'
import type { PlainErrorCode } from '#shared/errors/error-details.ts'

/** What the middlewares find out about a request. */
export interface RequestState {
  requestId: string
  ip: string
  /** The request's URL had no path and was replaced by `/`. */
  hadNoPath?: boolean
  userId?: string
  /** The route's path pattern. Metrics use it, because real paths hold ids and would make one series each. */
  pattern?: string
  failsWith?: PlainErrorCode
}

export type Context = Koa.ParameterizedContext<RequestState>
export type Middleware = Koa.Middleware<RequestState>
