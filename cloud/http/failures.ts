import { constraintError } from '#cloud/db/constraint-errors.ts'
import { awayError } from '#cloud/db/database-away.ts'
import type { Logger } from '#cloud/logger.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Failure } from '#shared/schemas/envelope.ts'
import type { Context, Middleware } from './context.ts'

/** In seconds: the database is looked for all the time. */
const TRY_AGAIN_AFTER = '5'

/** Turns errors into failure envelopes. Only the text of an AppError is sent; other errors are logged. */
export const failures =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      answerFailure(ctx, expected(error) ?? unexpected(error, ctx, logger))
    }
  }

const expected = (error: unknown): AppError | null =>
  error instanceof AppError ? error : (constraintError(error) ?? awayError(error))

function unexpected(error: unknown, ctx: Context, logger: Logger): AppError {
  const { requestId, userId, failsWith } = ctx.state
  logger.error({ err: error, requestId, userId, method: ctx.method, path: ctx.path }, 'request failed')
  return new AppError(failsWith ?? 'SERVER_ERROR')
}

const failureBody = (error: AppError): Failure => ({
  success: false,
  error: error.message,
  code: error.code,
  ...(error.details !== undefined && { details: error.details }),
})

function answerFailure(ctx: Context, error: AppError): void {
  ctx.status = error.status
  ctx.set('Cache-Control', 'no-store')
  if (ctx.status === 401) ctx.set('WWW-Authenticate', 'Bearer')
  if (error.details !== undefined && 'retryAfter' in error.details) {
    ctx.set('Retry-After', String(error.details.retryAfter))
  }
  if (error.code === 'SERVICE_UNAVAILABLE') ctx.set('Retry-After', TRY_AGAIN_AFTER)
  ctx.body = failureBody(error)
}
