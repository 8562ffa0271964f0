import { tabStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** Keeps the code of an invite link through login and language choice. */
export const keepInvite = (code: string): void => tabStore.setItem(STORAGE_KEYS.pendingInvite, code)

/** Returns the stored code and deletes it: an invite is used once. */
export function takeInvite(): string | null {
  const code = tabStore.getItem(STORAGE_KEYS.pendingInvite)
  tabStore.removeItem(STORAGE_KEYS.pendingInvite)
  return code
}
