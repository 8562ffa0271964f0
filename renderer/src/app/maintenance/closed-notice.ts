import { create } from 'zustand'
import { localStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** The announcement whose banner was closed, by its start: another one is shown again. */
export const useClosedNotice = create<{ startsAt: string | null }>(() => ({
  startsAt: localStore.getItem(STORAGE_KEYS.closedNotice),
}))

export function closeNotice(startsAt: string): void {
  localStore.setItem(STORAGE_KEYS.closedNotice, startsAt)
  useClosedNotice.setState({ startsAt })
}
