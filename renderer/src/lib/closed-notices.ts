import { create } from 'zustand'
import { localStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** Limit of remembered notices, above the number shown at once. */
const REMEMBERED = 30

/** Closed notices on this device: maintenance by its start, announcements by their ids. */
export const useClosedNotices = create<{ closed: readonly string[] }>(() => ({
  closed: localStore.getItem(STORAGE_KEYS.closedNotice)?.split(' ') ?? [],
}))

export function closeNotice(notice: string): void {
  const closed = [...useClosedNotices.getState().closed, notice].slice(-REMEMBERED)
  localStore.setItem(STORAGE_KEYS.closedNotice, closed.join(' '))
  useClosedNotices.setState({ closed })
}
