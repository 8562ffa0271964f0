import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { forgetGuest } from '#renderer/session/guest-device.ts'
import { profileQuery } from '#renderer/session/profile.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { setSession } from '#renderer/session/session-store.ts'
import { storeSession } from '#renderer/session/token-store.ts'
import type { RegisterBody } from '#shared/schemas/auth.ts'
import { sessionData } from '#shared/schemas/auth-data.ts'

/** Makes the guest an account of the same id. The login goes on, and with it the room and the game. */
async function claim(proof: RegisterBody | { firebaseUser: { idToken: string } }): Promise<void> {
  const body = { ...proof, language: currentLanguage() }
  const { token, user } = await api.post('/auth/guest/claim', { body, schema: sessionData })
  forgetGuest()
  // Logged out meanwhile: the account is there, and may be signed in to.
  if (readToken() === null) return
  storeSession(token, user.id)
  setSession({ user })
  sessionEvents.emit('token_refreshed', { token })
  void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
}

/** The first mail comes in the language of the page. */
export const claimByPassword = (body: RegisterBody): Promise<void> => claim(body)

export const claimByGoogle = (idToken: string): Promise<void> => claim({ firebaseUser: { idToken } })
