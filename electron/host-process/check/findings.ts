import type { Finding, LanAddress } from '#shared/desktop/host-process.ts'

/** What the probes of the LAN check have seen. */
export interface Probes {
  readonly port: number
  /** Another program listens on the port. */
  readonly isPortTaken: boolean
  readonly addresses: readonly LanAddress[]
  /** The party that runs here; null when none does. */
  readonly party: {
    readonly isOpen: boolean
    /** It answers under the address to give to others. */
    readonly isReachable: boolean
    /** Somebody has come from another computer, or another party was heard. */
    readonly isPeerSeen: boolean
  } | null
}

/** What is wrong on this network, the worst first; `ready` alone, or before a remark, when a game can begin (LAN-8). */
export function findingsOf({ port, isPortTaken, addresses, party }: Probes): Finding[] {
  if (isPortTaken) return [{ code: 'port_taken', port }]
  const [preferred, ...others] = addresses
  if (!preferred) return [{ code: 'no_network' }]
  const { address } = preferred
  const several: Finding[] =
    others.length === 0
      ? []
      : [{ code: 'several_addresses', address, others: others.map((other) => other.address) }]
  if (party && !party.isOpen) return [{ code: 'not_open' }, ...several]
  if (party && !party.isReachable) return [{ code: 'not_reachable', address, port }, ...several]
  const alone: Finding[] = party && !party.isPeerSeen ? [{ code: 'no_peer_seen' }] : []
  return [{ code: 'ready', address, port }, ...several, ...alone]
}
