import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { matchMaker, Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'

/** What Colyseus costs by itself: a room that passes on what it is told. It has no state, so it is spared the patch timer. */
class LineRoom extends Room {
  override autoDispose = false
  override patchRate = 0
  override onCreate(): void {
    this.onMessage('chat_message', (_client, line) => this.broadcast('chat_message', line))
  }
}

/** Opens a room for whatever request is not Colyseus's own, and answers its id. */
const server = http.createServer(async (_request, response) => {
  const { roomId } = await matchMaker.createRoom('lines', {})
  response.end(JSON.stringify({ roomId }))
})
const colyseus = new Server({
  transport: new WebSocketTransport({ server }),
  greet: false,
  gracefullyShutdown: false,
})
colyseus.define('lines', LineRoom)
process.on('SIGTERM', () => process.exit(0))
await colyseus.listen(0, '127.0.0.1')
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
