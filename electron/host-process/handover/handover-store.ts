import { z } from 'zod/mini'
import type { Store } from '../store/open-store.ts'
import { newId } from '../store/party-record.ts'
import type { Holder } from './leader-rules.ts'
import { newPartyKey, type PartyKey } from './seal.ts'

/** Who may take over, so that a leader that comes back knows whom to ask. */
export type KnownHolder = Pick<Holder, 'standbyId' | 'origins'>

export interface HandoverRecord {
  /** Of this computer, for good. */
  readonly ownId: string
  readonly partyKey: PartyKey
  readonly holder: KnownHolder | null
}

const peersSchema = z.object({ partyId: z.string(), origins: z.array(z.string()) })

interface Row {
  readonly ownId: string
  readonly partyKey: Buffer
  readonly holder: string | null
  readonly peers: string
}

/** One who has stood by on another evening has not taken over since. */
const HOLDER_KEPT_MS = 3 * 3_600_000

export type HandoverStore = ReturnType<typeof createHandoverStore>

/** What a computer must still know of a handover after it was killed. */
export function createHandoverStore(store: Store, now: () => number) {
  store
    .prepare(`insert or ignore into handover (only_one, own_id, party_key, peers) values (1, ?, ?, '[]')`)
    .run(newId(), newPartyKey())
  const select = store.prepare<[], Row>(
    'select own_id as ownId, party_key as partyKey, holder, peers from handover',
  )
  const setHolder = store.prepare<[string | null]>('update handover set holder = ?')
  const setKey = store.prepare<[PartyKey]>('update handover set party_key = ?')
  const setPeers = store.prepare<[string]>('update handover set peers = ?')

  function holderOf(text: string | null): KnownHolder | null {
    if (text === null) return null
    const { at, ...holder } = JSON.parse(text) as KnownHolder & { at: number }
    return now() - at < HOLDER_KEPT_MS ? holder : null
  }

  return {
    read(): HandoverRecord {
      const { ownId, partyKey, holder } = select.get() as Row
      return { ownId, partyKey, holder: holderOf(holder) }
    },
    /** Origins of this party's other computers; what is known of another party is nothing of it. */
    peersOf(partyId: string): readonly string[] {
      const kept = peersSchema.safeParse(JSON.parse((select.get() as Row).peers))
      return kept.success && kept.data.partyId === partyId ? kept.data.origins : []
    },
    /** On the disk when it returns, and not only on its way there. */
    keepHolder(holder: KnownHolder | null): void {
      const { standbyId, origins } = holder ?? {}
      setHolder.run(holder && JSON.stringify({ standbyId, origins, at: now() }))
      store.pragma('wal_checkpoint(FULL)')
    },
    keepKey: (partyKey: PartyKey): void => void setKey.run(partyKey),
    keepPeers: (partyId: string, origins: readonly string[]): void =>
      void setPeers.run(JSON.stringify({ partyId, origins })),
  }
}
