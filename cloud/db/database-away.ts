import { AppError } from '#shared/errors/app-error.ts'

/** The database does not answer, or the connection to it was lost: what was asked may or may not have been done. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'

  constructor(cause?: unknown) {
    super('the database does not answer', { cause })
  }
}

/** Connection lost, session ended by the server, server starting or stopping, no connection free. */
const AWAY_STATES = /^(08...|57P0[1235]|25P03|53300)$/

/** Whether the server says that it cannot serve this connection. */
export const isAwayState = (error: object): boolean =>
  'code' in error && typeof error.code === 'string' && AWAY_STATES.test(error.code)

/** The disk is full, broken or read-only; the last one is Postgres's. */
const DISK_FAULTS = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)(_\w+)?|53100)$/

/** What was asked was not done, and will be once the disk takes it. */
export const isDiskFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK_FAULTS.test(String(error.code))

/** The failure to answer while the database is away or cannot write; null for any other error. */
export const awayError = (error: unknown): AppError | null =>
  error instanceof DatabaseAwayError || isDiskFault(error) ? new AppError('SERVICE_UNAVAILABLE') : null
