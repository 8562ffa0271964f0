import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

export const readToken = (): string | null => localStorage.getItem(STORAGE_KEYS.authToken)

export const storeToken = (token: string): void => localStorage.setItem(STORAGE_KEYS.authToken, token)

export function storeSession(token: string, userId: string): void {
  storeToken(token)
  localStorage.setItem(STORAGE_KEYS.userId, userId)
}

/** Clears what this browser stores about the account, so that the next one sees nothing of it. Preferences stay. */
export function clearStorage(): void {
  const preferences = localStorage.getItem(STORAGE_KEYS.preferences)
  localStorage.clear()
  if (preferences !== null) localStorage.setItem(STORAGE_KEYS.preferences, preferences)
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs a secure context, a LAN address is none
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}
