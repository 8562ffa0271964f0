import { vi } from 'vitest'
import { SIGNED_OUT } from '#renderer/session/session-store.ts'
import { allTexts } from '#renderer/testing/all-texts.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import type { User } from '#shared/schemas/user.ts'

/** A page load: the session's files anew, with nothing of what they remembered. */
export async function loadSession() {
  vi.resetModules()
  await (await import('#renderer/lib/i18n.ts')).needTexts(allTexts)
  const [store, signedIn, signIn, signOut, refresh, password, session, start, events, http, toasts] =
    await Promise.all([
      import('#renderer/session/session-store.ts'),
      import('#renderer/session/signed-in.ts'),
      import('#renderer/session/sign-in.ts'),
      import('#renderer/session/sign-out.ts'),
      import('#renderer/session/token-refresh.ts'),
      import('#renderer/session/account-changes.ts'),
      import('#renderer/session/session-refresh.ts'),
      import('#renderer/session/session-start.ts'),
      import('#renderer/session/session-events.ts'),
      import('#renderer/lib/http-client.ts'),
      import('#renderer/lib/toast.ts'),
    ])
  return {
    ...store,
    ...signedIn,
    ...signIn,
    ...signOut,
    ...refresh,
    ...password,
    ...session,
    ...start,
    ...events,
    ...http,
    ...toasts,
  }
}

/** What an earlier visit left in storage. */
export function storeVisit(token: string | null, user: User | null): void {
  if (token !== null) localStorage.setItem(STORAGE_KEYS.authToken, token)
  if (user !== null) {
    const state = { ...SIGNED_OUT, user, isAuthenticated: true }
    localStorage.setItem(STORAGE_KEYS.app, JSON.stringify({ state, version: 1 }))
  }
}
