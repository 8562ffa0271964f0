import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { profileData } from '#shared/schemas/auth-data.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get('/auth/profile', { schema: profileData, signal }),
})

/** User, stats and rank as the server has them. */
export const useProfile = () => useQuery(profileQuery)
