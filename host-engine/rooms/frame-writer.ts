import type { Duplex } from 'node:stream'
import { type Client, type ClientPrivate, ClientState } from '@colyseus/core'
import { WebSocket } from 'ws'
import type { Frame } from './frame.ts'

const MAX_BUFFERED_BYTES = 1 << 20
const MAX_QUEUED_MESSAGES = 256
/** To look is a twentieth of what a frame costs. A prime above the size of a room: so nobody in it is always passed over. */
const LOOK_EVERY = 61

const lines = new WeakMap<WebSocket, Duplex>()
/** To be called for each websocket before its client joins: what it runs over. */
export function noteLine(socket: WebSocket, line: Duplex): void {
  lines.set(socket, line)
}

let frames = 0

/**
 * Sends frames that are ready: `ws` would make each anew for each who hears it, an eighth of what a line of the chat costs.
 * Nothing is compressed here, so `ws` keeps nothing back that would have to go first. Cuts off clients that do not read what
 * they are sent, or never acknowledge their join: it would all be kept for them.
 */
export function frameWriter(client: Client): (frame: Frame) => void {
  const socket = client.ref as WebSocket
  const line = lines.get(socket)
  if (!line) throw new Error('a websocket came by no transport of ours')
  return ({ message, wire }) => {
    if (client.state === ClientState.JOINING) {
      const queued = (client as Client & ClientPrivate)._enqueuedMessages?.length ?? 0
      if (queued >= MAX_QUEUED_MESSAGES) socket.terminate()
      else client.enqueueRaw(message)
    } else if (socket.readyState === WebSocket.OPEN) {
      frames++
      if (frames % LOOK_EVERY === 0 && socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
      else line.write(wire)
    }
  }
}
