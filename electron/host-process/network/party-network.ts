import type { LanAddress } from '#shared/desktop/host-process.ts'
import { isLoopback } from '../http/loopback.ts'
import type { Logger } from '../logger.ts'
import { type Interfaces, lanAddresses } from './lan-addresses.ts'
import { createListeners, type ListenersParts } from './listeners.ts'

export const LOOPBACK = '127.0.0.1'
/** All addresses of this computer. */
const WILDCARDS = ['0.0.0.0', '::']
/** Computers change networks, and cables come out. */
const LOOK_EVERY_MS = 3_000

export interface PartyNetworkParts extends ListenersParts {
  /** `127.0.0.1` until it is opened to the network, or where it listens from the start. */
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  readonly interfaces: () => Interfaces
  readonly logger: Logger
  /** It was opened or closed, or this computer has other addresses. */
  readonly onChange: () => void
}

export type PartyNetwork = ReturnType<typeof createPartyNetwork>

/** Where a party can be reached: on this computer alone, until it is opened to the network (LAN-2). */
export function createPartyNetwork({
  host,
  port: wanted,
  interfaces,
  logger,
  onChange,
  ...parts
}: PartyNetworkParts) {
  const listeners = createListeners(parts)
  const startsOpen = host !== 'localhost' && !isLoopback(host)
  let port = wanted
  let isOpen = startsOpen
  let addresses = lanAddresses(interfaces())
  let looking: NodeJS.Timeout | undefined

  let told = ''
  let moves: Promise<unknown> = Promise.resolve()

  /** One after another: two would listen on one address at once. */
  function move(work: () => Promise<void>): Promise<void> {
    const moved = moves.then(work)
    moves = moved.catch(() => undefined)
    return moved
  }

  /**
   * Listens on the addresses that this computer has now, and on no others; players on other addresses notice nothing. Throws
   * the first PortError, after all others are open.
   */
  async function follow(): Promise<void> {
    if (startsOpen) return
    const wantedNow = new Set(isOpen ? addresses.map(({ address }) => address) : [])
    const open = listeners.addresses().filter((address) => address !== host)
    const faults: unknown[] = []
    for (const address of open) if (!wantedNow.has(address)) await listeners.close(address)
    for (const address of wantedNow)
      if (!open.includes(address)) await listeners.open(address, port).catch((error) => faults.push(error))
    if (faults.length > 0) throw faults[0]
  }

  const where = (): string => JSON.stringify([addresses, reachableAt()])
  function tell(): void {
    told = where()
    onChange()
  }

  /** Each time, for an address that could not be listened on may be free by now. */
  async function look(): Promise<void> {
    addresses = lanAddresses(interfaces())
    try {
      await follow()
    } finally {
      if (where() !== told) tell()
    }
  }

  /** Those of this computer's addresses under which others reach the party now. */
  function reachableAt(): string[] {
    if (!isOpen) return []
    if (startsOpen && !WILDCARDS.includes(host)) return [host]
    const own = addresses.map(({ address }) => address)
    const listening = listeners.addresses()
    return startsOpen ? own : own.filter((address) => listening.includes(address))
  }

  return {
    port: (): number => port,
    isOpen: (): boolean => isOpen,
    reachableAt,
    addresses: (): readonly LanAddress[] => addresses,

    /** Where others find the party, the best first. */
    origins(): string[] {
      const hosts = reachableAt()
      return (hosts.length > 0 ? hosts : [LOOPBACK]).map((name) => `http://${name}:${port}`)
    },

    /** Answers the port. Throws PortError. */
    async start(): Promise<number> {
      port = await listeners.open(host, port)
      told = where()
      looking = setInterval(() => {
        move(look).catch((error: unknown) =>
          logger.warn({ err: error }, 'an address could not be listened on'),
        )
      }, LOOK_EVERY_MS)
      return port
    },

    /** Throws PortError where another program has the port on one of the addresses: then it is open on none. */
    async openToLan(): Promise<void> {
      if (isOpen) return
      isOpen = true
      await move(async () => {
        try {
          await follow()
        } catch (error) {
          isOpen = false
          await follow()
          throw error
        }
      })
      tell()
    },

    /** Ends the connections of other computers; those of this one go on. */
    async closeToLan(): Promise<void> {
      if (startsOpen || !isOpen) return
      isOpen = false
      await move(follow)
      tell()
    },

    stop: () => {
      clearInterval(looking)
      return move(listeners.closeAll)
    },
  }
}
