import { errorText } from '#renderer/lib/error-text.ts'
import { RoomEntryError } from '#renderer/realtime/room/room-entry-error.ts'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** The room needs a password. */
export const asksForPassword = (error: unknown): boolean =>
  codeOf(error) === 'ROOM_REQUIRES_PASSWORD' || codeOf(error) === 'INCORRECT_PASSWORD'

export const isWrongPassword = (error: unknown): boolean => codeOf(error) === 'INCORRECT_PASSWORD'

/** Why a room could not be joined. The connection's errors are translated already. */
export const joinErrorText = (error: unknown, fallback?: string): string =>
  error instanceof RoomEntryError ? error.message : errorText(error, fallback)
