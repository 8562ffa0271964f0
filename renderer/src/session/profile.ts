import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { profileData } from '#shared/schemas/auth.ts'
import { userRankData } from '#shared/schemas/ranks.ts'
import type { UserRank } from '#shared/schemas/user.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get('/auth/profile', { schema: profileData, signal }),
})

/** User, stats and rank as the server has them. */
export const useProfile = () => useQuery(profileQuery)

/** The player's own rank as the server has it now. */
export async function fetchMyRank({ signal }: { signal?: AbortSignal } = {}): Promise<UserRank> {
  const { userRank } = await api.get('/ranks/me', { schema: userRankData, signal })
  return userRank
}
