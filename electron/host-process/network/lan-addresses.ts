import type { NetworkInterfaceInfo } from 'node:os'
import ipaddr from 'ipaddr.js'
import type { LanAddress } from '#shared/desktop/host-process.ts'

export type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Made by software: others on the network seldom reach this computer through them. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|VMware|VirtualBox|Hyper-V|WSL|tun|tap|utun|wg|tailscale|zt|ppp|ham|awdl|llw|bridge|anpi|lxc|podman|cni|flannel)/i

/** Of a network behind a router. */
export const isPrivate = (address: string): boolean => ipaddr.IPv4.parse(address).range() === 'private'
/** Given by the computer to itself, where no router gave it one. */
const isSelfGiven = (address: string): boolean => ipaddr.IPv4.parse(address).range() === 'linkLocal'

/** How likely others reach this computer by it: the higher the likelier. Home networks are mostly 192.168. */
const likelihood = (name: string, address: string): number =>
  (VIRTUAL.test(name) ? 0 : 8) +
  (isSelfGiven(address) ? 0 : 4) +
  (isPrivate(address) ? 2 : 0) +
  (address.startsWith('192.168.') ? 1 : 0)

/** The IPv4 addresses of this computer on its networks, the one to give to others first. */
export function lanAddresses(interfaces: Interfaces): LanAddress[] {
  const all = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, interface: name })),
  )
  return all
    .toSorted((a, b) => likelihood(b.interface, b.address) - likelihood(a.interface, a.address))
    .map((one, index) => ({ ...one, isPreferred: index === 0 }))
}
