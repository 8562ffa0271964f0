import type { Logger } from '../logger.ts'
import type { PartyRecord } from '../store/party-record.ts'
import type { Connections } from './connections.ts'
import type { HandoverStore } from './handover-store.ts'
import type { PartyCopy } from './party-copy.ts'
import type { Inheritance } from './standby-half.ts'

/** What a succession needs of the computer that it runs on. */
export interface SuccessionParts {
  readonly handover: HandoverStore
  readonly connections: Connections
  readonly record: () => PartyRecord
  /** The addresses of this computer, the one to give to others first. */
  readonly ownOrigins: () => readonly string[]
  /** By its name: pages that were opened there must be answered by a successor, too. */
  readonly namedOrigins: () => readonly string[]
  readonly copy: (gamesSince: number) => PartyCopy
  readonly marks: () => readonly unknown[]
  /** Opens the rooms that are on the disk. */
  readonly openRooms: () => Promise<void>
  /** Writes the rooms to the disk and puts them away as they are. */
  readonly putRoomsAway: () => Promise<void>
  /** Makes the party this computer's own. */
  readonly inherit: (inheritance: Inheritance) => void
  readonly onTookOver: () => void
  readonly onChange: () => void
  readonly logger: Logger
}
