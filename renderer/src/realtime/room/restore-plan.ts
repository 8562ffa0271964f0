import { isUnder } from '#renderer/lib/path-match.ts'
import type { JoinFailure } from '#renderer/realtime/transport/join-failure.ts'
import {
  RECONNECT_RECORD_MAX_AGE_MS,
  SESSION_CHECK_DEBOUNCE_MS,
  VOLUNTARY_LEAVE_BLOCK_MS,
} from '#shared/constants/timings.ts'
import type { ReconnectRecord } from './stored-rooms.ts'

export interface RestoreFacts {
  path: string
  now: number
  voluntarilyLeftAt: number | null
  lastCheckAt: number | null
  records: readonly ReconnectRecord[]
  /** In a room already, or on the way into one. */
  busy: boolean
}

export type RestorePlan =
  | { kind: 'skip'; why: 'path' | 'left' | 'checked' | 'busy' }
  | { kind: 'restore'; record: ReconnectRecord | null; stale: readonly string[] }

/** These pages restore their own room, or must not be navigated away from. */
const NOT_ON = ['/game', '/room', '/select-language']

const within = (at: number | null, ms: number, now: number): boolean =>
  at !== null && at <= now && now - at < ms

/** Whether to look for a room to come back to, and by which record first. */
export function planRestore({
  path,
  now,
  voluntarilyLeftAt,
  lastCheckAt,
  records,
  busy,
}: RestoreFacts): RestorePlan {
  if (NOT_ON.some((area) => isUnder(path, area))) return { kind: 'skip', why: 'path' }
  if (busy) return { kind: 'skip', why: 'busy' }
  if (within(voluntarilyLeftAt, VOLUNTARY_LEAVE_BLOCK_MS, now)) return { kind: 'skip', why: 'left' }
  if (within(lastCheckAt, SESSION_CHECK_DEBOUNCE_MS, now)) return { kind: 'skip', why: 'checked' }
  const isFresh = ({ timestamp }: ReconnectRecord) => now - timestamp < RECONNECT_RECORD_MAX_AGE_MS
  const [newest] = records.filter(isFresh).toSorted((a, b) => b.timestamp - a.timestamp)
  const stale = records.filter((record) => !isFresh(record)).map(({ roomId }) => roomId)
  return { kind: 'restore', record: newest ?? null, stale }
}

/** What comes after a reconnection by record has failed. The record is of no use in any case. */
export const afterFailedRecord = ({ kind }: JoinFailure): 'fresh_join' | 'ask_server' =>
  kind === 'gone' ? 'fresh_join' : 'ask_server'
