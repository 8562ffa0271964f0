import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { VOLUNTARY_LEAVE_BLOCK_MS } from '#shared/constants/timings.ts'

/** What local storage remembers about rooms, besides the reconnect records. */
const readTime = (key: string): number | null => {
  const value = Number(localStorage.getItem(key) ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}

export const rememberRoom = (roomId: string): void => localStorage.setItem(STORAGE_KEYS.lastRoomId, roomId)
export const forgetLastRoom = (): void => localStorage.removeItem(STORAGE_KEYS.lastRoomId)

export const stampVoluntaryLeave = (now = Date.now()): void =>
  localStorage.setItem(STORAGE_KEYS.voluntarilyLeftRoom, String(now))
export const voluntarilyLeftAt = (): number | null => readTime(STORAGE_KEYS.voluntarilyLeftRoom)

/** How long joins are still blocked; 0 when they are not. A clock that was set back does not block for longer. */
export function blockedForMs(now = Date.now()): number {
  const left = voluntarilyLeftAt()
  if (left === null || left > now) return 0
  return Math.max(0, left + VOLUNTARY_LEAVE_BLOCK_MS - now)
}

export const stampSessionCheck = (now = Date.now()): void =>
  localStorage.setItem(STORAGE_KEYS.lastSessionCheck, String(now))
export const lastSessionCheckAt = (): number | null => readTime(STORAGE_KEYS.lastSessionCheck)
