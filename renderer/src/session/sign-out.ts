import { api } from '#renderer/lib/http-client.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { toast } from '#renderer/lib/toast.ts'
import { knowsAccounts, lacksAccount } from '#renderer/session/account.ts'
import { type SignedOutReason, sessionEvents } from '#renderer/session/session-events.ts'
import { SIGNED_OUT, sessionState, setSession } from '#renderer/session/session-store.ts'
import { clearStorage } from '#renderer/session/token-store.ts'

function forget(reason: SignedOutReason): void {
  setSession(SIGNED_OUT)
  // After the state, which writes itself to storage.
  clearStorage()
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.outlivesSession !== true })
  queryClient.getMutationCache().clear()
  sessionEvents.emit('signed_out', reason)
}

/** Logs out. The server is told, but its answer is not awaited. */
export function logOut(): void {
  const isGuest = lacksAccount(sessionState().user)
  // The token goes with the call before it is forgotten.
  if (readToken() !== null && knowsAccounts())
    void api.post('/auth/logout', { keepalive: true }).catch(() => undefined)
  forget('logout')
  if (isGuest) toast.blank(i18n.t('common.session.guestLeft'))
}

/** The account is gone, and its tokens with it. */
export const forgetAccount = (): void => forget('deleted')

/** Ends a session whose token the server refused. */
export function expireSession(): void {
  if (sessionState().forceDisconnectReason !== null) return
  if (!sessionState().isAuthenticated && readToken() === null) return
  forget('expired')
  toast.blank(i18n.t('common.session.expired'))
}
