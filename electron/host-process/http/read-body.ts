import type { z } from 'zod/mini'
import { checkBodyShape, parseInput } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { PartyContext } from './party-env.ts'

const BODY_LIMIT = 256 * 1024

const isJson = (type: string): boolean =>
  /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(type.trim())

/** The text of a body, or PAYLOAD_TOO_LARGE as soon as it is longer. */
async function readText(c: PartyContext): Promise<string> {
  if (Number(c.req.header('content-length')) > BODY_LIMIT) throw new AppError('PAYLOAD_TOO_LARGE')
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.length
    if (length > BODY_LIMIT) throw new AppError('PAYLOAD_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('VALIDATION_FAILED', [{ path: '', message: 'The body is not valid JSON' }])
  }
}

/** The JSON body of a request as its schema has it; `{}` when there is none. Throws what the cloud would. */
export async function readBody<Schema extends z.core.$ZodType>(
  c: PartyContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseInput(schema, await readJson(c)) as z.output<Schema>
}

export async function readJson(c: PartyContext): Promise<unknown> {
  const hasBody =
    c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length')) > 0
  if (!hasBody) return {}
  if (!isJson(c.req.header('content-type') ?? '')) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  const body = parseJson(await readText(c))
  checkBodyShape(body)
  return body
}
