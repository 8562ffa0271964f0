import { queryOptions } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { type Friends, friendsData } from '#shared/schemas/friends.ts'

export const friendsQuery = queryOptions({
  queryKey: ['friends'],
  queryFn: ({ signal }) => api.get('/friends', { schema: friendsData, signal }),
})

export const refreshFriends = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: friendsQuery.queryKey })

export type Relation = 'friend' | 'received' | 'sent' | 'blocked' | null

/** What somebody is to the player. */
export function relationTo(userId: string, friends: Friends | undefined): Relation {
  const isIn = (list: 'friends' | 'received' | 'sent' | 'blocked') =>
    friends?.[list].some(({ id }) => id === userId)
  if (isIn('friends')) return 'friend'
  if (isIn('received')) return 'received'
  if (isIn('sent')) return 'sent'
  return isIn('blocked') ? 'blocked' : null
}
