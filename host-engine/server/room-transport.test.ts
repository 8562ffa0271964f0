import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Room, Server } from '@colyseus/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { RoomTransport } from './room-transport.ts'

const EVERY_MS = 100

class Quiet extends Room {
  override autoDispose = false
  override onCreate(): void {
    this.onMessage('*', () => undefined)
  }
}

const transport = http.createServer()
const colyseus = new Server({
  transport: new RoomTransport({ server: transport, pingInterval: EVERY_MS, pingMaxRetries: 2 }),
  greet: false,
  gracefullyShutdown: false,
})

beforeAll(async () => {
  colyseus.define('quiet', Quiet)
  await colyseus.listen(0, '127.0.0.1')
})
afterAll(() => colyseus.gracefullyShutdown(false))

/** A client that is in a room, and what it was asked. */
async function enter({ autoPong }: { autoPong: boolean }) {
  const { port } = transport.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/quiet`, {
    method: 'POST',
    body: '{}',
  })
  const { room, sessionId } = (await answer.json()) as {
    room: { processId: string; roomId: string }
    sessionId: string
  }
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/${room.processId}/${room.roomId}?sessionId=${sessionId}`,
    {
      autoPong,
    },
  )
  let pings = 0
  socket.on('ping', () => pings++)
  await once(socket, 'message')
  return { socket, pings: () => pings }
}

it('pings silent clients and keeps those that answer; hardly ever one that sends', async () => {
  const silent = await enter({ autoPong: true })
  const talker = await enter({ autoPong: true })
  const JOIN_ROOM = 10
  const talk = setInterval(() => talker.socket.send(Buffer.of(JOIN_ROOM)), EVERY_MS / 10)
  await expect.poll(silent.pings, { timeout: 10_000 }).toBeGreaterThan(8)
  // A busy machine may hold a line up for a beat.
  expect(talker.pings()).toBeLessThan(3)
  clearInterval(talk)
  const before = talker.pings()
  await expect.poll(talker.pings, { timeout: 10_000 }).toBeGreaterThan(before + 2)
  for (const { socket } of [silent, talker]) {
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.close()
  }
})

it('terminates a client that is silent and does not answer', async () => {
  const { socket, pings } = await enter({ autoPong: false })
  await once(socket, 'close')
  expect(pings()).toBe(2)
})
