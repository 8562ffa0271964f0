import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { OriginCheck } from './allowed-origins.ts'

/** Handles the websockets of some paths. Without `take` it listens for `upgrade` itself, as socket.io does. */
export interface UpgradeHandler {
  owns(path: string): boolean
  take?(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Hands each websocket to the handler of its path. Closes those without a handler, and those of foreign pages. */
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
