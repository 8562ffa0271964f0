import { useQuery } from '@tanstack/react-query'
import { friendsQuery } from '#renderer/components/people/friends-query.ts'
import { useLacksAccount } from '#renderer/session/account.ts'

/** How many players wait for an answer. */
export function useOpenRequests(): number {
  const lacksAccount = useLacksAccount()
  const { data } = useQuery({ ...friendsQuery, enabled: !lacksAccount })
  return data?.received.length ?? 0
}
