import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { createTable, type Table } from '../../tests/support/table.ts'

let cloud: TestCloud
let table: Table
const lines: WebSocket[] = []
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
  table = createTable(cloud.url)
})
afterEach(() => {
  table.leave()
  for (const line of lines.splice(0)) line.terminate()
})
afterAll(() => cloud.stop())

/** A connection without a token: its first packet, or the news that it was closed. */
async function open(address: string): Promise<{ line: WebSocket; first: string }> {
  const line = new WebSocket(`${cloud.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { 'x-forwarded-for': address },
  })
  lines.push(line)
  const closed = once(line, 'close').then(() => 'closed')
  const first = once(line, 'message').then(([data]) => String(data))
  return { line, first: await Promise.race([first, closed]) }
}

const WELCOME = /^0\{"sid"/

describe('connections', () => {
  it('[RT-2] of one account are ten at most', async () => {
    const player = await cloud.register()
    const clients = []
    for (let i = 0; i < 10; i++) clients.push(await table.connect(player))
    await expect(table.connect(player)).rejects.toThrow('Rate limit exceeded')
    await table.connect(await cloud.register())
    expect(clients.every(({ socket }) => socket.connected)).toBe(true)
    clients[0]?.close()
    const again = () => table.connect(player).catch(() => null)
    expect((await eventually(again, (client) => client !== null))?.socket.connected).toBe(true)
  })

  it('[RT-2] without a token yet are a hundred at most from one address', async () => {
    const kept = []
    for (let i = 0; i < 100; i++) kept.push(await open('203.0.113.7'))
    expect(kept.every(({ first }) => WELCOME.test(first))).toBe(true)
    const refused = await open('203.0.113.7')
    if (WELCOME.test(refused.first)) await once(refused.line, 'close')
    expect(refused.line.readyState).toBe(WebSocket.CLOSED)
    expect((await open('203.0.113.8')).first).toMatch(WELCOME)

    const player = await cloud.register()
    const [proven] = kept
    proven?.line.send(`40${JSON.stringify({ token: player.token })}`)
    if (proven) expect(String((await once(proven.line, 'message'))[0])).toMatch(/^40\{"sid"/)
    const next = await open('203.0.113.7')
    expect(next.first).toMatch(WELCOME)
    expect(next.line.readyState).toBe(WebSocket.OPEN)
  })

  it('[RT-2] are closed when the client leaves the namespace, since they are no longer counted', async () => {
    const player = await cloud.register()
    const { line } = await open('203.0.113.9')
    line.send(`40${JSON.stringify({ token: player.token })}`)
    await once(line, 'message')
    line.send('41')
    await once(line, 'close')
  })
})

it('[RT-6] messages of one account are counted together over all its connections', async () => {
  const player = await cloud.register()
  const clients = [await table.connect(player), await table.connect(player), await table.connect(player)]
  const cut = Promise.race(
    clients.map(({ socket }) => new Promise<string>((resolve) => socket.once('disconnect', resolve))),
  )
  for (let i = 0; i < 55; i++) for (const { socket } of clients) socket.emit('watch_lobby', { on: false })
  expect(await cut).toBe('io server disconnect')
})
