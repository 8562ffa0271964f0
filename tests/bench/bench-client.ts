import { once } from 'node:events'
import { WebSocket } from 'ws'
import { isJoin, JOIN_ACKNOWLEDGED, nameOf } from './frames.ts'
import type { Tally } from './tally.ts'

/** What a server says last while it lets somebody in: its first view, its welcome, or nothing but the open socket. */
export type Seated = 'room_view' | 'join' | 'open'

type Listener = (name: string, frame: Buffer) => void

export interface BenchClient {
  send(frame: Uint8Array): void
  /** Gets the frames as they come; a new listener replaces the former. */
  listen(listener: Listener): void
}

interface Connect {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly seated: Seated
  readonly tally: Tally
}

/** Connects, and resolves once the server has let it in. */
export async function connect({ url, headers, seated, tally }: Connect): Promise<BenchClient> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true })
  let heard: Listener | undefined
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`closed with ${code} before it was let in`)))
    if (seated === 'open') socket.once('open', () => resolve())
    socket.on('message', (frame: Buffer) => {
      if (isJoin(frame)) {
        socket.send(JOIN_ACKNOWLEDGED)
        if (seated === 'join') resolve()
        return
      }
      const name = nameOf(frame)
      tally.count(name, frame.length)
      if (name === seated) resolve()
      heard?.(name, frame)
    })
  })
  socket.removeAllListeners('close')
  // A client that a server cuts off would make its work lighter.
  once(socket, 'close').then(([code]) => tally.count(`closed with ${code}`, 0))
  return {
    send: (frame) => socket.send(frame),
    listen: (listener) => {
      heard = listener
    },
  }
}
