import type { UserId } from '../room-state.ts'
import { type Reply, refuse, type Transition } from '../transition.ts'

/** A vote to end the running round (GAME-45). */
export function voteToSkip(_transition: Transition, _userId: UserId): Reply {
  return refuse('CONFLICT')
}
