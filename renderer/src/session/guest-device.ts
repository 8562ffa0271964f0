import { setPreferences } from '#renderer/lib/preferences.ts'
import { localStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** The token that brings the same guest back to this device. */
export const readDeviceToken = (): string | undefined =>
  localStore.getItem(STORAGE_KEYS.deviceToken) ?? undefined

export function rememberGuest(deviceToken: string, nickname: string): void {
  localStore.setItem(STORAGE_KEYS.deviceToken, deviceToken)
  setPreferences({ nickname })
}

/** The guest has become an account, or is gone. */
export function forgetGuest(): void {
  localStore.removeItem(STORAGE_KEYS.deviceToken)
  setPreferences({ nickname: '' })
}
