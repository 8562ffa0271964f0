import { READ_GAP_MS } from '#shared/constants/timings.ts'
import type { RoomEventName } from '#shared/protocol/client-events.ts'
import { steadyNow } from '../clock/steady-clock.ts'
import { type Refusal, refuse } from '../rules/transition.ts'
import type { UserAllowances } from './user-allowances.ts'

/** Events with long answers. */
const READS: ReadonlySet<RoomEventName> = new Set(['get_chat_history', 'get_room_view'])

/** Guards the long answers of one connection: returns the refusal, or null if the event may be answered (RT-67). */
export type ReadThrottle = (name: RoomEventName) => Refusal | null

export function createReadThrottle(userId: string, allowances: UserAllowances): ReadThrottle {
  const opensAt = new Map<RoomEventName, number>()
  return (name) => {
    if (!READS.has(name)) return null
    const now = steadyNow()
    const wait = Math.ceil(((opensAt.get(name) ?? now) - now) / 1_000)
    const retryAfter = Math.max(wait, allowances.secondsToWait(userId))
    if (retryAfter > 0) return refuse('RATE_LIMITED', { retryAfter })
    opensAt.set(name, now + READ_GAP_MS)
    return null
  }
}
