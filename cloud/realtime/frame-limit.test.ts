import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { holdTime } from '#cloud/testing/hold-time.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { createTable, type Table } from '../../tests/support/table.ts'

let cloud: TestCloud
let table: Table
const lines: WebSocket[] = []
beforeAll(async () => {
  cloud = await startTestCloud()
  table = createTable(cloud.url)
})
afterEach(() => {
  table.leave()
  for (const line of lines.splice(0)) line.terminate()
})
afterAll(() => cloud.stop())

async function open(query = ''): Promise<WebSocket> {
  const line = new WebSocket(
    `${cloud.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket${query}`,
  )
  lines.push(line)
  await once(line, query === '' ? 'message' : 'open')
  return line
}

async function openProven(token: string): Promise<WebSocket> {
  const line = await open()
  line.send(`40${JSON.stringify({ token })}`)
  await once(line, 'message')
  return line
}

const FRAMES = {
  'engine.io pongs': (line: WebSocket) => line.send('3'),
  'websocket pings': (line: WebSocket) => line.ping(),
  'websocket pongs': (line: WebSocket) => line.pong(),
  'acknowledgements of nothing': (line: WebSocket) => line.send('437["x"]'),
}

/** Less than the 10 s after which the server closes a connection without a token, and the 45 s for unanswered pings. */
const BEFORE_OTHER_LIMITS_MS = 8_000

/** Sends all frames at one instant of the server's clock, also on a slow machine. */
async function flood(line: WebSocket, send: (line: WebSocket) => void): Promise<void> {
  holdTime()
  const closed = once(line, 'close', { signal: AbortSignal.timeout(BEFORE_OTHER_LIMITS_MS) })
  for (let nth = 0; nth < 300; nth++) send(line)
  await closed
}

describe.each(Object.entries(FRAMES))('a flood of %s', (_name, send) => {
  it('[RT-66] closes a proven connection, and no other', async () => {
    const bystander = await table.connect(await cloud.register())
    await flood(await openProven((await cloud.register()).token), send)
    expect(await bystander.say('watch_lobby', { on: false })).toEqual({ success: true })
  })
})

it.each(['engine.io pongs', 'websocket pings'] as const)(
  '[RT-66] a flood of %s closes a connection that has sent no token yet',
  async (name) => flood(await open(), FRAMES[name]),
)

it.each(['websocket pings', 'probes'] as const)(
  '[RT-66] a flood of %s closes a connection that is about to leave polling',
  async (name) => {
    const first = await (await fetch(`${cloud.url}/socket.io/?EIO=4&transport=polling`)).text()
    const { sid } = JSON.parse(first.slice(1))
    const line = await open(`&sid=${sid}`)
    await flood(line, name === 'probes' ? () => line.send('2probe') : FRAMES[name])
  },
)

it('[RT-66] frames below events count with the user’s messages, over all connections', async () => {
  const player = await cloud.register()
  const client = await table.connect(player)
  const line = await openProven(player.token)
  const signal = AbortSignal.timeout(BEFORE_OTHER_LIMITS_MS)
  const closed = Promise.race([
    once(line, 'close', { signal }),
    new Promise((resolve) => client.socket.once('disconnect', resolve)),
  ])
  holdTime()
  for (let nth = 0; nth < 45; nth++) {
    line.ping()
    client.socket.emit('watch_lobby', { on: false })
  }
  await closed
})

it('[RT-66] a client that goes on sending after its flood is not read for long', async () => {
  const line = await openProven((await cloud.register()).token)
  holdTime()
  // It sends, but never answers the close.
  line.pause()
  const { _socket: tcp } = line as unknown as { _socket: NodeJS.EventEmitter }
  const gone = new Promise((resolve, reject) => {
    tcp.once('error', resolve).once('close', resolve)
    AbortSignal.timeout(BEFORE_OTHER_LIMITS_MS).addEventListener('abort', reject)
  })
  const sending = setInterval(() => line.ping(), 2)
  await gone
  clearInterval(sending)
})
