import type { Db } from '#cloud/db/client.ts'
import { isForeignKeyFault } from '#cloud/db/constraint-errors.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { readBody } from './body.ts'
import { isLoopback, networkOf } from './client-ip.ts'
import type { Context } from './context.ts'
import { parseInput, parseParams } from './parse-input.ts'
import { type CallRecorder, idempotencyHeader, inputHash, type RecordedCall } from './recorded-call.ts'
import type { ResponseGuard } from './response-guard.ts'
import type { Caller, Route } from './route.ts'

/** What the chain asks of the module auth. */
export interface Authenticator {
  /** Who the Authorization header proves, or null. */
  identify(authorization: string): Promise<Caller | null>
}

export interface AnswerParts {
  readonly authenticator: Authenticator
  readonly limiter: RateLimiter
  /** Outside production nobody on this computer is limited. */
  readonly exemptLoopback: boolean
  readonly guard: ResponseGuard
  readonly recorder: CallRecorder
}

/** Answers one route, in the order of the contract: 401, 403, 429, then what the path names (404), then the input (400). */
export const answerRoute = (parts: AnswerParts, route: Route) => async (ctx: Context, params: unknown) => {
  ctx.state.pattern = route.path
  if (route.failsWith !== undefined) ctx.state.failsWith = route.failsWith
  const caller = route.access === 'public' ? null : await admit(parts, route, ctx)
  await limit(parts, route.rateLimit, caller?.userId ?? networkOf(ctx.state.ip), ctx.state.ip)
  const named = {
    caller: caller as Caller,
    params: route.params && parseParams(route.params, params),
    ip: ctx.state.ip,
    requestId: ctx.state.requestId,
    authorization: ctx.get('Authorization') || undefined,
    tx: undefined,
  }
  const found = await route.precheck?.({ ...named, query: undefined, body: undefined, found: undefined })
  const query = route.query && parseInput(route.query, ctx.query)
  const body = await bodyOf(route, ctx)
  /** Only what is named in the response schema is sent, and stored as the answer to a key. */
  const handle = async (tx?: Db) =>
    guarded(parts, route, await route.handle({ ...named, found, query, body, tx }))
  try {
    send(route, ctx, await once(parts, route, ctx, { caller, input: [named.params, query, body] }, handle))
  } catch (error) {
    if (isForeignKeyFault(error) && caller && (await isGone(parts, ctx))) throw new AppError('UNAUTHORIZED')
    throw error
  }
}

/** Runs the handler as the route declares it: under the caller's key, or just so. */
async function once(
  { recorder }: AnswerParts,
  route: Route,
  ctx: Context,
  { caller, input }: { caller: Caller | null; input: readonly unknown[] },
  handle: (tx?: Db) => Promise<unknown>,
): Promise<unknown> {
  if (!route.once || caller === null) return handle()
  const header = { 'Idempotency-Key': ctx.get('Idempotency-Key') || undefined }
  parseInput(idempotencyHeader, header)
  const call: RecordedCall = {
    userId: caller.userId,
    key: header['Idempotency-Key'],
    route: routeName(route),
    requestId: ctx.state.requestId,
    inputHash: inputHash(input),
  }
  return route.once === 'transaction' ? recorder.inTransaction(call, handle) : recorder.byClaim(call, handle)
}

const routeName = ({ method, path }: Route): string => `${method} ${path}`

const guarded = ({ guard }: AnswerParts, route: Route, answer: unknown): unknown =>
  route.response && route.produces === undefined ? guard(route.response, answer, routeName(route)) : answer

/** Whether the caller's account ended after its token was looked at: what the call wrote hangs on nobody then. */
const isGone = async ({ authenticator }: AnswerParts, ctx: Context): Promise<boolean> =>
  (await authenticator.identify(ctx.get('Authorization'))) === null

async function admit({ authenticator }: AnswerParts, route: Route, ctx: Context): Promise<Caller> {
  const authorization = ctx.get('Authorization')
  if (authorization === '') throw new AppError('UNAUTHORIZED_ACCESS')
  const caller = await authenticator.identify(authorization)
  if (caller === null) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
  ctx.state.userId = caller.userId
  if (route.access === 'admin' && !caller.isAdmin) throw new AppError('FORBIDDEN')
  return caller
}

type LimitParts = Pick<AnswerParts, 'limiter' | 'exemptLoopback'>
/** Counts by where a request comes from, whoever sends it. */
export const limitNetwork = (parts: LimitParts, rule: RateLimit, ip: string): Promise<void> =>
  limit(parts, rule, networkOf(ip), ip)

async function limit(
  { limiter, exemptLoopback }: LimitParts,
  rule: RateLimit | undefined,
  key: string,
  ip: string,
): Promise<void> {
  if (rule === undefined || (exemptLoopback && isLoopback(ip))) return
  await limiter.take(rule, key)
}

/** Read even where none is asked for, so that a body of a wrong kind is refused alike everywhere. */
async function bodyOf(route: Route, ctx: Context): Promise<unknown> {
  if (route.method === 'get') return undefined
  const body = await readBody(ctx, route.bodyLimit)
  return route.body && parseInput(route.body, body)
}

function send(route: Route, ctx: Context, data: unknown): void {
  ctx.status = route.status ?? 200
  ctx.set('Cache-Control', 'no-store')
  if (route.produces !== undefined) {
    ctx.type = route.produces
    ctx.body = data
    return
  }
  ctx.body = {
    success: true,
    ...(route.message !== undefined && { message: route.message }),
    ...(route.alsoAtTop && typeof data === 'object' && data),
    ...(route.response && data !== undefined && { data }),
  }
}
