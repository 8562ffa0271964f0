import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** Opens the landing page, a document of its own, which says goodbye. */
export function sayGoodbye(): void {
  sessionStorage.setItem(STORAGE_KEYS.goodbye, 'yes')
  location.assign('/')
}

export const isGoodbye = (): boolean => sessionStorage.getItem(STORAGE_KEYS.goodbye) !== null

/** Said once. */
export const forgetGoodbye = (): void => sessionStorage.removeItem(STORAGE_KEYS.goodbye)
