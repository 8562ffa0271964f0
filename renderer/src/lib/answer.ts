import { z } from 'zod/mini'
import { ApiError } from '#renderer/lib/api-error.ts'

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

/** The answer's error, else its message, else the status; a body that is no JSON has neither. */
function failureMessage({ status, statusText }: Response, body: Envelope | undefined): string {
  if (body === undefined) return `HTTP ${status}`
  return body.error ?? body.message ?? `HTTP ${status} - ${statusText}`
}

function failure(response: Response, body: Envelope | undefined): ApiError {
  return new ApiError({
    status: response.status,
    code: body?.code ?? (response.status === 401 ? 'UNAUTHORIZED' : 'UNKNOWN_ERROR'),
    message: failureMessage(response, body),
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
