import { errors } from '../i18n/en/errors.ts'

/** Every error of the wire. Its text is the key of the same name in the locale files: a code without one does not compile. */
export type ErrorCode = keyof typeof errors

/** The HTTP status of each code. */
export const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  FORBIDDEN: 403,
  /** An admin's login must show again whose it is: see `/auth/confirm`. */
  CONFIRMATION_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  TOO_MANY_CONNECTIONS: 409,
  MAINTENANCE: 503,
  /** A part of the product that an admin has turned off. */
  FEATURE_OFF: 403,
  /** The database, or another process, does not answer: it may have done what it was asked. */
  SERVICE_UNAVAILABLE: 503,
  SERVER_ERROR: 500,
  /** This and the next two arise in the client, and never travel. */
  NETWORK_ERROR: 0,
  REQUEST_TIMEOUT: 0,
  UNKNOWN_ERROR: 0,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  METHOD_NOT_ALLOWED: 405,
  UNAUTHORIZED: 401,
  UNAUTHORIZED_ACCESS: 401,
  TOKEN_INVALID_OR_EXPIRED: 401,
  INVALID_USERNAME_OR_PASSWORD: 401,
  USERNAME_ALREADY_TAKEN: 409,
  USERNAME_RESERVED: 400,
  OFFENSIVE_LANGUAGE: 400,
  EMAIL_ALREADY_EXISTS: 409,
  USER_NOT_FOUND: 404,
  GOOGLE_USER_NOT_FOUND: 404,
  GOOGLE_AUTHENTICATION_FAILED: 401,
  GOOGLE_USERS_CANNOT_CHANGE_PASSWORD: 403,
  REGISTRATION_FAILED: 500,
  LOGIN_FAILED: 500,
  RECORD_ALREADY_EXISTS: 409,
  CURRENT_PASSWORD_INCORRECT: 400,
  FAILED_TO_CHANGE_PASSWORD: 500,
  FAILED_TO_RESET_PASSWORD: 500,
  INVALID_OR_EXPIRED_RESET_TOKEN: 400,
  ROOM_NOT_FOUND: 404,
  ROOM_IS_FULL: 409,
  ROOM_IS_LOCKED: 409,
  ROOM_ALREADY_STARTED: 409,
  ROOM_IS_CLOSED: 409,
  INCORRECT_PASSWORD: 403,
  ROOM_REQUIRES_PASSWORD: 403,
  NO_ROOM_FOUND_WITH_CODE: 404,
  BANNED_FROM_ROOM: 403,
  MUTED: 403,
  /** By an admin, in every room. */
  MUTED_UNTIL: 403,
  BANNED: 403,
  SPECTATORS_NOT_ALLOWED: 403,
  NOT_A_MEMBER: 403,
  NOT_THE_HOST: 403,
  TOO_FEW_PLAYERS: 409,
  ALREADY_IN_ACTIVE_GAME: 409,
  /** A game of the user that is over, and its room is gone. */
  GAME_ENDED_CLEANUP: 409,
  RECONNECTION_FAILED_GAME_FINISHED: 409,
  NOT_ENOUGH_QUIZZES: 409,
  NO_HINT_LEFT: 409,
  NO_ROUND_RUNNING: 409,
  INSUFFICIENT_R3: 402,
  ITEM_ALREADY_OWNED: 409,
  PURCHASE_FAILED: 500,
  MAX_EQUIPPED_WORDS_REACHED: 409,
  IN_MATCHMAKING_QUEUE: 409,
  MATCH_IS_READY: 409,
  RANKED_LOCKED: 403,
  ACCOUNT_REQUIRED: 403,
  GUESTS_NOT_ALLOWED: 403,
  EMAIL_NOT_VERIFIED: 403,
  PAYMENT_FAILED: 422,
  PAYMENT_VERIFICATION_ERROR: 422,
  VOICE_UNAVAILABLE: 503,
  INSUFFICIENT_VOICE_TOKENS: 402,
  AD_NOT_OPENED: 409,
  AD_NOT_WATCHED: 409,
}

/** The English text of a code, with its seconds filled in where it has any. */
export function englishText(code: ErrorCode, details?: { retryAfter?: number | undefined }): string {
  return errors[code].replace('{{seconds}}', String(details?.retryAfter ?? 1))
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errors, code)
