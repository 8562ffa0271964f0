import { localStore } from '#renderer/lib/storage.ts'
import { DEVICE_TOKEN_HEADER } from '#shared/constants/daily.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import type { DailyData } from '#shared/schemas/daily.ts'

/** By which the server knows this device; null before it has played without an account. */
export const readDailyDevice = (): string | null => localStore.getItem(STORAGE_KEYS.dailyRiddle)
export const forgetDailyDevice = (): void => localStore.removeItem(STORAGE_KEYS.dailyRiddle)

export function rememberDailyDevice(data: DailyData): DailyData {
  if (data.deviceToken !== undefined) localStore.setItem(STORAGE_KEYS.dailyRiddle, data.deviceToken)
  return data
}

export const deviceHeaders = (device: string | null): Record<string, string> =>
  device === null ? {} : { [DEVICE_TOKEN_HEADER]: device }
