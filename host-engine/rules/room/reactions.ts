import type { Emote } from '#shared/constants/game.ts'
import type { UserId } from '../room-state.ts'
import { type Reply, refuse, type Transition } from '../transition.ts'

/** An emote, for those who may know the answer (GAME-43). */
export function react(_transition: Transition, _userId: UserId, _emote: Emote): Reply {
  return refuse('CONFLICT')
}
