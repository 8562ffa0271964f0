import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { isWebSocket } from '#host-engine/index.ts'

export type PortFault = 'port_taken' | 'port_forbidden' | 'failed'

/** The party cannot listen on this port. */
export class PortError extends Error {
  readonly fault: PortFault
  readonly port: number

  constructor(fault: PortFault, port: number, cause: unknown) {
    const why: Record<PortFault, string> = {
      port_taken: 'is in use by another program',
      port_forbidden: 'may not be used by this program',
      failed: 'cannot be used',
    }
    super(`Port ${port} ${why[fault]}.`, { cause })
    this.fault = fault
    this.port = port
  }
}

const FAULTS: Readonly<Record<string, PortFault>> = { EADDRINUSE: 'port_taken', EACCES: 'port_forbidden' }
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

export interface ListenersParts {
  readonly handle: RequestListener
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

export type Listeners = ReturnType<typeof createListeners>

const SERVER_OPTIONS = { requestTimeout: 30_000, headersTimeout: 15_000, shouldUpgradeCallback: isWebSocket }
const CLOSE_WITHIN_MS = 2_000

/** The same party under several addresses: opening it to the network disturbs nobody who plays by another. */
export function createListeners({ handle, upgrade }: ListenersParts) {
  const servers = new Map<string, Server>()
  /** Their websockets: a server that closes forgets them. */
  const sockets = new Map<string, Set<Duplex>>()

  /** Answers the port. Throws PortError. */
  async function open(address: string, port: number): Promise<number> {
    const server = createServer(SERVER_OPTIONS, handle)
    const open = new Set<Duplex>()
    server.on('upgrade', (request, socket, head) => {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      upgrade(request, socket, head)
    })
    const listening = Promise.withResolvers<void>()
    server.once('error', listening.reject)
    server.listen(port, address, listening.resolve)
    try {
      await listening.promise
    } catch (error) {
      throw new PortError(FAULTS[codeOf(error)] ?? 'failed', port, error)
    }
    server.off('error', listening.reject)
    servers.set(address, server)
    sockets.set(address, open)
    const bound = server.address()
    return typeof bound === 'object' && bound !== null ? bound.port : port
  }

  async function close(address: string): Promise<void> {
    const server = servers.get(address)
    if (!server) return
    servers.delete(address)
    for (const socket of sockets.get(address) ?? []) socket.destroy()
    sockets.delete(address)
    const closed = Promise.withResolvers<void>()
    server.close(() => closed.resolve())
    server.closeIdleConnections()
    const impatience = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS)
    await closed.promise
    clearTimeout(impatience)
  }

  return {
    open,
    close,
    addresses: (): string[] => [...servers.keys()],
    closeAll: async (): Promise<void> => void (await Promise.all([...servers.keys()].map(close))),
  }
}
