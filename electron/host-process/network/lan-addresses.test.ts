import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { lanAddresses } from './lan-addresses.ts'

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo[] => [
  { address, family: 'IPv4', internal, netmask: '255.255.255.0', mac: '', cidr: `${address}/24` },
]

it('[LAN-8] prefers a private address of real hardware over virtual, self-given and public ones', () => {
  const found = lanAddresses({
    lo: ipv4('127.0.0.1', true),
    docker0: ipv4('172.17.0.1'),
    'vEthernet (WSL)': ipv4('192.168.240.1'),
    utun3: ipv4('10.8.0.2'),
    en5: ipv4('169.254.10.1'),
    eth1: ipv4('203.0.113.7'),
    'Wi-Fi': ipv4('192.168.1.20'),
    eth0: ipv4('10.0.0.5'),
  })
  expect(found.map(({ address }) => address)).toEqual([
    '192.168.1.20',
    '10.0.0.5',
    '203.0.113.7',
    '169.254.10.1',
    '192.168.240.1',
    '172.17.0.1',
    '10.8.0.2',
  ])
  expect(found.filter(({ isPreferred }) => isPreferred)).toEqual([
    { address: '192.168.1.20', interface: 'Wi-Fi', isPreferred: true },
  ])
})

it('[LAN-8] finds none on a computer without a network', () => {
  expect(lanAddresses({ lo: ipv4('127.0.0.1', true) })).toEqual([])
})
