import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#renderer/lib/api-error.ts'
import { api } from '#renderer/lib/http-client.ts'

export type ResetLink = 'checking' | 'works' | 'dead' | 'no_password'

/** Without a password the call only says whether the link works: always by a refusal, and the link stays unused. */
async function refusalOf(token: string | null): Promise<string | null> {
  try {
    await api.post('/auth/reset-password', { body: { token } })
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

/** What a mailed link is good for. When nobody can tell, it is taken to work: the form will hear. */
export function useResetLink(token: string | null): ResetLink {
  const { data: refusal, isPending } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => refusalOf(token),
    enabled: token !== null,
    // A link that worked a moment ago may have been used since.
    gcTime: 0,
  })
  if (token === null || refusal === 'INVALID_OR_EXPIRED_RESET_TOKEN') return 'dead'
  if (refusal === 'GOOGLE_USERS_CANNOT_CHANGE_PASSWORD') return 'no_password'
  return isPending ? 'checking' : 'works'
}
