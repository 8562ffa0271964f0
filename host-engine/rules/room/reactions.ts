import type { Emote } from '#shared/constants/game.ts'
import { REACTIONS_PER_WINDOW } from '#shared/constants/limits.ts'
import { REACTION_WINDOW_MS } from '#shared/constants/timings.ts'
import type { RoomState, UserId } from '../room-state.ts'
import {
  emit,
  memberOf,
  OK,
  type Recipients,
  type Reply,
  refuse,
  setMember,
  type Transition,
} from '../transition.ts'
import { knowsAnswer, roundInProgress } from './chat-policy.ts'
import { muteOf } from './mute-of.ts'

/** In a round only those who have answered see what others make of it. */
const viewersOf = (state: RoomState): Recipients =>
  roundInProgress(state) === null
    ? 'all'
    : state.members.filter(({ userId }) => knowsAnswer(state, userId)).map(({ userId }) => userId)

/** An emote, for those who may know the answer, and for everyone while no round runs (GAME-43). */
export function react(transition: Transition, userId: UserId, emote: Emote): Reply {
  const { state, now } = transition
  const member = memberOf(state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  const mute = muteOf(transition, userId)
  if (mute) return mute
  if (roundInProgress(state) !== null && !knowsAnswer(state, userId)) return refuse('FORBIDDEN')
  const recent = member.reactedAt.filter((at) => at > now - REACTION_WINDOW_MS)
  const [oldest] = recent
  if (oldest !== undefined && recent.length >= REACTIONS_PER_WINDOW)
    return refuse('RATE_LIMITED', { retryAfter: Math.ceil((oldest + REACTION_WINDOW_MS - now) / 1000) })
  setMember(transition, userId, { reactedAt: [...recent, now] })
  emit(transition, viewersOf(state), 'reaction', { userId, emote })
  return OK
}
