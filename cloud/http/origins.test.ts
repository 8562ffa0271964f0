import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '#cloud/config/read-settings.ts'
import { originCheck } from './allowed-origins.ts'
import { route } from './route.ts'
import { serveChain, type TestChain } from './testing/test-chain.ts'

const open = route({
  method: 'get',
  path: '/open',
  access: 'public',
  tag: 'test',
  summary: 'A test',
  handle: () => undefined,
})

let chain: TestChain
beforeAll(async () => {
  chain = await serveChain([open], { PUBLIC_URL: 'https://riddles.example' })
})
afterAll(() => chain.close())

const FOREIGN = [
  'https://evil.example',
  'http://riddles.example',
  'https://riddles.example.evil.example',
  'null',
  'x',
]

describe('origins', () => {
  it.each(['https://riddles.example', 'app://riddle-rooms', 'https://localhost'])(
    '[OPS-4, RT-70] %s may call and read, also the server’s time',
    async (origin) => {
      const response = await chain.fetch('/api/open', { headers: { origin } })
      expect(response.status).toBe(200)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      expect(response.headers.get('access-control-expose-headers')).toContain('Date')
      expect(Math.abs(Date.parse(response.headers.get('date') ?? '') - Date.now())).toBeLessThan(60_000)
      const preflight = await chain.fetch('/api/open', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
      expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
    },
  )

  it.each(FOREIGN)('[OPS-4] %s is refused 403, also its preflight', async (origin) => {
    const response = await chain.fetch('/api/open', { headers: { origin } })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ success: false, error: 'Forbidden', code: 'FORBIDDEN' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const headers = { origin, 'access-control-request-method': 'POST' }
    expect((await chain.fetch('/api/open', { method: 'OPTIONS', headers })).status).toBe(403)
  })

  it('[OPS-4] allows requests without an Origin, and an allowed one can read a refusal', async () => {
    expect((await chain.fetch('/api/open')).status).toBe(200)
    const refused = await chain.fetch('/api/nowhere', { headers: { origin: 'app://riddle-rooms' } })
    expect(refused.headers.get('access-control-allow-origin')).toBe('app://riddle-rooms')
  })

  it('[OPS-4] in production gives this computer no privilege', () => {
    const check = (mode: string) =>
      originCheck(
        readSettings({
          NODE_ENV: mode,
          AUTH_SECRET: 'x'.repeat(32),
          ALLOW_SANDBOX_PAYMENTS: 'true',
          PUBLIC_URL: 'http://localhost:3000',
        }),
      )
    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect([check('development')(origin), check('production')(origin)]).toEqual([true, false])
    }
    expect(check('development')('http://localhost:3001')).toBe(false)
    expect(check('production')('http://localhost:3000')).toBe(true)
  })
})

describe('headers', () => {
  it('[API-8] bears an id of our own on success and failure', async () => {
    const ids = new Set<string | null>()
    for (const path of ['/api/open', '/api/nowhere', '/', '/health/live']) {
      const response = await chain.fetch(path, { headers: { 'x-request-id': 'forged' } })
      ids.add(response.headers.get('x-request-id'))
    }
    expect(ids.size).toBe(4)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('says what a page may do', async () => {
    const { headers } = await chain.fetch('/')
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of [
      "script-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(policy).not.toContain('google')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('names where a page may open websockets: here, and at the other processes', async () => {
    let processes: readonly string[] = []
    const cluster = await serveChain(
      [],
      { NODE_ENV: 'production', PUBLIC_URL: 'https://riddles.example' },
      { processes: () => processes },
    )
    const connectSrc = async () =>
      /connect-src ([^;]+)/.exec((await cluster.fetch('/')).headers.get('content-security-policy') ?? '')?.[1]
    expect(await connectSrc()).toBe("'self' wss://riddles.example")
    processes = ['play-1.riddles.example:443', 'play-2.riddles.example:443']
    expect(await connectSrc()).toBe(
      `'self' wss://riddles.example ${processes.map((at) => `wss://${at}`).join(' ')}`,
    )
    // A policy cannot name it.
    processes = ['[2001:db8::1]:443']
    expect(await connectSrc()).toBe("'self' wss://riddles.example wss:")
    await cluster.close()
  })

  it('allows Google’s button where Google is set up, and nothing else of Google', async () => {
    const withGoogle = await serveChain([], { GOOGLE_CLIENT_ID: '12-a.apps.example' })
    const { headers } = await withGoogle.fetch('/')
    await withGoogle.close()
    const policy = headers.get('content-security-policy') ?? ''
    const gsi = 'https://accounts.google.com/gsi/'
    for (const part of [
      `script-src 'self' ${gsi}client;`,
      `style-src 'self' 'unsafe-inline' ${gsi}style;`,
      `connect-src 'self' ws://localhost:3000 ws://127.0.0.1:3000 ${gsi};`,
      `frame-src 'self' ${gsi};`,
    ]) {
      expect(policy).toContain(part)
    }
    expect(policy.split('google')).toHaveLength(5)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })
})
