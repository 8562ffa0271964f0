import type { UserId } from '../room-state.ts'
import { type Refusal, refuse, type Transition } from '../transition.ts'

/** Why this member may not talk: the room's host has muted them, or an admin everywhere. Null for those who may. */
export function muteOf({ state, mutedUntil }: Transition, userId: UserId): Refusal | null {
  if (state.muted.includes(userId)) return refuse('MUTED')
  const until = mutedUntil?.(userId) ?? null
  return until === null ? null : refuse('MUTED_UNTIL', { until: new Date(until).toISOString() })
}
