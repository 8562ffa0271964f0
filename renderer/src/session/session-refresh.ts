import { ApiError } from '#renderer/lib/api-error.ts'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { profileQuery } from '#renderer/session/profile.ts'
import { expireSession } from '#renderer/session/sign-out.ts'
import { applyUser } from '#renderer/session/signed-in.ts'
import { refreshToken } from '#renderer/session/token-refresh.ts'
import { SESSION_REFRESH_DEBOUNCE_MS } from '#shared/constants/timings.ts'
import { validateData } from '#shared/schemas/auth-data.ts'

let lastAt = Number.NEGATIVE_INFINITY

/** Whether the server refuses the stored token. An unreachable server has not refused it. */
export const isTokenRefused = () =>
  api.get('/auth/validate', { schema: validateData }).then(
    () => false,
    (error) => error instanceof ApiError && error.status === 401,
  )

/**
 * Makes sure that the session still holds: renews the token, else asks whether it is valid, else ends the session.
 * `token_refreshed` gives the socket its new token. Answers whether the user is still signed in.
 */
export async function refreshSession(): Promise<boolean> {
  if (performance.now() - lastAt < SESSION_REFRESH_DEBOUNCE_MS) return true
  lastAt = performance.now()
  const outcome = await refreshToken()
  if (outcome !== 'refreshed' && (await isTokenRefused())) {
    expireSession()
    return false
  }
  await loadProfile()
  return true
}

/** Loads the profile and with it the account's language. A failure does not end a session that has just proved valid. */
export async function loadProfile(): Promise<void> {
  const profile = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined)
  if (profile) applyUser(profile.user)
}
