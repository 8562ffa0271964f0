import { Registry } from 'prom-client'
import { afterEach, describe, expect, it } from 'vitest'
import { route } from './route.ts'
import { serveChain, type TestChain } from './testing/test-chain.ts'

let chain: TestChain
afterEach(() => chain.close())

describe('health', () => {
  it('[OPS-10] answers 200 while everything works', async () => {
    chain = await serveChain([], {}, { probes: { database: async () => 1 } })
    const live = await chain.fetch('/health/live')
    expect([live.status, await live.json()]).toEqual([200, { status: 'live', down: [] }])
    const ready = await chain.fetch('/health/ready')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', down: [] }])
  })

  it('[OPS-10] answers 503 and names what is down or silent; the process itself lives', async () => {
    const broken = async () => {
      throw new Error('connect ECONNREFUSED 10.0.0.5')
    }
    const silent = () => new Promise(() => undefined)
    chain = await serveChain([], {}, { probes: { database: broken, queue: silent, clock: async () => 1 } })
    const ready = await chain.fetch('/health/ready')
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'down', down: ['database', 'queue'] }])
    expect((await chain.fetch('/health/live')).status).toBe(200)
  })
})

describe('metrics', () => {
  const item = route({
    method: 'get',
    path: '/items/{id}',
    access: 'public',
    tag: 'test',
    summary: 'A test',
    handle: () => undefined,
  })

  it('[OPS-11] answers this computer, and counts by pattern', async () => {
    chain = await serveChain([item], {}, { registry: new Registry() })
    for (const id of ['a', 'b']) await chain.fetch(`/api/items/${id}`)
    const response = await chain.fetch('/metrics')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/items/{id}",status="200"} 2',
    )
    expect(text).not.toContain('/items/a')
  })

  it('[OPS-11] refuses what a proxy passes on', async () => {
    chain = await serveChain([])
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      const response = await chain.fetch('/metrics', { headers: { [header]: '127.0.0.1' } })
      expect(response.status, header).toBe(403)
    }
  })

  it('[OPS-11] with METRICS_TOKEN also answers requests that carry it, and no others', async () => {
    chain = await serveChain([], { METRICS_TOKEN: 'a token of metrics' })
    const ask = async (authorization?: string) =>
      (
        await chain.fetch('/metrics', {
          headers: { 'x-forwarded-for': '1.2.3.4', ...(authorization && { authorization }) },
        })
      ).status
    expect(await ask('Bearer a token of metrics')).toBe(200)
    expect((await chain.fetch('/metrics')).status).toBe(200)
    expect([await ask(), await ask('Bearer a token of metricz'), await ask('Bearer x')]).toEqual([
      403, 403, 403,
    ])
  })
})
