import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let folder: string
let cloud: TestCloud
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'updates-'))
  mkdirSync(join(folder, 'feed/sub'), { recursive: true })
  writeFileSync(join(folder, 'secret'), 'secret')
  for (const name of [
    'latest-linux.yml',
    'riddle-rooms-1.40.0-linux-x86_64.AppImage',
    'riddle-rooms-1.9.0-linux-x86_64.AppImage',
    'riddle-rooms-1.40.0-linux-amd64.deb',
    'riddle-rooms-1.41.2-win-x64.exe',
    'riddle-rooms-1.41.2-win-x64.exe.blockmap',
  ])
    writeFileSync(join(folder, 'feed', name), name)
  cloud = await startTestCloud({ UPDATES_DIR: join(folder, 'feed') })
})
afterAll(async () => {
  await cloud.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(`${cloud.url}${path}`, init)

it('serves the feed and the installers as they lie in the folder', async () => {
  const feed = await get('/updates/latest-linux.yml')
  expect([feed.status, await feed.text()]).toEqual([200, 'latest-linux.yml'])
  const head = await get('/updates/riddle-rooms-1.41.2-win-x64.exe', { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('31')
  expect(head.headers.get('content-type')).toBe('application/octet-stream')
  expect(head.headers.get('cache-control')).toBe('no-cache')
})

it.each(['/updates/gone.yml', '/updates/..%2fsecret', '/updates/sub', '/updates/.hidden', '/updates/'])(
  'answers 404 for %s',
  async (path) => {
    const { status } = await get(path)
    expect(status).toBe(404)
  },
)

it('names the newest installer for each system', async () => {
  const { body } = await cloud.call('GET', '/api/downloads')
  expect(body.data).toEqual({
    windows: { version: '1.41.2', path: '/updates/riddle-rooms-1.41.2-win-x64.exe' },
    mac: null,
    linux: { version: '1.40.0', path: '/updates/riddle-rooms-1.40.0-linux-x86_64.AppImage' },
  })
})

it('names none where there is no folder', async () => {
  const bare = await startTestCloud({ UPDATES_DIR: join(folder, 'nowhere') })
  const { body } = await bare.call('GET', '/api/downloads')
  await bare.stop()
  expect(body.data).toEqual({ windows: null, mac: null, linux: null })
})
