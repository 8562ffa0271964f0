import { tabStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** Opens the landing page, a document of its own, which says goodbye. */
export function sayGoodbye(): void {
  tabStore.setItem(STORAGE_KEYS.goodbye, 'yes')
  location.assign('/')
}

export const isGoodbye = (): boolean => tabStore.getItem(STORAGE_KEYS.goodbye) !== null

/** Said once. */
export const forgetGoodbye = (): void => tabStore.removeItem(STORAGE_KEYS.goodbye)
