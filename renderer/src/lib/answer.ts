import { z } from 'zod/mini'
import { ApiError, type ApiErrorCode } from '#renderer/lib/api-error.ts'
import { textKeyOf } from '#shared/errors/known-texts.ts'

const envelope = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  details: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
})
type Envelope = z.infer<typeof envelope>

export interface Answer {
  message: string
  data: unknown
}

async function bodyOf(response: Response): Promise<Envelope | undefined> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return undefined
  const parsed = envelope.safeParse(await response.json().catch(() => undefined))
  return parsed.success ? parsed.data : undefined
}

/** Returns the answer's error, else its message, else its status. A body that is not JSON has only the status. */
function failureMessage({ status, statusText }: Response, body: Envelope | undefined): string {
  if (body === undefined) return `HTTP ${status}`
  return body.error ?? body.message ?? `HTTP ${status} - ${statusText}`
}

/** Code of a failure that brings none. The text goes first, so only a 401 without a known text is `UNAUTHORIZED`. */
const codeBy = (status: number, message: string): ApiErrorCode =>
  status === 401 && textKeyOf(message) === 'errors.UNKNOWN_ERROR' ? 'UNAUTHORIZED' : 'UNKNOWN_ERROR'

function failure(response: Response, body: Envelope | undefined): ApiError {
  const message = failureMessage(response, body)
  return new ApiError({
    status: response.status,
    code: body?.code ?? codeBy(response.status, message),
    message,
    details: body?.details,
    requestId: response.headers.get('x-request-id') ?? undefined,
  })
}

/** Reads the envelope; throws what the server refused, also when it did so under a 200. */
export async function readAnswer(response: Response): Promise<Answer> {
  const body = await bodyOf(response)
  if (!response.ok || body?.success === false) throw failure(response, body)
  return { message: body === undefined ? 'Success' : (body.message ?? 'Success'), data: body?.data }
}

/** For downloads: only a failure is read as an envelope. */
export async function refuseFailure(response: Response): Promise<void> {
  if (!response.ok) throw failure(response, await bodyOf(response))
}
