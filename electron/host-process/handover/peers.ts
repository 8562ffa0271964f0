import type { HandoverStore } from './handover-store.ts'

/** More are nobody's party. */
const MOST = 20

export interface PeersParts {
  readonly handover: Pick<HandoverStore, 'peersOf' | 'keepPeers'>
  /** Of the party on this computer's disk. */
  readonly partyId: string
  /** Origins of this computer, which is no peer of itself. */
  readonly own: () => readonly string[]
}

/** The origins of the party's other computers, the last heard of first. */
export function createPeers({ handover, partyId, own }: PeersParts) {
  let peers = handover.peersOf(partyId)
  return {
    all: (): readonly string[] => peers,
    /** Answers whether there is anything new. They are kept for the party with this id; null: not at all. */
    learn(origins: readonly string[], keptFor: string | null): boolean {
      const others = [...new Set([...origins, ...peers])].filter((origin) => !own().includes(origin))
      const next = others.slice(0, MOST)
      if (next.join() === peers.join()) return false
      peers = next
      if (keptFor !== null) handover.keepPeers(keptFor, peers)
      return true
    },
    /** They are those of another party. */
    clear(): void {
      peers = []
    },
  }
}
