import { createServer } from 'node:net'

/** Whether another program listens on this port of all addresses. */
export function isPortTaken(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(true))
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(false)))
  })
}
