import { queryOptions } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { profileQuery } from '#renderer/session/profile.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import {
  inventoryData,
  inventoryItemData,
  type LibraryItem,
  libraryDailyData,
  purchaseData,
} from '#shared/schemas/library.ts'
import type { User } from '#shared/schemas/user.ts'

/** Today's items. */
export const dailyQuery = queryOptions({
  queryKey: ['library', 'daily'],
  queryFn: ({ signal }) => api.get('/library/daily', { schema: libraryDailyData, signal }),
})

/** What the player owns, newest first. */
export const inventoryQuery = queryOptions({
  queryKey: ['library', 'inventory'],
  queryFn: ({ signal }) => api.get('/inventory', { schema: inventoryData, signal }),
})

/** Avatars exclude one another. */
const fitting = (item: LibraryItem) => (one: LibraryItem) => {
  if (one.id === item.id) return item
  return item.kind === 'avatar' && item.equipped && one.kind === 'avatar' ? { ...one, equipped: false } : one
}

/** Puts an item as it is now wherever it is shown. */
function show(item: LibraryItem): void {
  for (const { queryKey } of [dailyQuery, inventoryQuery])
    queryClient.setQueryData<{ items: LibraryItem[] }>(
      queryKey,
      (data) => data && { ...data, items: data.items.map(fitting(item)) },
    )
}

function changeUser(changes: Partial<User>): void {
  const { user } = sessionState()
  if (user) setSession({ user: { ...user, ...changes } })
}

/** Buys an item at the price that the player sees, and no other; `headers` bear the key of this purchase. */
export async function buyItem(
  { id, price }: Pick<LibraryItem, 'id' | 'price'>,
  headers: Record<string, string>,
): Promise<LibraryItem> {
  const path = `/library/${encodeURIComponent(id)}/purchase`
  const { item, balance } = await api.post(path, { body: { price }, headers, schema: purchaseData })
  changeUser({ balance })
  show(item)
  void queryClient.invalidateQueries({ queryKey: inventoryQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
  return item
}

/** Shown at once, and taken back when the server refuses it. */
export async function setEquipped(item: LibraryItem, equipped: boolean): Promise<LibraryItem> {
  const before = queryClient.getQueryData(inventoryQuery.queryKey)?.items ?? [item]
  // An answer that is under way was read before this change.
  await queryClient.cancelQueries({
    queryKey: ['library'],
    predicate: ({ state }) => state.data !== undefined,
  })
  show({ ...item, equipped })
  try {
    const path = `/inventory/${encodeURIComponent(item.id)}/${equipped ? 'equip' : 'unequip'}`
    const changed = await api.post(path, { schema: inventoryItemData })
    show(changed.item)
    if (item.kind === 'avatar' && equipped) changeUser({ avatar: item.id })
    else if (item.kind === 'avatar') await loadProfile()
    return changed.item
  } catch (error) {
    for (const one of item.kind === 'avatar' ? before : [item]) show(one)
    throw error
  }
}
