import { errorText } from '#renderer/lib/error-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { joinFailure } from '#renderer/realtime/transport/join-failure.ts'
import type { ErrorCode } from '#shared/errors/catalogue.ts'
import { textKeyOf } from '#shared/errors/known-texts.ts'

export type RoomEntryCode =
  | ErrorCode
  | 'NOT_AUTHENTICATED'
  | 'JUST_LEFT'
  | 'JOIN_TIMEOUT'
  /** Nothing is known but that it failed. */
  | 'JOIN_FAILED'

/** Why a room could not be entered. `message` is for the player, in their language. */
export class RoomEntryError extends Error {
  readonly code: RoomEntryCode

  constructor(code: RoomEntryCode, message: string) {
    super(message)
    this.name = 'RoomEntryError'
    this.code = code
  }
}

export const notAuthenticated = () =>
  new RoomEntryError('NOT_AUTHENTICATED', i18n.t('realtime.notAuthenticated'))
export const joinTimeout = () => new RoomEntryError('JOIN_TIMEOUT', i18n.t('realtime.joinTimeout'))
export const joinFailed = () => new RoomEntryError('JOIN_FAILED', i18n.t('realtime.joinFailed'))
export const justLeft = (waitMs: number) =>
  new RoomEntryError('JUST_LEFT', i18n.t('realtime.justLeft', { count: Math.ceil(waitMs / 1000) }))
export const offline = () => new RoomEntryError('NETWORK_ERROR', i18n.t('errors.NETWORK_ERROR'))

/** The server's message in the player's language, by its text; without one, that the join failed. */
export function entryError(error: unknown): RoomEntryError {
  if (error instanceof RoomEntryError) return error
  const { kind, message } = joinFailure(error)
  const key = textKeyOf(message)
  if (key.startsWith('errors.') && key !== 'errors.UNKNOWN_ERROR') {
    return new RoomEntryError(key.slice('errors.'.length) as ErrorCode, errorText(message))
  }
  if (kind === 'gone') return new RoomEntryError('ROOM_NOT_FOUND', i18n.t('errors.ROOM_NOT_FOUND'))
  return kind === 'unreachable' && message !== '' ? offline() : joinFailed()
}
