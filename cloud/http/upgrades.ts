import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { OriginCheck } from './allowed-origins.ts'

/** One who takes websockets. Without `take` it listens for `upgrade` itself, as socket.io does with `destroyUpgrade: false`. */
export interface UpgradeHandler {
  owns(path: string): boolean
  take?(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Whoever offers another protocol, such as h2c, is content with an answer in this one. */
export const isWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/** Gives each websocket to the one who owns its path, and ends those that nobody owns or that a foreign page opened. */
export function routeUpgrades(
  server: Server,
  isAllowedOrigin: OriginCheck,
  handlers: readonly UpgradeHandler[],
): void {
  server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const handler = handlers.find(({ owns }) => owns(path))
    if (handler === undefined || !isAllowedOrigin(request.headers.origin)) {
      socket.destroy()
      return
    }
    handler.take?.(request, socket, head)
  })
}
