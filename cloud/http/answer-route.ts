import { Readable } from 'node:stream'
import { takeFrom } from '#cloud/address-limits.ts'
import { createDeadline } from '#cloud/answer-in-time.ts'
import type { Db } from '#cloud/db/client.ts'
import { isForeignKeyFault } from '#cloud/db/constraint-errors.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import {
  checkBodyShape,
  parseInput,
  parseParams,
  type ResponseGuard,
  type UserAllowances,
} from '#host-engine/index.ts'
import type { Switch } from '#shared/constants/switches.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { rawBytes, readBody, readRawBody } from './body.ts'
import { isLoopback } from './client-ip.ts'
import { sendCompressedOnce } from './compressed-once.ts'
import type { Context } from './context.ts'
import { cookiesOf } from './cookies.ts'
import { FileAnswer } from './file-answer.ts'
import { type CallRecorder, idempotencyHeader, inputHash, type RecordedCall } from './recorded-call.ts'
import type { Access, Caller, Route } from './route.ts'

/** What the chain asks about a caller; the module auth answers. */
export interface Authenticator {
  /** The caller that the Authorization header proves, or null. */
  identify(authorization: string): Promise<Caller | null>
  /** The same, also where the proof has expired and may be renewed. */
  identifyExpired(authorization: string): Promise<Caller | null>
}

export interface AnswerParts {
  readonly authenticator: Authenticator
  readonly limiter: RateLimiter
  /** Outside production, requests from this computer are not limited. */
  readonly exemptLoopback: boolean
  readonly guard: ResponseGuard
  readonly recorder: CallRecorder
  readonly secureCookies: boolean
  readonly isMaintenance: () => boolean
  /** Throws FEATURE_OFF. */
  readonly requireFeature: (name: Switch) => void
  /** What each user may still cost; null while limits are off. */
  readonly allowances: UserAllowances | null
}

/** Answers one route. Checks in the order of the contract: 401, 403, 429, then the path (404), then the input (400). */
export const answerRoute = (parts: AnswerParts, route: Route) => async (ctx: Context, params: unknown) => {
  ctx.state.pattern = route.path
  if (route.failsWith !== undefined) ctx.state.failsWith = route.failsWith
  const { inTime, msLeft } = createDeadline()
  const caller = await inTime(() => callerOf(parts, route, ctx))
  if (route.feature) parts.requireFeature(route.feature)
  const charge = limitUser(parts, caller, ctx.state.ip)
  const { rateLimit } = route
  if (rateLimit) await inTime(() => limit(parts, rateLimit, { ip: ctx.state.ip, userId: caller?.userId }))
  const named = {
    caller: caller as Caller,
    params: route.params && parseParams(route.params, params),
    ip: ctx.state.ip,
    requestId: ctx.state.requestId,
    authorization: ctx.get('Authorization') || undefined,
    tx: undefined,
    header: (name: string) => ctx.get(name) || undefined,
    setHeader: (name: string, value: string) => ctx.set(name, value),
    cookies: cookiesOf(ctx, parts.secureCookies),
    msLeft,
  }
  const inputOf = async (): Promise<Input> => {
    const query = route.query && queryOf(route.query, ctx)
    return [named.params, query, await bodyOf(route, ctx)]
  }
  const asked = { ...named, query: undefined, body: undefined, found: undefined }
  const answered = async (data: unknown) =>
    charge(await send(route, ctx, route.file ? await inTime(async () => route.file?.(data)) : data))
  let found: unknown
  try {
    found = await inTime(async () => route.precheck?.(asked))
  } catch (refusal) {
    const earlier = await inTime(() => earlierAnswer(parts, route, ctx, { caller, inputOf }))
    if (earlier === null) throw refusal
    return answered(earlier.answer)
  }
  const input = await inputOf()
  const [, query, body] = input
  /** Only what is named in the response schema is sent, and stored as the answer to a key. */
  const handle = async (tx?: Db) =>
    guarded(parts, route, await route.handle({ ...named, found, query, body, tx }))
  try {
    await answered(await inTime(() => once(parts, route, ctx, { caller, input }, handle)))
  } catch (error) {
    if (isForeignKeyFault(error) && caller && (await isGone(parts, ctx))) throw new AppError('UNAUTHORIZED')
    throw error
  }
}

/** Params, query and body. */
type Input = readonly [unknown, unknown, unknown]

/** As with a body: not every database can look for a NUL character. Where a schema drops it, nothing is refused. */
function queryOf(schema: NonNullable<Route['query']>, { query }: Context): unknown {
  const parsed = parseInput(schema, query)
  checkBodyShape(parsed)
  return parsed
}

interface MadeCall {
  readonly caller: Caller
  readonly input: Input
}

function recordedCall(route: Route, ctx: Context, { caller, input }: MadeCall): RecordedCall {
  const header = { 'Idempotency-Key': ctx.get('Idempotency-Key') || undefined }
  parseInput(idempotencyHeader, header)
  return {
    userId: caller.userId,
    key: header['Idempotency-Key'],
    route: routeName(route),
    requestId: ctx.state.requestId,
    inputHash: inputHash(input),
  }
}

/** Runs the handler as the route declares it: under the caller's key, or just so. */
async function once(
  { recorder }: AnswerParts,
  route: Route,
  ctx: Context,
  { caller, input }: { caller: Caller | null; input: Input },
  handle: (tx?: Db) => Promise<unknown>,
): Promise<unknown> {
  if (!route.once || caller === null) return handle()
  const call = recordedCall(route, ctx, { caller, input })
  return route.once === 'transaction' ? recorder.inTransaction(call, handle) : recorder.byClaim(call, handle)
}

/** Of a call that is refused: what it was about may be gone because the same call was made before, as a room that was closed. */
async function earlierAnswer(
  { recorder }: AnswerParts,
  route: Route,
  ctx: Context,
  { caller, inputOf }: { caller: Caller | null; inputOf: () => Promise<Input> },
): Promise<{ readonly answer: unknown } | null> {
  if (!route.once || caller === null || ctx.get('Idempotency-Key') === '') return null
  const input = await inputOf().catch(() => null)
  if (input === null) return null
  return recorder.recall(recordedCall(route, ctx, { caller, input }))
}

const routeName = ({ method, path }: Route): string => `${method} ${path}`

const guarded = ({ guard }: AnswerParts, route: Route, answer: unknown): unknown =>
  route.response && !(answer instanceof FileAnswer) ? guard(route.response, answer, routeName(route)) : answer

/** Whether the caller's account ended after its token was looked at: what the call wrote hangs on nobody then. */
const isGone = async ({ authenticator }: AnswerParts, ctx: Context): Promise<boolean> =>
  (await authenticator.identify(ctx.get('Authorization'))) === null

async function callerOf(parts: AnswerParts, route: Route, ctx: Context): Promise<Caller | null> {
  if (isShut(parts, route)) await requireAdmin(parts, ctx)
  if (route.access === 'public') return null
  if (route.access === 'anyone' && ctx.get('Authorization') === '') return null
  return admit(parts, route.access, ctx)
}

/** To all but admins. A call for admins alone refuses the others itself. */
const isShut = ({ isMaintenance }: AnswerParts, { access, duringMaintenance }: Route): boolean =>
  isMaintenance() && access !== 'admin' && !duringMaintenance

/** An admin whose token has expired is told so, and comes back with another: to all others the server is shut. */
async function requireAdmin({ authenticator }: AnswerParts, ctx: Context): Promise<void> {
  const authorization = ctx.get('Authorization')
  if ((await authenticator.identify(authorization))?.isAdmin) return
  const hasExpired = (await authenticator.identifyExpired(authorization))?.isAdmin
  throw new AppError(hasExpired ? 'TOKEN_INVALID_OR_EXPIRED' : 'MAINTENANCE')
}

/** Throws 401 for nobody, and 403 for somebody who may not. */
export async function admit({ authenticator }: AnswerParts, access: Access, ctx: Context): Promise<Caller> {
  const authorization = ctx.get('Authorization')
  if (authorization === '') throw new AppError('UNAUTHORIZED_ACCESS')
  const caller = await authenticator.identify(authorization)
  if (caller === null) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
  ctx.state.userId = caller.userId
  if (access === 'account' && caller.isGuest) throw new AppError('ACCOUNT_REQUIRED')
  if (access === 'admin' && !caller.isAdmin) throw new AppError('FORBIDDEN')
  return caller
}

type LimitParts = Pick<AnswerParts, 'limiter' | 'exemptLoopback'>
/** Counts by user where there is one, else by address. */
export async function limit(
  { limiter, exemptLoopback }: LimitParts,
  rule: RateLimit,
  { ip, userId }: { readonly ip: string; readonly userId?: string | undefined },
): Promise<void> {
  if (exemptLoopback && isLoopback(ip)) return
  if (userId === undefined) await takeFrom(limiter, rule, ip)
  else await limiter.take(rule, userId)
}

/** Counts the call among the user's messages (RT-66). Answers what counts the bytes of its answer. */
function limitUser(
  { allowances, exemptLoopback }: AnswerParts,
  caller: Caller | null,
  ip: string,
): (bytes: number) => void {
  if (allowances === null || caller === null || (exemptLoopback && isLoopback(ip))) return () => undefined
  const { userId } = caller
  const retryAfter = allowances.mayPass(userId) ? allowances.secondsToWait(userId) : 1
  if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter })
  return (bytes) => allowances.charge(userId, bytes)
}

/** Read even where the route takes none, so that every route refuses a body of a wrong kind alike. */
async function bodyOf(route: Route, ctx: Context): Promise<unknown> {
  if (route.method === 'get') return undefined
  if (route.body === rawBytes) return readRawBody(ctx, route.bodyLimit)
  const body = await readBody(ctx, route.bodyLimit)
  return route.body && parseInput(route.body, body)
}

/** Answers the bytes of the answer, before compression. */
async function send(route: Route, ctx: Context, data: unknown): Promise<number> {
  ctx.status = route.status ?? 200
  ctx.set('Cache-Control', 'no-store')
  if (route.produces !== undefined && !(data instanceof FileAnswer)) {
    ctx.type = route.produces
    if (route.access === 'public' && typeof data === 'string')
      await sendCompressedOnce(ctx, routeName(route), data)
    else ctx.body = data
    return typeof data === 'string' || data instanceof Uint8Array ? Buffer.byteLength(data) : 0
  }
  if (data instanceof FileAnswer) {
    if (data.fileName !== null) ctx.attachment(data.fileName)
    ctx.type = data.mediaType
    ctx.body = data.content
    // How much a stream holds is not known before it is sent.
    return data.content instanceof Readable ? 0 : Buffer.byteLength(data.content)
  }
  const text = JSON.stringify({
    success: true,
    ...(route.message !== undefined && { message: route.message }),
    ...(route.alsoAtTop && typeof data === 'object' && data),
    ...(route.response && data !== undefined && { data }),
  })
  ctx.type = 'json'
  ctx.body = text
  return Buffer.byteLength(text)
}
