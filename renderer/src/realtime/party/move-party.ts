import { endpoint } from '#renderer/lib/endpoint.ts'
import { tabStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** The party goes on at another address. Rooms, logins and all that is stored are the same there. */
export function moveParty(origin: string): void {
  endpoint.origin = origin
  tabStore.setItem(STORAGE_KEYS.partyOrigin, origin)
}
