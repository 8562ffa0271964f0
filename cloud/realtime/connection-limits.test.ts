import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { holdTime } from '#cloud/testing/hold-time.ts'
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
const connectPacket = (token: string) => `40${JSON.stringify({ token })}`

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
    proven?.line.send(connectPacket(player.token))
    if (proven) expect(String((await once(proven.line, 'message'))[0])).toMatch(/^40\{"sid"/)
    const next = await open('203.0.113.7')
    expect(next.first).toMatch(WELCOME)
    expect(next.line.readyState).toBe(WebSocket.OPEN)
  })

  it('[AUTH-46] without a token yet are four times as many at most from one IPv6 /48', async () => {
    const from = (network: number) => `2001:db8:1:${network}::1`
    const kept = await Promise.all(Array.from({ length: 400 }, (_, i) => open(from(i % 5))))
    expect(kept.every(({ first }) => WELCOME.test(first))).toBe(true)
    const refused = await open(from(6))
    if (WELCOME.test(refused.first)) await once(refused.line, 'close')
    expect(refused.line.readyState).toBe(WebSocket.CLOSED)
    expect((await open('2001:db8:2:1::1')).first).toMatch(WELCOME)
    const [left] = kept
    left?.line.terminate()
    const again = async () => {
      const { line, first } = await open(from(6))
      return WELCOME.test(first) && line.readyState === WebSocket.OPEN
    }
    expect(await eventually(again, (isOpen) => isOpen)).toBe(true)
  })

  it('[RT-2] are closed at once when the token is refused, after the reason', async () => {
    const { line } = await open('203.0.113.10')
    const heard: string[] = []
    line.on('message', (data) => heard.push(String(data)))
    line.send(connectPacket('not.a.token'))
    // The server closes a connection without a token after ten seconds.
    await once(line, 'close', { signal: AbortSignal.timeout(8_000) })
    expect(heard).toEqual(['44{"message":"Unauthorized"}'])
  })

  it('[RT-2] look at one token each: a second closes them, while the first is looked at too', async () => {
    const looked = vi.spyOn(cloud.app.services.auth, 'authenticate')
    const { token } = await cloud.register()
    const { line } = await open('203.0.113.10')
    for (let nth = 0; nth < 20; nth++) line.send(connectPacket(token))
    await once(line, 'close')
    expect(looked).toHaveBeenCalledOnce()
    looked.mockRestore()
  })

  it('[RT-2] of an address that sent a hundred wrong tokens are closed unheard for a while', async () => {
    const prove = async (address: string): Promise<string> => {
      const { line, first } = await open(address)
      if (!WELCOME.test(first)) return 'closed'
      const closed = once(line, 'close').then(() => 'closed')
      const answer = once(line, 'message').then(([data]) => String(data))
      line.send(connectPacket('not.a.token'))
      const outcome = await Promise.race([answer, closed])
      line.terminate()
      return outcome
    }
    const wrong = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, i) => prove(`2001:db8:7:7::${i.toString(16)}`)))
    const answers = [...(await wrong(60)), ...(await wrong(60)), ...(await wrong(5))]
    expect(answers.slice(0, 100).every((answer) => answer.startsWith('44'))).toBe(true)
    expect(answers.at(-1)).toBe('closed')
    expect(await prove('2001:db8:7:8::1')).toMatch(/^44/)
  })

  it('[AUTH-46] are 200 at once from one IPv6 /64, whichever of its addresses they come from', async () => {
    const isOpen = async (address: string): Promise<boolean> => {
      const { line, first } = await open(address)
      if (!WELCOME.test(first) || line.readyState !== WebSocket.OPEN) return false
      const closed = once(line, 'close').then(() => false)
      const answered = once(line, 'message').then(() => true)
      line.send('40/nowhere,')
      const outcome = await Promise.race([answered, closed])
      line.terminate()
      return outcome
    }
    const opened: boolean[] = []
    holdTime()
    for (let batch = 0; batch < 6; batch++) {
      const addresses = Array.from({ length: 50 }, (_, i) => `2001:db8:9:9::${batch}:${i}`)
      opened.push(...(await Promise.all(addresses.map(isOpen))))
    }
    const count = opened.filter(Boolean).length
    expect(count).toBe(200)
    expect(await isOpen('2001:db8:9:10::1')).toBe(true)
  })

  it('[RT-2] are closed when the client leaves the namespace, since they are no longer counted', async () => {
    const player = await cloud.register()
    const { line } = await open('203.0.113.9')
    line.send(connectPacket(player.token))
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
