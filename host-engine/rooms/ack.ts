import type { z } from 'zod/mini'
import { englishText } from '#shared/errors/catalogue.ts'
import { validationFailure } from '#shared/errors/validation-failure.ts'
import type { Ack } from '#shared/protocol/server-events.ts'
import type { Reply } from '../rules/transition.ts'

/** A reply of the rules as both transports send it to a client. */
export function ackOf(reply: Reply): Ack {
  if (reply.ok) return reply.data === undefined ? { success: true } : { success: true, data: reply.data }
  const { code, details } = reply
  const retryAfter = details && 'retryAfter' in details ? details.retryAfter : undefined
  return { success: false, error: englishText(code, { retryAfter }), code, ...(details ? { details } : {}) }
}

export const invalidAck = (error: z.core.$ZodError): Ack => ({
  success: false,
  code: 'VALIDATION_FAILED',
  ...validationFailure(error),
})
