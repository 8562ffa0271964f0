import { HOST_MOVE_GAP_MS } from '#shared/constants/timings.ts'
import type { RunningStage, UserId } from '../room-state.ts'
import { impartialHostOnly, type Reply, refuse, set, type Transition } from '../transition.ts'

/**
 * Why the host may not move a round out of this stage now, or null, which counts as a move: two accounts read the whole bank
 * in a minute by ending rounds and starting the next.
 */
export function moveRefusal(
  transition: Transition,
  userId: UserId,
  from: RunningStage['kind'],
): Reply | null {
  const refusal = impartialHostOnly(transition, userId)
  if (refusal) return refusal
  const { phase } = transition.state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== from)
    return refuse(from === 'answering' ? 'NO_ROUND_RUNNING' : 'CONFLICT')
  const { hostMovedAt } = phase.game
  const wait = hostMovedAt === null ? 0 : hostMovedAt + HOST_MOVE_GAP_MS - transition.now
  if (wait > 0) return refuse('RATE_LIMITED', { retryAfter: Math.ceil(wait / 1000) })
  set(transition, { phase: { ...phase, game: { ...phase.game, hostMovedAt: transition.now } } })
  return null
}
