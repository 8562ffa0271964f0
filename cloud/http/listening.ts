import type { Server } from 'node:http'
import type { Settings } from '#cloud/config/settings.ts'

const CLOSE_WITHIN_MS = 3_000

/** Answers the port. Rejects when it is taken. */
export async function listen(
  server: Server,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<number> {
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(port, host, listening.resolve)
  await listening.promise
  server.off('error', listening.reject)
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Where this process reaches itself. */
export function addressOf(server: Server): string {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen')
  const isEverywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = isEverywhere
    ? 'localhost'
    : address.address.includes(':')
      ? `[${address.address}]`
      : address.address
  return `http://${host}:${address.port}`
}

/**
 * Answers that are under way get a moment; connections that are only kept open do not. A websocket that its owner left
 * open would hold the server for ever, so the wait has an end.
 */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = Promise.withResolvers<void>()
  server.close(() => closed.resolve())
  server.closeIdleConnections()
  const impatience = setTimeout(() => {
    server.closeAllConnections()
    closed.resolve()
  }, CLOSE_WITHIN_MS)
  await closed.promise
  clearTimeout(impatience)
}
