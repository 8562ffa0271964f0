import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, ClientState } from '@colyseus/core'
import { WebSocketClient } from '@colyseus/ws-transport'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { encodeEvent } from './frame.ts'
import { frameWriter, noteTcpSocket } from './frame-writer.ts'

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  sockets.close()
  server.close()
})

/** A websocket client, and the writer of the server's side for a client of Colyseus's in this state. */
async function connect(state: ClientState) {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [[socket, request]] = await Promise.all([once(sockets, 'connection'), once(client, 'open')])
  noteTcpSocket(socket, request.socket)
  const side = new WebSocketClient('seat', socket)
  side.state = state
  if (state === ClientState.JOINED) Reflect.deleteProperty(side, '_enqueuedMessages')
  const heard: Buffer[] = []
  client.on('message', (data: Buffer) => heard.push(data))
  return { client, socket, tcp: request.socket, heard, side, write: frameWriter(side as Client) }
}

const saying = (length: number): Uint8Array =>
  encodeEvent('error', { code: 'X', message: 'x'.repeat(length) })
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('what the room says', () => {
  it('arrives in its order among what ws writes itself', async () => {
    const { client, socket, write } = await connect(ClientState.JOINED)
    const heard: string[] = []
    client.on('message', (data) => heard.push(String(data).includes('xxx') ? 'ours' : String(data)))
    client.on('ping', () => heard.push('ping'))
    socket.send('one')
    write(saying(3))
    socket.ping()
    write(saying(70_000))
    socket.send('two')
    await expect.poll(() => heard).toEqual(['one', 'ours', 'ping', 'ours', 'two'])
    client.terminate()
  })

  it('leaves in one piece at the end of the turn in which it was said', async () => {
    const { client, tcp, heard, write } = await connect(ClientState.JOINED)
    const before = tcp.bytesWritten
    const frames = [saying(1), saying(2)]
    for (const frame of frames) write(frame)
    expect(tcp.writableLength).toBeGreaterThan(0)
    expect(tcp.bytesWritten).toBe(before + tcp.writableLength)
    await expect.poll(() => heard.map((data) => data.length)).toEqual(frames.map(({ length }) => length))
    expect(tcp.writableLength).toBe(0)
    client.terminate()
  })

  it('waits for the client to acknowledge its join', async () => {
    const { side, client, heard, write } = await connect(ClientState.JOINING)
    const [first, second] = [saying(1), saying(2)]
    write(first)
    expect(side._enqueuedMessages).toEqual([first])
    side.state = ClientState.JOINED
    write(second)
    await expect.poll(() => heard.map(({ length }) => length)).toEqual([second.length])
    client.terminate()
  })

  it('goes nowhere once the websocket closes', async () => {
    const { client, socket, heard, write } = await connect(ClientState.JOINED)
    socket.close()
    write(saying(1))
    await once(client, 'close')
    write(saying(1))
    expect(heard).toEqual([])
  })
})

describe('a client is cut off', () => {
  // With 61 readers a look at every 61st frame always meets the same one.
  it.each([1, 61])('when it does not read what it is sent, as the first of %d', async (readers) => {
    const slow = await connect(ClientState.JOINED)
    const others = await Promise.all(Array.from({ length: readers - 1 }, () => connect(ClientState.JOINED)))
    slow.client.pause()
    const closed = once(slow.socket, 'close')
    const [long, short] = [saying(200_000), saying(1)]
    for (let sent = 0; sent < 200 && slow.socket.readyState === WebSocket.OPEN; sent++) {
      slow.write(long)
      for (const { write } of others) write(short)
      await turn()
    }
    expect(slow.socket.readyState).not.toBe(WebSocket.OPEN)
    await closed
    for (const { client, socket } of others) {
      expect(socket.readyState).toBe(WebSocket.OPEN)
      client.terminate()
    }
  })

  it('when it never acknowledges its join', async () => {
    const { side, socket, client, write } = await connect(ClientState.JOINING)
    const closed = once(socket, 'close')
    for (let sent = 0; sent < 300; sent++) write(saying(1))
    await closed
    expect(side._enqueuedMessages).toHaveLength(256)
    client.terminate()
  })
})
