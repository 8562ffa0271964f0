import { expect, it } from 'vitest'
import { findingsOf, type Probes } from './findings.ts'

const address = { address: '192.168.1.20', interface: 'Wi-Fi', isPreferred: true }
const other = { address: '10.8.0.2', interface: 'utun3', isPreferred: false }
const party = { isOpen: true, isReachable: true, isPeerSeen: true }
const probes: Probes = { port: 8790, isPortTaken: false, addresses: [address], party }
const codes = (changes: Partial<Probes>) => findingsOf({ ...probes, ...changes }).map(({ code }) => code)

it('[LAN-8] says that all is well, and where', () => {
  expect(findingsOf(probes)).toEqual([{ code: 'ready', address: '192.168.1.20', port: 8790 }])
})

it('[LAN-8, LAN-5] names the port that is taken', () => {
  expect(findingsOf({ ...probes, isPortTaken: true, party: null })).toEqual([
    { code: 'port_taken', port: 8790 },
  ])
})

it('[LAN-8] tells a missing network from a closed party and from one that does not answer', () => {
  expect(codes({ addresses: [] })).toEqual(['no_network'])
  expect(codes({ party: { ...party, isOpen: false } })).toEqual(['not_open'])
  expect(codes({ party: { ...party, isReachable: false } })).toEqual(['not_reachable'])
})

it('[LAN-8] says that no peer was seen, and which of several addresses to give', () => {
  expect(codes({ party: { ...party, isPeerSeen: false } })).toEqual(['ready', 'no_peer_seen'])
  expect(findingsOf({ ...probes, addresses: [address, other] })).toContainEqual({
    code: 'several_addresses',
    address: '192.168.1.20',
    others: ['10.8.0.2'],
  })
})
