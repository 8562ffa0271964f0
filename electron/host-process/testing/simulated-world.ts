import type { Candidate } from '../handover/leader-rules.ts'
import type { Moment } from '../handover/moment.ts'
import type { Claim } from '../handover/ranking.ts'
import type { Received } from '../handover/standby-rules.ts'

/** A player's end of a connection. */
export interface ClientEnd {
  readonly closed: () => void
  readonly pinged: () => void
}

/** What others can ask of a host. */
export interface HostDoor {
  isAlive(): boolean
  /** Null for one that stands by. */
  claim(): Claim | null
  takePoll(standbyPlace: number, held: Received): Received | null
  admitStandby(candidate: Candidate): Received | null
  /** Answers the epoch; null where nobody is let in. */
  connect(player: number, client: ClientEnd): number | null
  /** A pong. */
  hear(player: number, client: ClientEnd): void
  disconnect(player: number, client: ClientEnd): void
  follow(player: number, epoch: number): void
}

/** The network and the time of a simulated party. Places are computers and phones; hosts come first. */
export interface SimulatedWorld {
  now(): number
  /** By the clocks of this place. */
  momentAt(place: number): Moment
  host(index: number): HostDoor
  hostIndexes(): readonly number[]
  /** Arrives later, or not at all. */
  send(from: number, to: number, arrive: () => void): void
}
