import { type ErrorCode, englishText, STATUS_OF } from './catalogue.ts'
import type { CodedError, CodedErrorArguments, ErrorDetails } from './error-details.ts'

/**
 * A failure that the caller may see. Everything else that is thrown is a SERVER_ERROR. A code with the wrong details does
 * not compile. Text and status follow from the code, unless they are given.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined
  readonly status: number

  constructor(...args: CodedErrorArguments<[message?: string | undefined, status?: number]>) {
    const [code, details, message, status = STATUS_OF[code]] = args
    super(message ?? englishText(code, details && 'retryAfter' in details ? details : undefined))
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.status = status
  }

  static of(error: CodedError, message?: string): AppError {
    return new AppError(
      ...([error.code, error.details, message] as CodedErrorArguments<[message?: string | undefined]>),
    )
  }

  /** Code and details in one object, whose type tells which belong together. */
  get coded(): CodedError {
    return { code: this.code, ...(this.details && { details: this.details }) } as CodedError
  }
}
