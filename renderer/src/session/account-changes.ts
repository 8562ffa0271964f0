import type { z } from 'zod/mini'
import { api } from '#renderer/lib/http-client.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { forgetGuest } from '#renderer/session/guest-device.ts'
import { profileQuery } from '#renderer/session/profile.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { forgetAccount } from '#renderer/session/sign-out.ts'
import { renewLogin } from '#renderer/session/token-refresh.ts'
import type { Language } from '#shared/constants/game.ts'
import type { ChangePasswordBody, profileBody } from '#shared/schemas/auth.ts'
import { tokenData, userData, type VerifiedData, verifiedData } from '#shared/schemas/auth-data.ts'
import type { User } from '#shared/schemas/user.ts'

/** Saves the language with the account; the interface follows at once, before the answer. */
export async function saveLanguage(language: Language): Promise<void> {
  setLanguage(language)
  if (!sessionState().isAuthenticated) return
  const { user } = await api.patch('/auth/language', { body: { language }, schema: userData })
  setSession({ user })
}

/** Answers the account as it is then: another address may only be asked for. */
export async function changeProfile(changes: z.input<typeof profileBody>): Promise<User> {
  const { user } = await api.patch('/auth/profile', { body: changes, schema: userData })
  if (sessionState().isAuthenticated) setSession({ user })
  return user
}

/** Ends every other token of the account; this device goes on with the one in the answer. */
export const changePassword = (body: ChangePasswordBody): Promise<void> =>
  renewLogin(() => api.post('/auth/change-password', { body, schema: tokenData }))

/** Uses the token of a mailed link; a player who is signed in is shown as verified at once. */
export async function verifyEmail(token: string): Promise<VerifiedData> {
  const verified = await api.post('/auth/verify-email', { body: { token }, schema: verifiedData })
  if (readToken() === null) return verified
  // A profile that is under way may have been read before.
  await queryClient.cancelQueries({ queryKey: profileQuery.queryKey })
  await loadProfile()
  return verified
}

/** Spends the token of a mailed link. It ends every login of its account, which need not be the one that is signed in here. */
export const undoEmail = async (token: string): Promise<void> =>
  void (await api.post('/auth/undo-email', { body: { token } }))

/** For good. A Google account has no password to give. */
export async function deleteAccount(password: string | undefined): Promise<void> {
  await api.delete('/auth/account', { body: password === undefined ? {} : { password } })
  forgetGuest()
  forgetAccount()
}
