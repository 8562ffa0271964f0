import bodyParser from 'koa-bodyparser'
import getRawBody from 'raw-body'
import { z } from 'zod/mini'
import { checkBodyShape } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Context } from './context.ts'

const BODY_LIMIT = 256 * 1024

/** Declares that a route takes the bytes of its body unparsed, to verify a signature over them. */
export const rawBytes = z.custom<Buffer>()

const refuse = (message: string) => new AppError('VALIDATION_FAILED', [{ path: '', message }])

/** One parser for each limit. `onProtoPoisoning` is an option of the co-body below it: drops `__proto__`, does not fail. */
const parsers = new Map<number, ReturnType<typeof bodyParser>>()
function parserOf(limit: number) {
  const known = parsers.get(limit)
  if (known) return known
  const options = { enableTypes: ['json'], jsonLimit: String(limit), onProtoPoisoning: 'remove' }
  const made = bodyParser(options)
  parsers.set(limit, made)
  return made
}

/** The JSON body of a request, `{}` when there is none. Refuses every other body. */
export async function readBody(ctx: Context, limit = BODY_LIMIT): Promise<unknown> {
  if (!hasBody(ctx)) return {}
  refuseUnread(ctx, limit)
  await readOrDrain(ctx, () => parserOf(limit)(ctx, async () => undefined))
  checkBodyShape(ctx.request.body)
  return ctx.request.body
}

/** The bytes of a request's body, under the same limits; none when there is none. Compressed ones are refused. */
export async function readRawBody(ctx: Context, limit = BODY_LIMIT): Promise<Buffer> {
  if (!hasBody(ctx)) return Buffer.alloc(0)
  refuseUnread(ctx, limit)
  if (!/^(identity)?$/i.test(ctx.get('Content-Encoding'))) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  return readOrDrain(ctx, () => getRawBody(ctx.req, { limit }))
}

/** Refuses a body by its headers alone. */
function refuseUnread(ctx: Context, limit: number): void {
  if (!isJson(ctx)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  if (Number(ctx.get('Content-Length')) > limit) throw new AppError('PAYLOAD_TOO_LARGE')
}

/** A parser stops in the middle of a body that it refuses. Unread, the rest would keep the client from reading the answer. */
async function readOrDrain<Body>(ctx: Context, read: () => Promise<Body>): Promise<Body> {
  try {
    return await read()
  } catch (error) {
    ctx.req.unpipe()
    ctx.req.resume()
    throw refusalOf(error)
  }
}

const hasBody = (ctx: Context): boolean =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0

function isJson(ctx: Context): boolean {
  const [type = '', ...parameters] = ctx.get('Content-Type').toLowerCase().split(';')
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  return type.trim() === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
}

function refusalOf(error: unknown): AppError {
  const status = error instanceof Error && 'status' in error ? error.status : 400
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE')
  // An unknown Content-Encoding.
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE')
  return refuse('The body is not valid JSON')
}
