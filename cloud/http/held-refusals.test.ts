import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { route } from './route.ts'
import { serveChain, type TestChain } from './testing/test-chain.ts'

let chain: TestChain
beforeAll(async () => {
  const once = route({
    method: 'get',
    path: '/once',
    access: 'public',
    tag: 'test',
    summary: 'Once an hour',
    response: z.object({}),
    rateLimit: { name: 'once', points: 1, seconds: 3_600 },
    handle: () => ({}),
  })
  chain = await serveChain([once], { TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => chain.close())

const ask = async (address: string) => {
  const begun = performance.now()
  const answer = await chain
    .fetch('/api/once', { headers: { 'x-forwarded-for': address } })
    .then(({ status, headers }) => ({ status, connection: headers.get('connection') }))
    .catch(() => ({ status: 0, connection: null }))
  return { ...answer, ms: performance.now() - begun }
}

it('[API-7] answers twenty refusals at once, holds back the next, and cuts off a crowd of them', async () => {
  expect((await ask('203.0.113.5')).status).toBe(200)
  for (let nth = 0; nth < 20; nth++) expect((await ask('203.0.113.5')).status).toBe(429)
  const held = await ask('203.0.113.5')
  expect(held).toMatchObject({ status: 429, connection: 'close' })
  expect(held.ms).toBeGreaterThan(450)
  const crowd = await Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.5')))
  expect(crowd.filter(({ status }) => status === 0).length).toBeGreaterThanOrEqual(20)
  expect(crowd.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(32)
  // Others are answered as ever.
  expect((await ask('203.0.113.6')).status).toBe(200)
  const other = await ask('203.0.113.6')
  expect(other.status).toBe(429)
})
