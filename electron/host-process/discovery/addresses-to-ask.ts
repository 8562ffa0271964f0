import ipaddr from 'ipaddr.js'
import { type Interfaces, isPrivate, lanAddresses } from '../network/lan-addresses.ts'

/** As many as a /22 has: a home, a school's room, a small conference. */
export const ASKED_AT_MOST = 1_024
const SMALLEST_PREFIX = 22

const toNumber = (address: string): number =>
  ipaddr.IPv4.parse(address).octets.reduce((sum, octet) => sum * 256 + octet, 0)
const toText = (number: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')

function prefixOf(interfaces: Interfaces, address: string): number {
  const info = Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .find((one) => one.address === address)
  const prefix = info ? ipaddr.IPv4.parse(info.netmask).prefixLengthFromSubnetMask() : null
  return Math.max(prefix ?? 24, SMALLEST_PREFIX)
}

/** The addresses of one subnet, the nearest to one's own first: routers hand out neighbours. */
function subnetOf(address: string, prefix: number): string[] {
  const own = toNumber(address)
  const size = 2 ** (32 - prefix)
  const first = Math.floor(own / size) * size
  return Array.from({ length: size }, (_, index) => first + index)
    .slice(1, -1)
    .toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .map(toText)
}

/** Whom to ask for a party where nothing is announced: private subnets of this computer, itself first (LAN-7). */
export function addressesToAsk(interfaces: Interfaces): string[] {
  const asked = lanAddresses(interfaces)
    .filter(({ address }) => isPrivate(address))
    .flatMap(({ address }) => subnetOf(address, prefixOf(interfaces, address)))
  return [...new Set(['127.0.0.1', ...asked])].slice(0, ASKED_AT_MOST)
}
