import { Bonjour, type ServiceConfig } from 'bonjour-service'
import type { Logger } from '../logger.ts'

/** What the library hides of itself: without a listener its errors would end the process. */
interface Inside {
  readonly server: {
    readonly mdns: { on(event: 'error' | 'warning', listener: (error: unknown) => void): void }
  }
}

/** mDNS on one network of this computer: one socket for all of them would speak on a single one, which may be virtual. */
export function bonjourOn(address: string, logger: Logger): Bonjour {
  // Bound to the address itself the socket would hear no multicast.
  const options = { interface: address, bind: '0.0.0.0' } as Partial<ServiceConfig>
  const warn = (error: unknown) => logger.warn({ err: error, address }, 'mDNS does not work on this network')
  const bonjour = new Bonjour(options, warn)
  const { mdns } = (bonjour as unknown as Inside).server
  mdns.on('error', warn)
  mdns.on('warning', warn)
  return bonjour
}
