import { useQuery } from '@tanstack/react-query'
import { knowsAccounts, useLacksAccount } from '#renderer/session/account.ts'
import { inventoryQuery } from '#renderer/session/library.ts'

/** The names of the bought avatars by their ids. Guests own none, and at a party nobody does. */
export function useOwnedAvatars(): ReadonlyMap<string, string> {
  const lacksAccount = useLacksAccount()
  const { data } = useQuery({ ...inventoryQuery, enabled: knowsAccounts() && !lacksAccount })
  const avatars = data?.items.filter(({ kind }) => kind === 'avatar') ?? []
  return new Map(avatars.map(({ id, name }) => [id, name]))
}
