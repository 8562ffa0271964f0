import { endpoint } from '#renderer/lib/endpoint.ts'
import { forgetToken, localStore, tabStore, writeToken } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** The token that the server has issued or accepted in this page load. */
let accepted: string | null = null
export const isAccepted = (token: string): boolean => token === accepted

/** Stores a token that the server has just issued or accepted. */
export function storeToken(token: string): void {
  writeToken(token)
  accepted = token
}

export function storeSession(token: string, userId: string): void {
  storeToken(token)
  localStore.setItem(STORAGE_KEYS.userId, userId)
}

/**
 * Clears what this browser stores about the endpoint's account, so that the next one sees nothing of it. Preferences, a
 * guest's device token, the day's riddle and other endpoints' data stay.
 */
export function clearStorage(): void {
  accepted = null
  forgetToken()
  localStore.clear()
  tabStore.clear()
  // Cookies know no port: a LAN host's logout would clear those of every server on its machine.
  if (endpoint.kind === 'lan') return
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs a secure context, a LAN address is none
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}
