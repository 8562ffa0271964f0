import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as ofPlaywright } from '@playwright/test'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROOM } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { type CallName, DESKTOP_CALLS } from '#shared/desktop/ipc.ts'
import { buildDesktopIfStale } from '../../build/desktop/build.ts'
import { signInToLobby } from './journey.ts'
import { standInChromium } from './stand-in/chromium.ts'
import { type StandIn, startStandIn } from './stand-in/start-stand-in.ts'

/** A browser and a service at once take their time on a small machine. */
const expectPage = ofPlaywright.configure({ timeout: 15_000 })
const chromiumPath = standInChromium()
let cloud: TestCloud
beforeAll(async () => {
  buildDesktopIfStale()
  // The stand-in's pages come from here: Chromium knows no scheme of ours.
  cloud = await startTestCloud({ PUBLIC_URL: 'http://riddle-rooms.localhost', MIN_APP_VERSION: '1.40.0' })
})
afterAll(() => cloud.stop())

/** A room that links can lead to. */
async function openRoom(host: TestPlayer): Promise<string> {
  await cloud.call('PATCH', '/api/auth/language', { token: host.token, body: { language: 'english' } })
  const { body } = await cloud.call('POST', '/api/rooms', { token: host.token, body: ROOM })
  return body.data.room.inviteCode
}

describe('the desktop app, in a stand-in for Electron', () => {
  let userData: string
  let player: TestPlayer
  let app: StandIn
  beforeAll(async () => {
    userData = mkdtempSync(join(tmpdir(), 'rr-'))
    player = await cloud.register()
    app = await startStandIn({ server: cloud.url, chromiumPath, userData })
  })
  afterAll(async () => {
    await app.stop()
    rmSync(userData, { recursive: true, force: true })
  })
  const deeds = (what: string, count: number) =>
    vi.waitFor(() => {
      const found = app.deedsOf(what)
      expect(found.length).toBeGreaterThanOrEqual(count)
      return found
    }, 10_000)

  it('[NATIVE-7] shows the client of the web as a native app, in a hardened window', async () => {
    await signInToLobby(app.page, { username: player.user.username, password: player.password })
    expect(app.deedsOf('window')[0]).toMatchObject({
      minWidth: 1024,
      minHeight: 680,
      webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, webSecurity: true },
    })
    expect(app.deedsOf('menu')[0]).toEqual(['Riddle Rooms', 'Edit', 'View', 'Party', 'Window'])
  })

  it('keeps the token encrypted by the system, and not in the page’s storage', async () => {
    const kept = await vi.waitFor(() => readFileSync(join(userData, 'login')), 20_000)
    expect(kept.length).toBeGreaterThan(20)
    expect(kept.toString()).not.toContain('eyJ')
    expect(await app.page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

  it('[STATUS-8] checks the version before it asks the server anything else', async () => {
    const asked: string[] = []
    const note = (request: { url(): string }) => {
      if (request.url().startsWith(cloud.url)) asked.push(new URL(request.url()).pathname)
    }
    app.page.on('request', note)
    // Requests of the page before the reload do not count.
    app.page.once('framenavigated', () => asked.splice(0))
    await app.page.reload()
    await expectPage(app.page).toHaveURL(/\/lobby$/)
    await expectPage(app.page.getByRole('heading').first()).toBeVisible()
    app.page.off('request', note)
    expect(asked[0]).toBe('/api/version')
    expect(asked).toContain('/api/auth/validate')
  })

  it('[STATUS-11] checks the version again when the computer wakes up', async () => {
    const asked = app.page.waitForRequest((request) => request.url() === `${cloud.url}/api/version`)
    await app.tell({ do: 'emit', of: 'powerMonitor', event: 'resume', args: [] })
    await asked
  })

  it('follows a link while it runs, and one that a second start brings', async () => {
    const code = await openRoom(await cloud.register())
    await app.tell({ do: 'emit', of: 'app', event: 'open-url', args: [`riddlerooms://join/${code}`] })
    await expectPage(app.page).toHaveURL(/\/room\//)
    const other = await openRoom(await cloud.register())
    const before = app.deedsOf('focus').length
    expect(await app.startAgain(`riddlerooms://join/${other}`)).toBe(0)
    await deeds('focus', before + 1)
    await app.tell({ do: 'emit', of: 'app', event: 'open-url', args: ['riddlerooms://admin/x'] })
    expect(app.deedsOf('focus')).toHaveLength(before + 1)
  })

  it('[NATIVE-4] shows a notification by the system; a click focuses the window and leads to its page', async () => {
    await app.page.evaluate(() =>
      window.desktop?.notify({ title: 'Match found', body: 'Your game is ready.', path: '/profile' }),
    )
    expect(await deeds('notification', 1)).toEqual([{ title: 'Match found', body: 'Your game is ready.' }])
    const focused = app.deedsOf('focus').length
    await app.tell({ do: 'click-notification' })
    await expectPage(app.page).toHaveURL(/\/profile$/)
    expect(app.deedsOf('focus').length).toBe(focused + 1)
  })

  it('goes nowhere but to its own pages, and hands secure addresses to the system browser', async () => {
    const { page } = app
    const here = page.url()
    await page.evaluate(() => {
      location.href = 'https://evil.example/'
    })
    expect(await deeds('navigation-prevented', 1)).toEqual(['https://evil.example/'])
    expect(page.url()).toBe(here)
    await page.evaluate(() => {
      window.open('https://checkout.example/pay')
      window.open('file:///etc/passwd')
      window.open('riddlerooms://join/K7QX2M')
    })
    expect(await deeds('openExternal', 1)).toEqual(['https://checkout.example/pay'])
  })

  it('grants what the client needs, to its own pages', async () => {
    const ask = (name: string, from = 'app://riddle-rooms/lobby') =>
      app.tell({ do: 'permission', name, from })
    expect(await ask('clipboard-sanitized-write')).toBe(true)
    for (const name of ['media', 'geolocation', 'notifications', 'openExternal', 'hid'])
      expect.soft(await ask(name), name).toBe(false)
    expect(await ask('clipboard-sanitized-write', 'https://evil.example/')).toBe(false)
  })

  it('answers none of 200 generated calls of a hostile page, and does nothing', async () => {
    const before = app.deeds.length
    const kept = readFileSync(join(userData, 'login'))
    const names = fc.constantFrom(...(Object.keys(DESKTOP_CALLS) as CallName[]), 'shell:open', '__proto__')
    const origins = fc.constantFrom(
      'https://evil.example/',
      'app://riddle-rooms.evil/',
      'app://other/',
      'file:///x',
      'data:text/html,x',
      'about:blank',
    )
    await fc.assert(
      fc.asyncProperty(
        origins,
        names,
        fc.array(fc.jsonValue(), { maxLength: 3 }),
        async (from, name, args) => {
          await expect(app.tell({ do: 'call', from, name, args })).rejects.toThrow()
        },
      ),
      { numRuns: 200 },
    )
    expect(app.deeds.slice(before)).toEqual([])
    expect(readFileSync(join(userData, 'login'))).toEqual(kept)
  })

  it('refuses the own page’s calls that are not as agreed', async () => {
    const call = (name: string, ...args: unknown[]) =>
      app.tell({ do: 'call', from: 'app://riddle-rooms/lobby', name, args })
    await expect(call('language:set', 'klingon')).rejects.toThrow('not as agreed')
    await expect(
      call('notification:schedule', { title: 'x', body: 'y', path: 'https://evil.example' }),
    ).rejects.toThrow()
    await expect(call('token:write', 'x'.repeat(10_000))).rejects.toThrow()
  })

  it('speaks the chosen language, opens where it was, and knows the player and a link at the next start', async () => {
    await app.page.evaluate(() => window.desktop?.setLanguage('italian'))
    expect(await app.stop()).toBe(0)
    const code = await openRoom(await cloud.register())
    app = await startStandIn({
      server: cloud.url,
      chromiumPath,
      userData,
      args: [`riddlerooms://join/${code}`],
    })
    await expectPage(app.page).toHaveURL(/\/room\//)
    expect(app.deedsOf('menu')[0]).toEqual(['Riddle Rooms', 'Modifica', 'Visualizza', 'Festa', 'Finestra'])
    expect(app.deedsOf('window')[0]).toMatchObject({ x: 40, y: 30, width: 1280, height: 800 })
  })
})
