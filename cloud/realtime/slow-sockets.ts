import type { Server } from 'socket.io'
import { endLine, type Line } from './lines.ts'

const MAX_WAITING_BYTES = 1 << 20
const MAX_WAITING_PACKETS = 256

/** A field of engine.io that its types leave out. */
interface Waiting {
  readonly writeBuffer: readonly { readonly data?: unknown }[]
}

const sizeOf = (data: unknown): number =>
  typeof data === 'string' || data instanceof Uint8Array ? data.length : 0

/** Packets stay in the buffer only while the connection takes none. */
function isTooSlow(line: Line): boolean {
  const { writeBuffer } = line as unknown as Waiting
  return (
    writeBuffer.length > MAX_WAITING_PACKETS ||
    writeBuffer.reduce((sum, { data }) => sum + sizeOf(data), 0) > MAX_WAITING_BYTES
  )
}

/** Disconnects clients that do not read. socket.io would buffer everything for them until a ping times out. */
export function cutOffSlowSockets(io: Server): void {
  io.engine.on('connection', (line: Line) => {
    line.on('packetCreate', () => {
      if (line.readyState === 'open' && isTooSlow(line)) endLine(line)
    })
  })
}
