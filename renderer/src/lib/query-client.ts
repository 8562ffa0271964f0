import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#renderer/lib/api-error.ts'
import { onServerBack } from '#renderer/lib/server-back.ts'

/** A refusal would be repeated; only timeouts and server errors are retried. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000, refetchOnWindowFocus: false },
    // A repeated POST may do the thing twice.
    mutations: { retry: false },
  },
})

// Nobody has to press "Try again" for what the server could not answer while it was away.
onServerBack(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
})
