import type { GameServer } from '#host-engine/index.ts'
import type { Logger } from '../logger.ts'
import type { PartyDirectory } from '../rooms/room-directory.ts'
import type { RoomSnapshots } from '../rooms/room-snapshots.ts'
import type { Store } from '../store/open-store.ts'
import type { PartyRecord } from '../store/party-record.ts'
import type { Connections } from './connections.ts'
import { createHandoverStore } from './handover-store.ts'
import { readTables, writeCopy } from './party-copy.ts'
import { createSuccession, type Succession } from './succession.ts'

export interface PartySuccessionParts {
  readonly store: Store
  readonly connections: Connections
  readonly games: Pick<GameServer, 'mark' | 'putAway'>
  readonly snapshots: RoomSnapshots
  readonly directory: Pick<PartyDirectory, 'ids'>
  readonly record: () => PartyRecord
  readonly ownOrigins: () => readonly string[]
  readonly namedOrigins: () => readonly string[]
  readonly passwordDigest: () => string | null
  /** The party in the store is another from now on. */
  readonly onInherited: (passwordDigest: string | null) => void
  readonly onTookOver: () => void
  readonly onChange: () => void
  readonly logger: Logger
}

/** The succession of a party that is kept in a store. */
export function partySuccession(parts: PartySuccessionParts): Succession {
  const { store, games, snapshots, directory } = parts
  const handover = createHandoverStore(store, Date.now)
  return createSuccession({
    ...parts,
    handover,
    marks: () => directory.ids().flatMap((id) => [id, games.mark(id)]),
    copy(gamesSince) {
      snapshots.save()
      const { partyId, name, code } = parts.record()
      const passwordDigest = parts.passwordDigest()
      return { party: { partyId, name, code, passwordDigest }, ...readTables(store, gamesSince) }
    },
    openRooms: snapshots.resume,
    async putRoomsAway() {
      snapshots.save()
      snapshots.letGo()
      await games.putAway()
    },
    inherit({ copy, epoch, partyKey }) {
      writeCopy(store, copy, epoch)
      handover.keepKey(partyKey)
      parts.onInherited(copy.party.passwordDigest)
    },
  })
}
