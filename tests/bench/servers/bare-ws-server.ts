import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** The floor under everything: a room is a set of sockets, by its path, and what one says all are sent as it came. */
const rooms = new Map<string, Set<WebSocket>>()

const server = http.createServer()
new WebSocketServer({ server }).on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set()
  rooms.set(url, room.add(socket))
  socket.on('message', (line) => {
    for (const listener of room) listener.send(line, { binary: true })
  })
  socket.on('close', () => room.delete(socket))
})
process.on('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
