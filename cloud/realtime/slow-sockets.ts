import type { Server, Socket } from 'socket.io'

const MAX_WAITING_BYTES = 1 << 20
const MAX_WAITING_PACKETS = 256

type Line = Socket['conn']
/** What engine.io keeps and its types do not tell. */
interface Waiting {
  readonly writeBuffer: readonly { readonly data?: unknown }[]
}

const sizeOf = (data: unknown): number =>
  typeof data === 'string' || data instanceof Uint8Array ? data.length : 0

/** Packets wait here only while the line takes none. */
function isTooSlow(line: Line): boolean {
  const { writeBuffer } = line as unknown as Waiting
  return (
    writeBuffer.length > MAX_WAITING_PACKETS ||
    writeBuffer.reduce((sum, { data }) => sum + sizeOf(data), 0) > MAX_WAITING_BYTES
  )
}

/** Cuts off those who do not read what they are sent: socket.io would keep it all until it misses their pings. */
export function cutOffSlowSockets(io: Server): void {
  io.engine.on('connection', (line: Line) => {
    line.on('packetCreate', () => {
      if (line.readyState === 'open' && isTooSlow(line)) end(line)
    })
  })
}

/** A websocket that is closed politely waits for an answer, with all that it has not sent. */
function end(line: Line): void {
  const { transport } = line
  if ('socket' in transport) (transport.socket as { terminate(): void }).terminate()
  else line.close(true)
}
