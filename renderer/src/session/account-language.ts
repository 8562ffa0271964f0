import { api } from '#renderer/lib/http-client.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import type { Language } from '#shared/constants/game.ts'
import { userData } from '#shared/schemas/auth.ts'

/** Saves the language with the account; the interface follows at once, before the answer. */
export async function saveLanguage(language: Language): Promise<void> {
  setLanguage(language)
  if (!sessionState().isAuthenticated) return
  const { user } = await api.patch('/auth/language', { body: { language }, schema: userData })
  setSession({ user })
}
