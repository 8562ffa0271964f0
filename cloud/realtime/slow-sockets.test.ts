import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { io as connect } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { cutOffSlowSockets } from './slow-sockets.ts'

const BIG = 'x'.repeat(64 * 1024)
const server = createServer()
// No ping times out here.
const io = new Server(server, { pingInterval: 600_000, pingTimeout: 600_000 })
let address = ''
beforeAll(async () => {
  cutOffSlowSockets(io)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => io.close())

const arrival = () => new Promise<Socket>((resolve) => io.once('connection', resolve))

it('cuts off a client that does not read what it is sent', async () => {
  const arrived = arrival()
  const line = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`)
  await once(line, 'open')
  line.send('40')
  const socket = await arrived
  line.pause()
  const gone = new Promise((resolve) => socket.once('disconnect', resolve))
  for (let i = 0; i < 500; i++) socket.emit('news', BIG)
  // Which of the two depends on whether the error or the close is seen first.
  expect(await gone).toMatch(/^transport (close|error)$/)
  line.terminate()
})

it('keeps one that reads, however much it is sent in all', async () => {
  const arrived = arrival()
  const client = connect(`http://${address}`, { transports: ['websocket'], forceNew: true })
  client.on('news', (_news, done) => done())
  const socket = await arrived
  for (let i = 0; i < 100; i++) await socket.emitWithAck('news', BIG)
  expect(socket.connected).toBe(true)
  client.disconnect()
})

it('watches every socket of a broadcast: each that does not read is cut off, and no other', async () => {
  const open = async () => {
    const arrived = arrival()
    const line = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`)
    await once(line, 'open')
    line.send('40')
    return { line, socket: await arrived }
  }
  const all = []
  for (let i = 0; i < 8; i++) all.push(await open())
  const isSlow = (i: number) => [0, 3, 7].includes(i)
  const slow = all.filter((_, i) => isSlow(i))
  for (const { line } of slow) line.pause()
  const gone = Promise.all(slow.map(({ socket }) => once(socket, 'disconnect')))
  // Readers need a turn of the event loop between two messages.
  const sendUntilCutOff = () => {
    io.emit('news', BIG)
    return slow.some(({ socket }) => socket.connected)
  }
  await expect.poll(sendUntilCutOff, { interval: 1 }).toBe(false)
  await gone
  expect(all.map(({ socket }) => socket.connected)).toEqual(all.map((_, i) => !isSlow(i)))
  for (const { line } of all) line.terminate()
})
