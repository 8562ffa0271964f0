import { AppError } from '#shared/errors/app-error.ts'
import type { Failure } from '#shared/schemas/envelope.ts'
import type { Logger } from '../logger.ts'
import type { PartyContext } from './party-env.ts'

/** Answers with a failure envelope. Only the text of an AppError is sent; other errors are logged. */
export const answerFailure =
  (logger: Logger) =>
  (error: Error, c: PartyContext): Response => {
    const known = error instanceof AppError ? error : unexpected(error, c, logger)
    const { status, code, details, message } = known
    if (status === 401) c.header('WWW-Authenticate', 'Bearer')
    if (details !== undefined && 'retryAfter' in details) c.header('Retry-After', String(details.retryAfter))
    const body: Failure = { success: false, error: message, code, ...(details !== undefined && { details }) }
    return c.body(JSON.stringify(body), status as 500, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  }

function unexpected(error: Error, c: PartyContext, logger: Logger): AppError {
  const { method, path } = c.req
  logger.error({ err: error, requestId: c.get('requestId'), method, path }, 'request failed')
  return new AppError('SERVER_ERROR')
}
