import { networkInterfaces } from 'node:os'
import { LAN_PORT } from '#shared/constants/lan.ts'
import type { Finding, LanAddress } from '#shared/desktop/host-process.ts'
import { askParty } from '../discovery/ask-party.ts'
import { lanAddresses } from '../network/lan-addresses.ts'
import { LOOPBACK } from '../network/party-network.ts'
import { findingsOf } from './findings.ts'
import { isPortTaken } from './probe-port.ts'

/** A party that runs in this process. */
export interface CheckedParty {
  readonly partyId: string
  readonly port: number
  readonly isOpen: boolean
  readonly isPeerSeen: boolean
}

/** The party of another process on this computer, as far as it can be told from outside. */
async function partyBeside(port: number, addresses: readonly LanAddress[]): Promise<CheckedParty | null> {
  const party = await askParty(`http://${LOOPBACK}:${port}`)
  if (party === null) return null
  const [preferred] = addresses
  const seen = preferred ? await askParty(`http://${preferred.address}:${port}`) : null
  return { partyId: party.partyId, port, isOpen: seen !== null, isPeerSeen: party.players > 0 }
}

/** Looks at this computer's networks, and at the party where one runs. Takes a second or two. */
export async function lanCheck(own: CheckedParty | null, port = LAN_PORT): Promise<Finding[]> {
  const addresses = lanAddresses(networkInterfaces())
  const party = own ?? (await partyBeside(port, addresses))
  if (party === null)
    return findingsOf({ port, isPortTaken: await isPortTaken(port), addresses, party: null })
  const [preferred] = addresses
  const answers = preferred ? await askParty(`http://${preferred.address}:${party.port}`) : null
  const isReachable = answers?.partyId === party.partyId
  const { isOpen, isPeerSeen } = party
  return findingsOf({
    port: party.port,
    isPortTaken: false,
    addresses,
    party: { isOpen, isReachable, isPeerSeen },
  })
}
