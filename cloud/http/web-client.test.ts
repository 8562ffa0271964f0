import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveChain, type TestChain } from './testing/test-chain.ts'

const SCRIPT = `export const x = 1 // ${'long '.repeat(500)}`
const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-web-'))
const root = join(folder, 'web')
let chain: TestChain

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'the secret')
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>The app</title>')
  writeFileSync(join(root, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(root, 'assets/app-1a2b.js'), SCRIPT)
  chain = await serveChain([], {}, { webRoot: root })
})
afterAll(async () => {
  await chain.close()
  rmSync(folder, { recursive: true })
})

/** Sends the path as it is written; fetch would normalise it. */
const rawGet = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    get(chain.url, { path }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    }).on('error', reject)
  })

describe('the web client', () => {
  it.each([
    '/',
    '/room/ABC',
    '/game-pass',
    '/anything/else?x=1',
    '/apis',
    '/healthy',
    '/room/%ff',
    '//evil.example/x',
  ])('[NAV-18] %s answers the app', async (path) => {
    const { status, text } = await rawGet(path)
    expect([status, text]).toEqual([200, '<!doctype html><title>The app</title>'])
  })

  it('[NAV-18] index.html is revalidated each time, a file with a hash in its name never', async () => {
    const page = await chain.fetch('/lobby')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const script = await chain.fetch('/assets/app-1a2b.js')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await chain.fetch('/robots.txt')).headers.get('content-type')).toMatch('text/plain')
  })

  it('answers 304 to a client that has the file, and compresses where the client accepts it', async () => {
    const first = await chain.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('vary')).toContain('Accept-Encoding')
    expect(await first.text()).toBe(SCRIPT)
    const plain = await chain.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT])
    // Node's fetch would otherwise add `no-cache`, which asks for the whole.
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    expect((await chain.fetch('/assets/app-1a2b.js', { headers })).status).toBe(304)
    const head = await chain.fetch('/assets/app-1a2b.js', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('answers 404 for a missing asset', async () => {
    expect((await chain.fetch('/assets/old-9z.js')).status).toBe(404)
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/....//secret.txt',
    '/%00/../secret.txt',
    '/%252e%252e/secret.txt',
  ])('no path leads out: %s', async (path) => {
    expect((await rawGet(path)).text).not.toContain('secret')
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is answered 404', async (method) => {
    const response = await chain.fetch('/lobby', { method })
    expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND'])
  })

  it('without a build says how to make one', async () => {
    const bare = await serveChain([])
    const response = await bare.fetch('/')
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('npm run build')])
    await bare.close()
  })
})
