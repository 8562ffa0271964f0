import { z } from 'zod/mini'
import { isReconnectKey, reconnectKey } from '#shared/constants/storage-keys.ts'

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

const storedKeys = (): string[] =>
  Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? '').filter(isReconnectKey)

export const saveRecord = (roomId: string, token: string, now = Date.now()): void =>
  localStorage.setItem(reconnectKey(roomId), JSON.stringify({ token, roomId, timestamp: now }))

export const deleteRecord = (roomId: string): void => localStorage.removeItem(reconnectKey(roomId))

/** The record of one room; one of another form is deleted unused. */
export function readRecord(roomId: string): ReconnectRecord | null {
  const record = parseRecord(localStorage.getItem(reconnectKey(roomId)))
  if (record?.roomId !== roomId) deleteRecord(roomId)
  return record?.roomId === roomId ? record : null
}

/** All that can be read; the others are deleted. */
export function readRecords(): ReconnectRecord[] {
  const records = storedKeys().map((key) => ({ key, record: parseRecord(localStorage.getItem(key)) }))
  for (const { key, record } of records) if (!record) localStorage.removeItem(key)
  return records.flatMap(({ record }) => record ?? [])
}

export function deleteAllRecords(): void {
  for (const key of storedKeys()) localStorage.removeItem(key)
}
