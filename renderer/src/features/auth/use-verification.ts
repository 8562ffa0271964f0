import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#renderer/lib/api-error.ts'
import { verifyEmail } from '#renderer/session/account-changes.ts'
import { useSession } from '#renderer/session/session-store.ts'

export type Verification =
  | { state: 'checking' }
  | { state: 'done' }
  /** Another account has the address by now. */
  | { state: 'taken' }
  /** The link did nothing, but there is nothing left to do. */
  | { state: 'already'; email: string }
  /** The link was used, is too old or not whole. */
  | { state: 'dead' }
  | { state: 'failed'; error: Error; retry: () => void }

/** Spends the link's token. It works once, so it is a query: asked once for a token, however often the page is drawn. */
export function useVerification(token: string | null): Verification {
  const user = useSession((state) => state.user)
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await verifyEmail(token ?? '')
      return true
    },
    enabled: token !== null,
    // Asked again it would be told that the token is spent.
    meta: { outlivesSession: true },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isSuccess) return { state: 'done' }
  if (error instanceof ApiError && error.code === 'EMAIL_ALREADY_EXISTS') return { state: 'taken' }
  const isDead = token === null || (error instanceof ApiError && error.status === 400)
  if (isDead)
    return user?.email && user.emailVerified ? { state: 'already', email: user.email } : { state: 'dead' }
  if (error) return { state: 'failed', error, retry: () => void refetch() }
  return { state: 'checking' }
}
