import Router from 'koa-router'
import { AppError } from '#shared/errors/app-error.ts'
import { type AnswerParts, answerRoute, limit } from './answer-route.ts'
import type { Context, Middleware, RequestState } from './context.ts'
import type { Route } from './route.ts'

export const API_BASE = '/api'
const isApiPath = (path: string): boolean => path === API_BASE || path.startsWith(`${API_BASE}/`)

/** Enough for a class of thirty behind one address, all of whom open a page at once. */
const FLOOD = { name: 'api', points: 750, seconds: 15 }

/** Answers every call below /api. An unknown path gets 404 here and never reaches the web client. */
export function apiMiddleware(parts: AnswerParts, routes: readonly Route[]): Middleware {
  const router = new Router<RequestState>({ prefix: API_BASE, sensitive: true })
  for (const route of routes) {
    const answer = answerRoute(parts, route)
    router[route.method](koaPath(route.path), (ctx) => answer(ctx as Context, ctx.params))
  }
  const routed = router.routes() as unknown as Middleware
  return async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next()
    await limit(parts, FLOOD, { ip: ctx.state.ip })
    refuseUnreadablePath(ctx)
    await routed(ctx, async () => answerUnrouted(router, ctx))
  }
}

const koaPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

function refuseUnreadablePath(ctx: Context): void {
  try {
    if (!decodeURIComponent(ctx.path).includes('\0')) return
  } catch {
    // Not UTF-8: refused below.
  }
  throw new AppError('NOT_FOUND')
}

/** 405 for a path that exists under another method; for OPTIONS, the methods that it has. */
function answerUnrouted(router: Router<RequestState>, ctx: Context): void {
  const { path: known } = router.match(ctx.path, ctx.method)
  if (known.length === 0) throw new AppError('NOT_FOUND')
  ctx.set('Allow', [...new Set(known.flatMap(({ methods }) => methods)), 'OPTIONS'].join(', '))
  if (ctx.method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED')
  ctx.status = 204
}
