import type { Party } from '#shared/schemas/party.ts'

/** What a client knows of who leads its party. */
export interface Following {
  /** The origin that led when it was last heard. */
  readonly leader: string
  /** Null until it was heard for the first time. */
  readonly partyId: string | null
  readonly epoch: number
  /** Everywhere the party may be found, the leader's own address among them. */
  readonly origins: readonly string[]
  /** Since when nobody leads, in `performance.now()`; null while somebody does. */
  readonly lostAt: number | null
}

/** What an origin said when it was asked; null when nothing came, or nothing of a party. */
export interface Heard {
  from: string
  party: Party | null
  at: number
}

/** A lost packet is no lost host: so long, in milliseconds, nobody is told, and no vote is given. */
export const BRIEF_MS = 1_500
/** After so long nobody takes over any more. */
const HOPELESS_MS = 20_000

export const followingAt = (leader: string): Following => ({
  leader,
  partyId: null,
  epoch: 0,
  origins: [leader],
  lostAt: null,
})

const without = (following: Following, { from, at }: Heard): Following =>
  from === following.leader && following.lostAt === null ? { ...following, lostAt: at } : following

/**
 * What is known after an answer. Only a leader of the same party counts whose epoch is not older: a host that was away and does not
 * know yet that it was succeeded is not followed. While somebody leads, only a newer epoch leads elsewhere.
 */
export function next(following: Following, heard: Heard): Following {
  const { from, party } = heard
  const isOurs = party !== null && (following.partyId ?? party.partyId) === party.partyId
  if (!isOurs) return without(following, heard)
  if (!party.isLeading) {
    // One that stands by knows whom for.
    const origins = [...new Set([...following.origins, ...party.origins])]
    return { ...without(following, heard), partyId: party.partyId, origins }
  }
  if (party.epoch < following.epoch) return without(following, heard)
  const isLed = following.lostAt === null && following.partyId !== null
  if (isLed && from !== following.leader && party.epoch === following.epoch) return following
  return {
    leader: from,
    partyId: party.partyId,
    epoch: party.epoch,
    // The former leader may come back to its address.
    origins: [...new Set([from, ...party.origins, ...following.origins])],
    lostAt: null,
  }
}

/** Whom to ask: the leader while it answers, else everyone. */
export const toAsk = ({ leader, origins, lostAt }: Following): readonly string[] =>
  lostAt === null ? [leader] : origins

/** `brief`: perhaps nothing. `looking`: somebody may take over. `gone`: the party goes on when its host is back. */
export type Lead = 'led' | 'brief' | 'looking' | 'gone'

export function leadOf({ origins, lostAt }: Following, now: number): Lead {
  if (lostAt === null) return 'led'
  const lostFor = now - lostAt
  if (lostFor < BRIEF_MS) return 'brief'
  return origins.length > 1 && lostFor < HOPELESS_MS ? 'looking' : 'gone'
}

/** Whether an answer comes from one who may take over: then this player's vote goes there. */
export const votesFor = (following: Following, { from, party, at }: Heard): boolean =>
  following.lostAt !== null &&
  at - following.lostAt >= BRIEF_MS &&
  party !== null &&
  party.partyId === following.partyId &&
  !party.isLeading &&
  from !== following.leader
