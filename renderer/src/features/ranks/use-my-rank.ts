import { useQuery } from '@tanstack/react-query'
import { fetchMyRank } from '#renderer/session/my-rank.ts'

/** Asked anew with every visit: a game may have been settled meanwhile. */
export function useMyRank() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['ranks', 'me'],
    queryFn: fetchMyRank,
    refetchOnMount: 'always',
  })
  return { data, error, isPending, retry: () => void refetch() }
}
