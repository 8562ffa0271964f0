import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Machines on one local network without a route to anywhere else. */
export interface House {
  readonly address: (machine: string) => string
  /** What starts a program on this machine. */
  readonly on: (machine: string, ...program: string[]) => { command: string; args: string[] }
  /** Pulls its network cable out, and puts it back. */
  readonly unplug: (machine: string) => void
  readonly plug: (machine: string) => void
  readonly tearDown: () => void
}

const IP = '/usr/sbin/ip'
const ip = (...args: string[]): void => void execFileSync(IP, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** Why this computer cannot build one; null when it can. */
export function noHouseHere(): string | null {
  if (process.platform !== 'linux') return 'Network namespaces need Linux.'
  if (process.getuid?.() !== 0) return 'Network namespaces need root.'
  return existsSync(IP) ? null : 'Network namespaces need iproute2.'
}

/** Each machine is a network namespace with one cable to a switch, which is a namespace of its own: nothing leads out. */
export function buildHouse(machines: readonly string[]): House {
  const prefix = `rr${process.pid}`
  const namespaceOf = (machine: string) => `${prefix}-${machine}`
  const hub = namespaceOf('switch')
  const made: string[] = []
  const addNamespace = (name: string) => {
    ip('netns', 'add', name)
    made.push(name)
    ip('-n', name, 'link', 'set', 'lo', 'up')
  }
  const portOf = (machine: string) => `port${machines.indexOf(machine) + 1}`
  const address = (machine: string) => `192.168.77.${machines.indexOf(machine) + 11}`
  const tearDown = () => {
    for (const name of made.splice(0)) ip('netns', 'del', name)
  }

  try {
    addNamespace(hub)
    // A switch that watches who listens to multicast needs a router that asks; at home there is one.
    ip('-n', hub, 'link', 'add', 'br0', 'type', 'bridge', 'mcast_snooping', '0')
    ip('-n', hub, 'link', 'set', 'br0', 'up')
    for (const machine of machines) {
      const name = namespaceOf(machine)
      addNamespace(name)
      ip('-n', hub, 'link', 'add', portOf(machine), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
      ip('-n', hub, 'link', 'set', portOf(machine), 'master', 'br0', 'up')
      ip('-n', name, 'addr', 'add', `${address(machine)}/24`, 'brd', '+', 'dev', 'eth0')
      ip('-n', name, 'link', 'set', 'eth0', 'up')
      // A router at home would be the way for this; here nothing but the house answers.
      ip('-n', name, 'route', 'add', '224.0.0.0/4', 'dev', 'eth0')
    }
  } catch (error) {
    tearDown()
    throw error
  }

  return {
    address,
    on: (machine, ...program) => ({ command: IP, args: ['netns', 'exec', namespaceOf(machine), ...program] }),
    unplug: (machine) => ip('-n', hub, 'link', 'set', portOf(machine), 'down'),
    plug: (machine) => ip('-n', hub, 'link', 'set', portOf(machine), 'up'),
    tearDown,
  }
}
