import { afterEach, describe, expect, it } from 'vitest'
import { route } from './route.ts'
import { serveChain, type TestChain } from './testing/test-chain.ts'

const limited = (access: 'public' | 'player') =>
  route({
    method: 'get',
    path: `/${access}`,
    access,
    tag: 'test',
    summary: 'A test',
    rateLimit: { name: access, points: 2, seconds: 60 },
    handle: () => undefined,
  })

let chain: TestChain
afterEach(() => chain.close())
const serve = async (variables: Record<string, string>) => {
  chain = await serveChain([limited('public'), limited('player')], {
    TRUSTED_PROXIES: '127.0.0.1',
    ...variables,
  })
}
const get = (path: string, from: string, token?: string) =>
  chain.fetch(`/api${path}`, {
    headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
  })
const statuses = async (...asks: [string, string, string?][]) => {
  const found: number[] = []
  for (const ask of asks) found.push((await get(...ask)).status)
  return found
}

describe('rate limits', () => {
  it('[API-7, ERR-55] answer 429 with the seconds to wait, address by address', async () => {
    await serve({})
    expect(await statuses(['/public', '1.1.1.1'], ['/public', '1.1.1.1'])).toEqual([200, 200])
    const refused = await get('/public', '1.1.1.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toEqual({
      success: false,
      error: 'Rate limit exceeded. Try again in 60 seconds.',
      code: 'RATE_LIMITED',
      details: { retryAfter: 60 },
    })
    expect(await statuses(['/public', '2.2.2.2'])).toEqual([200])
  })

  it('count an IPv6 /64 as one address', async () => {
    await serve({})
    expect(
      await statuses(
        ['/public', '2001:db8::1'],
        ['/public', '2001:db8::2'],
        ['/public', '2001:db8:0:0:ffff::3'],
        ['/public', '2001:db8:0:1::1'],
      ),
    ).toEqual([200, 200, 429, 200])
  })

  it('[AUTH-46] count an IPv6 /48 as well, which may do as much as four networks, and no IPv4 neighbours', async () => {
    await serve({})
    const twiceFrom = (addresses: string[]) =>
      statuses(...addresses.flatMap((ip): [string, string][] => Array(2).fill(['/public', ip])))
    const networks = (site: string) => [1, 2, 3, 4].map((n) => `${site}:${n}::1`)
    expect(await twiceFrom(networks('2001:db8:1'))).toEqual(Array(8).fill(200))
    expect(await twiceFrom(['2001:db8:1:5::1', '2001:db8:1:ffff::1'])).toEqual(Array(4).fill(429))
    expect(await twiceFrom(networks('2001:db8:2'))).toEqual(Array(8).fill(200))
    const neighbours = Array.from({ length: 6 }, (_, n) => `192.0.2.${n}`)
    expect(await twiceFrom(neighbours)).toEqual(Array(12).fill(200))
  })

  it('[AUTH-46] count nothing against the /48 of a network that has used up its own share', async () => {
    await serve({})
    const asks = Array.from({ length: 20 }, (): [string, string] => ['/public', '2001:db8:1:1::1'])
    expect((await statuses(...asks)).filter((status) => status === 200)).toHaveLength(2)
    expect(await statuses(['/public', '2001:db8:1:2::1'])).toEqual([200])
  })

  it('[API-7] count by user where there is one, wherever the user is', async () => {
    await serve({})
    expect(
      await statuses(
        ['/player', '1.1.1.1', 'ann'],
        ['/player', '2.2.2.2', 'ann'],
        ['/player', '3.3.3.3', 'ann'],
        ['/player', '1.1.1.1', 'bob'],
      ),
    ).toEqual([200, 200, 429, 200])
  })

  it('do not apply to this computer outside production', async () => {
    const thrice: [string, string][] = [
      ['/public', '127.0.0.1'],
      ['/public', '127.0.0.1'],
      ['/public', '127.0.0.1'],
    ]
    await serve({})
    expect(await statuses(...thrice)).toEqual([200, 200, 200])
    await chain.close()
    await serve({ NODE_ENV: 'production' })
    expect(await statuses(...thrice)).toEqual([200, 200, 429])
  })

  it('can be turned off', async () => {
    await serve({ RATE_LIMITS: 'off' })
    expect(await statuses(['/public', '1.1.1.1'], ['/public', '1.1.1.1'], ['/public', '1.1.1.1'])).toEqual([
      200, 200, 200,
    ])
  })

  it('a forged X-Forwarded-For changes nothing', async () => {
    await serve({ NODE_ENV: 'production', TRUSTED_PROXIES: '' })
    expect(await statuses(['/public', '1.1.1.1'], ['/public', '2.2.2.2'], ['/public', '3.3.3.3'])).toEqual([
      200, 200, 429,
    ])
  })
})
