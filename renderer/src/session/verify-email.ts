import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { profileQuery } from '#renderer/session/profile.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import { readToken } from '#renderer/session/token-store.ts'

/** Spends the token of a mailed link; who is signed in is shown as verified at once. */
export async function verifyEmail(token: string): Promise<void> {
  await api.post('/auth/verify-email', { body: { token } })
  if (readToken() === null) return
  // A profile that is under way may have been read before.
  await queryClient.cancelQueries({ queryKey: profileQuery.queryKey })
  await loadProfile()
}
