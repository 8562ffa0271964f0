/** How long the parts of a handover wait for each other, in milliseconds. */

/** Whoever is let in as a standby asks for the party so soon, or has not heard of it. */
export const ADMITTED_MS = 5_000
/** Since the leader has sent what its standby was last known to hold: then it must not count on leading any more. */
export const LEASE_MS = 5_000
/** Since the standby has last received something. Longer than the lease, so that the leader has frozen before. */
export const SILENCE_MS = 6_000
/** A vote, or a sign of life over a connection, counts for so long. Clients repeat votes each second, hosts ping each second. */
export const FRESH_MS = 4_000
/** For what is on its way, and for how seldom hosts look. */
export const MARGIN_MS = 1_000
/** A standby takes over so soon after the last that it received, or not at all. */
export const OFFER_MS = 60_000
/** After this time the leader knows that the standby's offer has run out. */
export const RELEASE_MS = OFFER_MS + 15_000
