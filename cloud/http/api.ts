import Router from 'koa-router'
import { AppError } from '#shared/errors/app-error.ts'
import { type AnswerParts, admit, answerRoute, limit } from './answer-route.ts'
import type { Context, Middleware, RequestState } from './context.ts'
import type { Route } from './route.ts'

export const API_BASE = '/api'
/** Whatever is asked for below it, existing or not, an admin's login comes first. */
const ADMIN_BASE = `${API_BASE}/admin`
const isBelow = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`)

/** Enough for a class of thirty behind one address, all of whom open a page at once. */
const FLOOD = { name: 'api', points: 750, seconds: 15 }

/** Answers every call below /api. An unknown path gets 404 here and never reaches the web client. */
export function apiMiddleware(parts: AnswerParts, routes: readonly Route[]): Middleware {
  const router = new Router<RequestState>({ prefix: API_BASE, sensitive: true })
  for (const route of routes) {
    requireGuards(route)
    const answer = answerRoute(parts, route)
    router[route.method](koaPath(route.path), (ctx) => answer(ctx as Context, ctx.params))
  }
  const routed = router.routes() as unknown as Middleware
  return async (ctx, next) => {
    if (!isBelow(API_BASE, ctx.path)) return next()
    await limit(parts, FLOOD, { ip: ctx.state.ip })
    refuseUnreadablePath(ctx)
    if (isBelow(ADMIN_BASE, ctx.path)) await admit(parts, 'admin', ctx)
    await routed(ctx, async () => answerUnrouted(router, ctx))
  }
}

/** An admin's call lies below /admin, and leaves a trace where it changes something: the process does not start otherwise. */
function requireGuards({ method, path, access, once, audited, changesNothing }: Route): void {
  const isGuarded = isBelow('/admin', path) === (access === 'admin')
  const onlyAsks = method === 'get' || changesNothing === true
  const isTraced = access !== 'admin' || onlyAsks || (audited === true && once === 'transaction')
  if (!isGuarded || !isTraced) throw new Error(`The route ${method} ${path} is not guarded as an admin's.`)
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
