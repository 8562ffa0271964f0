import { createEmitter } from '#renderer/lib/emitter.ts'
import type { User } from '#shared/schemas/user.ts'

export type SignedOutReason = 'logout' | 'expired' | 'deleted'

interface SessionEvents {
  signed_in: User
  signed_out: SignedOutReason
  token_refreshed: { token: string }
  /** The server has closed what rested on the login before. */
  login_renewed: { token: string }
}

export const sessionEvents = createEmitter<SessionEvents>()

/** Called after a login, a registration, or a start with a stored token that turned out valid. See `onSignedIn`. */
export const onTokenRefreshed = (listener: (data: { token: string }) => void) =>
  sessionEvents.on('token_refreshed', listener)

export const onLoginRenewed = (listener: () => void) => sessionEvents.on('login_renewed', listener)

export const onSignedOut = (listener: (reason: SignedOutReason) => void) =>
  sessionEvents.on('signed_out', listener)
