import { type Electorate, isBlocking } from './electorate.ts'
import { atLeast, atMost, type Moment } from './moment.ts'
import { isPresent, type Signals } from './signals.ts'
import { ADMITTED_MS, LEASE_MS, RELEASE_MS } from './terms.ts'

/** A snapshot that the standby may have received. */
export interface Sent {
  readonly sequence: number
  readonly electorate: Electorate
  /** It lets the standby take over at once. */
  readonly isFinal: boolean
  /** Null when it was before the leader's restart. */
  readonly at: Moment | null
}

/** The one desktop that may take over. */
export interface Holder {
  readonly standbyId: string
  /** Where it would lead, the address to try first first. */
  readonly origins: readonly string[]
  /** What it may hold, oldest first: the last that it is known to have, and everything sent since. */
  readonly outstanding: readonly Sent[]
  /** Before this it has received nothing; null after a restart, until it acknowledges what was sent since. */
  readonly leaseFrom: Moment | null
  /** Null after a restart. */
  readonly admittedAt: Moment | null
}

/** A host that leads, or would if it knew that nobody else does. */
export interface Leader {
  readonly isFrozen: boolean
  readonly holder: Holder | null
}

export type LeaderStep = 'freeze' | 'thaw' | 'release' | 'stay'

/** A leader in a new party, or one that has just taken over: nobody else can. */
export const aloneLeader: Leader = { isFrozen: false, holder: null }

/** Before everything that is sent from now on. */
const UNKNOWN_SENT: Sent = { sequence: 0, electorate: [], isFinal: false, at: null }

/** A leader that comes back from the disk. If somebody could take over, somebody may have. */
export const returnedLeader = (holder: Pick<Holder, 'standbyId' | 'origins'> | null): Leader =>
  holder
    ? {
        isFrozen: true,
        holder: { ...holder, outstanding: [UNKNOWN_SENT], leaseFrom: null, admittedAt: null },
      }
    : aloneLeader

/** A desktop that offers itself, and says that it holds nothing of this party. */
export interface Candidate {
  readonly standbyId: string
  readonly origins: readonly string[]
  /** The last epoch in which it has led the party; 0 for none. */
  readonly ledEpoch: number
}

/** Whether it may be the standby: there is none, or it was this one, which has not taken over since. */
export const mayAdmit = ({ holder }: Leader, epoch: number, { standbyId, ledEpoch }: Candidate): boolean =>
  ledEpoch <= epoch && (holder === null || holder.standbyId === standbyId)

export const admit = (leader: Leader, { standbyId, origins }: Candidate, at: Moment): Leader => ({
  ...leader,
  holder: { standbyId, origins, outstanding: [], leaseFrom: null, admittedAt: at },
})

/** Whoever may hold something of the party. One that was let in and never came may not. */
export const possibleSuccessor = ({ holder }: Leader): Holder | null =>
  holder && holder.outstanding.length > 0 ? holder : null

/** Every electorate must be remembered, but of three equal ones in a row the middle one tells nothing. */
function remember(outstanding: readonly Sent[], sent: Sent): readonly Sent[] {
  const [last, before] = outstanding.toReversed()
  const isSame = (one: Sent | undefined) =>
    one?.isFinal === sent.isFinal && one.electorate.join() === sent.electorate.join()
  return isSame(last) && isSame(before) ? [...outstanding.slice(0, -1), sent] : [...outstanding, sent]
}

/** To be called before the snapshot leaves. */
export function send(leader: Leader, sent: Sent): Leader {
  const { holder } = leader
  if (!holder) return leader
  const leaseFrom = holder.outstanding.length === 0 ? sent.at : holder.leaseFrom
  return { ...leader, holder: { ...holder, outstanding: remember(holder.outstanding, sent), leaseFrom } }
}

/** The standby says that it holds this snapshot. */
export function acknowledge(leader: Leader, sequence: number): Leader {
  const { holder } = leader
  const held = holder?.outstanding.findLast((sent) => sent.sequence <= sequence)
  if (!holder || !held) return leader
  const outstanding = holder.outstanding.filter((sent) => sent.sequence >= held.sequence)
  return { ...leader, holder: { ...holder, outstanding, leaseFrom: held.at ?? holder.leaseFrom } }
}

/** The standby holds nothing any more and says so, or the host's person goes on without it. */
export const release = (leader: Leader): Leader => ({ ...leader, holder: null })

/** What a leader does now, to be asked several times a second. `players`: their life over connections to this host. */
export function leaderStep(
  { isFrozen, holder }: Leader,
  players: ReadonlyMap<string, Signals>,
  now: Moment,
): LeaderStep {
  if (holder && neverCame(holder, now)) return 'release'
  const isAlone = holder === null || hasLease(holder, now)
  // Once it has frozen, the standby may have taken over with votes of players who have come back since.
  if (isFrozen) return isAlone ? 'thaw' : 'stay'
  if (!isAlone && !isBlocked(holder, players, now)) return 'freeze'
  const last = holder?.outstanding.at(-1)?.at
  return last && atLeast(last, now) > RELEASE_MS ? 'release' : 'stay'
}

const neverCame = ({ outstanding, admittedAt }: Holder, now: Moment): boolean =>
  outstanding.length === 0 && admittedAt !== null && atLeast(admittedAt, now) > ADMITTED_MS

const mayBeFinal = ({ outstanding }: Holder): boolean => outstanding.some(({ isFinal }) => isFinal)

/** The standby has lately said that it is no more than that. */
const hasLease = (holder: Holder, now: Moment): boolean =>
  !mayBeFinal(holder) && holder.leaseFrom !== null && atMost(holder.leaseFrom, now) < LEASE_MS

/** So many players are here that the standby cannot have a majority, whichever snapshot it holds. */
function isBlocked(holder: Holder, players: ReadonlyMap<string, Signals>, now: Moment): boolean {
  const isHere = (userId: string) => {
    const life = players.get(userId)
    return life !== undefined && isPresent(life, now)
  }
  return !mayBeFinal(holder) && holder.outstanding.every(({ electorate }) => isBlocking(electorate, isHere))
}
