import type { Duplex } from 'node:stream'
import type { Client, ClientPrivate } from '@colyseus/core'
import type { WebSocket } from 'ws'
import type { Frame } from './frame.ts'

const MAX_BUFFERED_BYTES = 1 << 20
const MAX_QUEUED_MESSAGES = 256

const tcpSockets = new WeakMap<WebSocket, Duplex>()
/** To be called for each websocket before its client joins: what it runs over. */
export function noteTcpSocket(socket: WebSocket, tcp: Duplex): void {
  tcpSockets.set(socket, tcp)
}

const corked: Duplex[] = []

/** Holds back what is written until the current turn of the event loop ends, so that it all leaves in one system call. */
function corkForThisTurn(tcp: Duplex): void {
  if (tcp.writableCorked > 0) return
  tcp.cork()
  if (corked.push(tcp) === 1) process.nextTick(uncorkAll)
}

function uncorkAll(): void {
  for (const tcp of corked.splice(0)) tcp.uncork()
}

/**
 * Sends a client what its room says. Cuts off those that do not read what they are sent, or never acknowledge their join:
 * it would all be kept for them.
 */
export function frameWriter(client: Client): (frame: Frame) => void {
  const socket = client.ref as WebSocket
  const tcp = tcpSockets.get(socket)
  if (!tcp) throw new Error('a websocket came by no transport of ours')
  return (frame) => {
    const queued = (client as Client & ClientPrivate)._enqueuedMessages?.length ?? 0
    if (queued >= MAX_QUEUED_MESSAGES || socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
    else {
      corkForThisTurn(tcp)
      client.enqueueRaw(frame)
    }
  }
}
