import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, ClientState } from '@colyseus/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { encodeEvent, type Frame } from './frame.ts'
import { frameWriter, noteLine } from './frame-writer.ts'

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
  noteLine(socket, request.socket)
  const queued: Uint8Array[] = []
  const side = {
    ref: socket,
    state,
    _enqueuedMessages: queued,
    enqueueRaw: (one: Uint8Array) => queued.push(one),
  }
  return { client, socket, queued, side, write: frameWriter(side as unknown as Client) }
}

const saying = (length: number): Frame => encodeEvent('error', { code: 'X', message: 'x'.repeat(length) })
function frameOf(bytes: number): Frame {
  for (let length = bytes; length >= 0; length--) {
    const frame = saying(length)
    if (frame.message.length === bytes) return frame
  }
  throw new Error(`no message has ${bytes} bytes`)
}

describe('a frame that is written as it is', () => {
  // A websocket frame has its length in one, two or eight bytes.
  it.each([80, 125, 126, 127, 65_535, 65_536, 70_000])('arrives whole, of %d bytes', async (bytes) => {
    const { client, write } = await connect(ClientState.JOINED)
    const heard = once(client, 'message')
    const frame = frameOf(bytes)
    write(frame)
    const [message, isBinary] = await heard
    expect(isBinary).toBe(true)
    expect(Buffer.compare(message, frame.message)).toBe(0)
    client.terminate()
  })

  it('keeps its place among those that ws writes', async () => {
    const { client, socket, write } = await connect(ClientState.JOINED)
    const heard: string[] = []
    client.on('message', (data) => heard.push(String(data).includes('xxx') ? 'ours' : String(data)))
    client.on('ping', () => heard.push('ping'))
    socket.send('one')
    write(saying(3))
    socket.ping()
    write(saying(3))
    socket.send('two')
    await expect.poll(() => heard).toEqual(['one', 'ours', 'ping', 'ours', 'two'])
    client.terminate()
  })

  it('waits for the client to acknowledge its join', async () => {
    const { side, queued, client, write } = await connect(ClientState.JOINING)
    const heard = once(client, 'message')
    const [first, second] = [saying(1), saying(2)]
    write(first)
    expect(queued).toEqual([first.message])
    side.state = ClientState.JOINED
    write(second)
    expect(Buffer.compare((await heard)[0], second.message)).toBe(0)
    client.terminate()
  })

  it('goes nowhere once the websocket closes', async () => {
    const { client, socket, write } = await connect(ClientState.JOINED)
    const heard: unknown[] = []
    client.on('message', (data) => heard.push(data))
    socket.close()
    write(saying(1))
    await once(client, 'close')
    write(saying(1))
    expect(heard).toEqual([])
  })
})

describe('a client is cut off', () => {
  it('when it does not read what it is sent', async () => {
    const { client, socket, write } = await connect(ClientState.JOINED)
    client.pause()
    const frame = saying(60_000)
    const closed = once(socket, 'close')
    for (let sent = 0; sent < 2_000 && socket.readyState === WebSocket.OPEN; sent++) {
      write(frame)
      if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    expect(socket.readyState).not.toBe(WebSocket.OPEN)
    await closed
    client.terminate()
  })

  it('when it never acknowledges its join', async () => {
    const { queued, socket, client, write } = await connect(ClientState.JOINING)
    const closed = once(socket, 'close')
    for (let sent = 0; sent < 300; sent++) write(saying(1))
    await closed
    expect(queued).toHaveLength(256)
    client.terminate()
  })
})
