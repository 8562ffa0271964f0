import { type ErrorCode, englishText, STATUS_OF } from './catalogue.ts'

/** What accompanies an error on the wire: the wrong fields, the seconds to wait, the balance that was too small, what ranked asks for. */
export type ErrorDetails =
  | readonly { path: string; message: string }[]
  | { retryAfter: number }
  | { balance: number; price: number }
  | { verifyEmail: boolean; quickMatchesLeft: number }

/** A failure that the caller may see. Everything else that is thrown is a SERVER_ERROR. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined
  readonly status: number

  /** The status is the code's own, but where a rule gives this failure another one. */
  constructor(code: ErrorCode, details?: ErrorDetails, message?: string, status = STATUS_OF[code]) {
    super(message ?? englishText(code, details && 'retryAfter' in details ? details : undefined))
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.status = status
  }
}
