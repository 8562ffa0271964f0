import type Koa from 'koa'
import type { PlainErrorCode } from '#shared/errors/error-details.ts'

/** What the chain learns about a request on its way. */
export interface RequestState {
  requestId: string
  ip: string
  /** The address that was asked for had no path, and another stands in its place. */
  hadNoPath?: boolean
  userId?: string
  /** The path's pattern, for metrics: a path with ids in it would make a series of each. */
  pattern?: string
  failsWith?: PlainErrorCode
}

export type Context = Koa.ParameterizedContext<RequestState>
export type Middleware = Koa.Middleware<RequestState>
