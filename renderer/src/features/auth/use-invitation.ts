import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#renderer/lib/api-error.ts'
import { api } from '#renderer/lib/http-client.ts'
import { inviteData } from '#shared/schemas/invite.ts'

/** The room that a code invites to. `isUnknown`: there is none, or it is closed by now. */
export function useInvitation(code: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invite', code],
    queryFn: ({ signal }) =>
      api.get(`/rooms/invite/${encodeURIComponent(code)}`, { schema: inviteData, signal }),
    refetchOnMount: 'always',
  })
  const status = error instanceof ApiError ? error.status : undefined
  return {
    invite: data?.invite,
    isUnknown: status === 404 || status === 400,
    error,
    isFetching,
    refetch: () => void refetch(),
  }
}
