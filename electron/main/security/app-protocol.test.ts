import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appPages } from './app-protocol.ts'

let folder: string
let get: (path: string, method?: string) => Promise<Response>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-'))
  const root = join(folder, 'web')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  writeFileSync(join(root, 'assets/index.js'), 'run()')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const answer = appPages(root, 'https://play.example.org')
  get = (path, method = 'GET') => answer(new Request(`app://riddle-rooms${path}`, { method }))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('[NATIVE-7] serves the files of the web client, each with its type', async () => {
  const script = await get('/assets/index.js')
  expect(await script.text()).toBe('run()')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

it('serves the page where the router has a path, and 404 for a file that is not there', async () => {
  for (const path of ['/', '/lobby?join=K7QX2M', '/room/01ABC']) {
    expect(await (await get(path)).text()).toBe('<!doctype html>')
  }
  expect((await get('/assets/gone.js')).status).toBe(404)
})

it('connects the page with its cloud, and beyond it without TLS only, as LAN hosts have none', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self' https://play.example.org wss://play.example.org http: ws:;")
  expect(policy).toContain("frame-ancestors 'none'")
})

it('stays within its folder', async () => {
  for (const path of [
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%',
    '/%00.js',
  ])
    expect.soft(await (await get(path)).text(), path).not.toContain('secret')
})

it('answers its own host and reading methods only', async () => {
  expect((await get('/', 'POST')).status).toBe(404)
  const other = await appPages(folder, 'https://play.example.org')(new Request('app://elsewhere/secret.txt'))
  expect(other.status).toBe(404)
})
