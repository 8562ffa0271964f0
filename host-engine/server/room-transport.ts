import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport'
import type { WebSocket } from 'ws'
import { noteTcpSocket } from '../rooms/frame-writer.ts'

/** Counts its pings without an answer, as Colyseus's own transport does; less than none after a message. */
type Socket = WebSocket & { pingCount: number }
const HEARD = -1

/** Colyseus's transport, without pings to clients that have just sent a message. */
export class RoomTransport extends WebSocketTransport {
  constructor(options: TransportOptions) {
    super(options)
    this.wss.prependListener('connection', (socket, { socket: tcp }) => noteTcpSocket(socket, tcp))
  }

  protected override autoTerminateUnresponsiveClients(everyMs: number, mostUnanswered: number): void {
    this.wss.on('connection', (socket: Socket) => {
      socket.on('message', () => {
        socket.pingCount = HEARD
      })
    })
    this.pingInterval = setInterval(() => {
      for (const socket of this.wss.clients as Set<Socket>) {
        if (socket.pingCount >= mostUnanswered) socket.terminate()
        else if (socket.pingCount !== HEARD) socket.ping()
        socket.pingCount++
      }
    }, everyMs)
  }
}
