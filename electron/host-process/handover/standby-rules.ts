import { type Electorate, isMajority } from './electorate.ts'
import { atLeast, atMost, type Moment } from './moment.ts'
import { hasVoted, type Signals, signal } from './signals.ts'
import { OFFER_MS, SILENCE_MS } from './terms.ts'

/** What the rules must know of a snapshot. */
export interface Received {
  readonly epoch: number
  readonly sequence: number
  readonly electorate: Electorate
  /** The leader has ended its games and goes: it was the last. */
  readonly isFinal: boolean
}

/** A desktop that holds a snapshot of its leader's party. */
export interface Standby extends Received {
  readonly at: Moment
  readonly votes: ReadonlyMap<string, Signals>
}

export type StandbyStep = 'take_over' | 'give_up' | 'stay'

const isNewer = (one: Received, other: Received): boolean =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.sequence > other.sequence)

/** Null for what is not newer than what is held: it comes late, or from somebody who has recorded it. */
export function receive(standby: Standby | null, received: Received, at: Moment): Standby | null {
  if (standby && !isNewer(received, standby)) return null
  const { epoch, sequence, electorate, isFinal } = received
  const votes = standby?.epoch === epoch ? standby.votes : new Map()
  return { epoch, sequence, electorate, isFinal, at, votes }
}

/** A player says that they have lost the leader of this epoch. */
export function vote(standby: Standby, userId: string, epoch: number, at: Moment): Standby {
  if (epoch !== standby.epoch) return standby
  const votes = new Map(standby.votes)
  votes.set(userId, signal(votes.get(userId), at))
  return { ...standby, votes }
}

/** What a standby does now, to be asked several times a second. */
export function standbyStep(standby: Standby, now: Moment): StandbyStep {
  if (standby.isFinal) return 'take_over'
  if (atMost(standby.at, now) > OFFER_MS) return 'give_up'
  if (atLeast(standby.at, now) < SILENCE_MS) return 'stay'
  const isFor = (userId: string) => {
    const votes = standby.votes.get(userId)
    return votes !== undefined && hasVoted(votes, now)
  }
  return isMajority(standby.electorate, isFor) ? 'take_over' : 'stay'
}
