import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#renderer/lib/http-client.ts'
import { PAGE_LIMIT_DEFAULT } from '#shared/constants/limits.ts'
import { leaderboardData } from '#shared/schemas/ranks.ts'

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? page : 1
}

/** One page of the leaderboard; the page number is in the address. */
export function useLeaderboard() {
  const [query, setQuery] = useSearchParams()
  const page = pageIn(query)
  const board = useQuery({
    queryKey: ['ranks', 'board', page],
    queryFn: ({ signal }) =>
      api.get('/leaderboard', {
        query: { page, limit: PAGE_LIMIT_DEFAULT },
        schema: leaderboardData,
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const turnTo = useCallback(
    (next: number) => setQuery(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true }),
    [setQuery],
  )
  return { ...board, page, turnTo }
}
