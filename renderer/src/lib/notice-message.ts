import { currentLanguage } from '#renderer/lib/i18n.ts'
import type { Status } from '#shared/schemas/status.ts'

export type Notice = Pick<Partial<Status>, 'message' | 'messages' | 'durationMinutes' | 'supportUrl'>

/** Returns the operator's message in the player's language. */
export const messageOf = ({ message, messages }: Notice): string | undefined =>
  messages?.[currentLanguage()] ?? message
