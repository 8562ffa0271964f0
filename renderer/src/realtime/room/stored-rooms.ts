import { z } from 'zod/mini'
import { localStore } from '#renderer/lib/storage.ts'
import { isReconnectKey, reconnectKey, STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { VOLUNTARY_LEAVE_BLOCK_MS } from '#shared/constants/timings.ts'

/** How to get back into a room after a reload. */
export interface ReconnectRecord {
  /** `roomId:secret`, as the game server's library wants it. */
  token: string
  roomId: string
  timestamp: number
}

const recordSchema = z
  .object({ token: z.string(), roomId: z.string().check(z.minLength(1)), timestamp: z.number() })
  .check(z.refine(({ token, roomId }) => token.startsWith(`${roomId}:`) && token.length > roomId.length + 1))

function parseRecord(text: string | null): ReconnectRecord | null {
  try {
    const parsed = recordSchema.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const storedKeys = (): string[] => localStore.keys().filter(isReconnectKey)

export const saveRecord = (roomId: string, token: string, now = Date.now()): void =>
  localStore.setItem(reconnectKey(roomId), JSON.stringify({ token, roomId, timestamp: now }))

export const deleteRecord = (roomId: string): void => localStore.removeItem(reconnectKey(roomId))

/** The record of one room; one of another form is deleted unused. */
export function readRecord(roomId: string): ReconnectRecord | null {
  const record = parseRecord(localStore.getItem(reconnectKey(roomId)))
  if (record?.roomId !== roomId) deleteRecord(roomId)
  return record?.roomId === roomId ? record : null
}

/** All that can be read; the others are deleted. */
export function readRecords(): ReconnectRecord[] {
  const records = storedKeys().map((key) => ({ key, record: parseRecord(localStore.getItem(key)) }))
  for (const { key, record } of records) if (!record) localStore.removeItem(key)
  return records.flatMap(({ record }) => record ?? [])
}

export function deleteAllRecords(): void {
  for (const key of storedKeys()) localStore.removeItem(key)
}

const readTime = (key: string): number | null => {
  const value = Number(localStore.getItem(key) ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}

export const rememberRoom = (roomId: string): void => localStore.setItem(STORAGE_KEYS.lastRoomId, roomId)
export const forgetLastRoom = (): void => localStore.removeItem(STORAGE_KEYS.lastRoomId)

export const stampVoluntaryLeave = (now = Date.now()): void =>
  localStore.setItem(STORAGE_KEYS.voluntarilyLeftRoom, String(now))
export const voluntarilyLeftAt = (): number | null => readTime(STORAGE_KEYS.voluntarilyLeftRoom)

/** How long joins are still blocked; 0 when they are not. A clock that was set back does not block for longer. */
export function blockedForMs(now = Date.now()): number {
  const left = voluntarilyLeftAt()
  if (left === null || left > now) return 0
  return Math.max(0, left + VOLUNTARY_LEAVE_BLOCK_MS - now)
}

export const stampSessionCheck = (now = Date.now()): void =>
  localStore.setItem(STORAGE_KEYS.lastSessionCheck, String(now))
export const lastSessionCheckAt = (): number | null => readTime(STORAGE_KEYS.lastSessionCheck)
