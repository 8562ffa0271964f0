import type { RoomState, UserId } from '../room-state.ts'
import { memberOf, OK, type Refusal, type Reply, refuse, set, type Transition } from '../transition.ts'

/** Maximum number of users in `knownTo`. */
const KNOWN_MAX = 1_000

/** Returns true if the room admits this user at all: a match admits only its own players. */
export const admits = ({ match, settings }: RoomState, userId: UserId): boolean =>
  match ? match.invited?.includes(userId) === true : settings.mode !== 'ranked'

/**
 * Returns whether the user must not learn that the room exists (ROOM-44). An unlisted room is known to its members, and to
 * players who had a seat or an invitation. A match is no secret, because it refuses strangers.
 */
export const isHiddenFrom = (state: RoomState, userId: UserId): boolean =>
  !state.settings.listed && !state.match && !memberOf(state, userId) && !state.knownTo.includes(userId)

/** Returns why a user who knows of the room may not see who is in it; null if they may. */
export function viewRefusal(state: RoomState, userId: UserId): Refusal | null {
  if (memberOf(state, userId)) return null
  if (state.match && !admits(state, userId)) return refuse('FORBIDDEN')
  return !state.settings.listed && state.banned.includes(userId) ? refuse('BANNED_FROM_ROOM') : null
}

/** Lets the user see and enter the room by its id from now on. */
export function makeKnown(transition: Transition, userId: UserId): void {
  const others = transition.state.knownTo.filter((known) => known !== userId)
  set(transition, { knownTo: [...others, userId].slice(-KNOWN_MAX) })
}

/** Lets a member make the room known to another player. */
export function invite(transition: Transition, userId: UserId, target: UserId): Reply {
  if (!memberOf(transition.state, userId)) return refuse('NOT_A_MEMBER')
  makeKnown(transition, target)
  return OK
}
