import type { Instant } from '../room-state.ts'
import { emit, set, type Transition } from '../transition.ts'
import { broadcastRoom } from './broadcast-room.ts'
import { closeRoom } from './closing.ts'
import { requeueMatch } from './match-rules.ts'

const REASON = 'maintenance'

/**
 * Stops the countdown that asked for its quizzes at a time when no game may begin. Nobody is ready any more, or it would begin
 * anew at once; the players of a match return to their queue.
 */
export function callOff(transition: Transition, startsAt: Instant): void {
  const { id, phase, match, members } = transition.state
  if (phase.kind !== 'starting' || phase.startsAt !== startsAt) return
  if (match) {
    requeueMatch(transition)
    closeRoom(transition, REASON)
    return
  }
  set(transition, {
    phase: { kind: 'waiting' },
    members: members.map((member) => ({ ...member, ready: false })),
  })
  emit(transition, 'all', 'game_start_cancelled', { roomId: id, reason: REASON })
  broadcastRoom(transition)
}
