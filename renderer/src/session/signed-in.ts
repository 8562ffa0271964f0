import { setLanguage } from '#renderer/lib/i18n.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { storeSession } from '#renderer/session/token-store.ts'
import type { User } from '#shared/schemas/user.ts'

/** True after `signed_in` was emitted, until the next logout: a stored user alone proves nothing. */
let announced = false
sessionEvents.on('signed_out', () => {
  announced = false
})

/** Applies the server's user; the account's language takes effect. */
export function applyUser(user: User): void {
  setSession({ user, isAuthenticated: true })
  if (user.preferredLanguage) setLanguage(user.preferredLanguage)
}

export function signedIn(token: string, user: User): void {
  storeSession(token, user.id)
  applyUser(user)
  setSession({ authStatus: 'success', authError: null, forceDisconnectReason: null })
  announced = true
  sessionEvents.emit('signed_in', user)
}

/**
 * Calls back when a user has signed in, or a stored token proved valid at the start. A late listener, such as a part
 * of the client that is loaded only now, is called at once.
 */
export function onSignedIn(listener: (user: User) => void): () => void {
  const { user } = sessionState()
  if (announced && user) listener(user)
  return sessionEvents.on('signed_in', listener)
}
