import { queryOptions } from '@tanstack/react-query'
import { fetchMyRank } from '#renderer/session/my-rank.ts'

/** Fetched once a game. */
const fixed = { queryFn: fetchMyRank, staleTime: Number.POSITIVE_INFINITY } as const

export const rankBeforeQuery = (gameId: string) =>
  queryOptions({ queryKey: ['rank-before', gameId], ...fixed })
export const rankAfterQuery = (gameId: string) => queryOptions({ queryKey: ['rank-after', gameId], ...fixed })
