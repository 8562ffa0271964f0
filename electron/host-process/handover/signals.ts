import { atLeast, atMost, type Moment } from './moment.ts'
import { FRESH_MS, MARGIN_MS } from './terms.ts'

/** Signs of one player that came without a gap: votes at a standby, or life over a connection to the leader. */
export interface Signals {
  readonly since: Moment
  readonly at: Moment
}

const isFresh = ({ at }: Signals, now: Moment): boolean => atMost(at, now) <= FRESH_MS

/** The next sign. After a gap they begin anew. */
export function signal(before: Signals | undefined, at: Moment): Signals {
  return { since: before && isFresh(before, at) ? before.since : at, at }
}

/**
 * Whether the player has been away from the leader for so long that the leader no longer counts them. Together with
 * `isPresent` it never holds at two hosts at once for a player who is at one host at a time.
 */
export const hasVoted = (votes: Signals, now: Moment): boolean =>
  isFresh(votes, now) && atLeast(votes.since, now) >= FRESH_MS + MARGIN_MS

/** Whether the player has been with the leader for so long that no vote of theirs counts any more. */
export const isPresent = (life: Signals, now: Moment): boolean =>
  isFresh(life, now) && atLeast(life.since, now) >= 2 * FRESH_MS + MARGIN_MS
