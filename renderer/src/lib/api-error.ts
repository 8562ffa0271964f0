import type { ErrorCode } from '#shared/errors/catalogue.ts'

/** A code of the catalogue, or one that only a newer server knows. */
export type ApiErrorCode = ErrorCode | (string & {})

export interface ApiErrorParts {
  code: ApiErrorCode
  message: string
  status?: number
  details?: unknown
  requestId?: string | undefined
}

/** A call that failed. `message` is the server's English; show it by `errorText`, never as it is. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** 0 when no answer came. */
  readonly status: number
  readonly details: unknown
  readonly requestId: string | undefined

  constructor({ code, message, status = 0, details, requestId }: ApiErrorParts) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.details = details
    this.requestId = requestId
  }
}

/** The caller aborted the request: no error to show. */
export class AbortedError extends Error {
  constructor() {
    super('Request aborted')
    this.name = 'AbortError'
  }
}
