import { CHAT_HISTORY_GAP_MS } from '#shared/constants/timings.ts'
import { steadyNow } from '../clock/steady-clock.ts'
import { type Refusal, refuse } from '../rules/transition.ts'
import type { UserAllowances } from './user-allowances.ts'

/** Guards `get_chat_history` of one connection: answers the refusal, or null when it may be answered (RT-67). */
export type HistoryDoor = () => Refusal | null

export function createHistoryDoor(userId: string, allowances: UserAllowances): HistoryDoor {
  let opensAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = steadyNow()
    const seconds = Math.max(Math.ceil((opensAt - now) / 1_000), allowances.secondsToWait(userId))
    if (seconds > 0) return refuse('RATE_LIMITED', { retryAfter: seconds })
    opensAt = now + CHAT_HISTORY_GAP_MS
    return null
  }
}
