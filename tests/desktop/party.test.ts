import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect as ofPlaywright, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { en as texts } from '#shared/i18n/resources.ts'
import { buildDesktopIfStale } from '../../build/desktop/build.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { startParty, type TestParty } from '../support/party.ts'
import { freePort } from '../support/product.ts'
import { standInChromium } from './stand-in/chromium.ts'
import { type StandIn, startStandIn } from './stand-in/start-stand-in.ts'

const { hosting, desktop, party: play } = texts
/** Two browsers and a party at once take their time on a small machine. */
const expectPage = ofPlaywright.configure({ timeout: 15_000 })
const PAGE = 'app://riddle-rooms/party'
const chromiumPath = standInChromium()

let app: StandIn
let userData: string
let port: number
beforeAll(async () => {
  buildDesktopIfStale()
  userData = mkdtempSync(join(tmpdir(), 'rr-'))
  port = await freePort()
  app = await startStandIn({
    // Nobody is there: a party needs no internet.
    server: 'http://127.0.0.1:9',
    chromiumPath,
    userData,
    env: { STAND_IN_DISPLAYS: '2' },
  })
  app.page.setDefaultTimeout(10_000)
})
afterAll(async () => {
  await app.stop()
  rmSync(userData, { recursive: true, force: true })
})

const button = (name: string, page: Page = app.page) => page.getByRole('button', { name, exact: true })
const deeds = (what: string, count: number) =>
  vi.waitFor(() => {
    const found = app.deedsOf(what)
    expect(found.length).toBeGreaterThanOrEqual(count)
    return found
  }, 10_000)

async function start(onPort: number): Promise<void> {
  await expectPage(button(hosting.form.start)).toBeVisible()
  const more = button(hosting.form.more)
  if (await more.isVisible()) await more.click()
  await app.page.getByLabel(hosting.form.port).fill(String(onPort))
  await button(hosting.form.start).click()
}

describe('hosting a party', () => {
  it('leads past a server that cannot be reached to the own network', async () => {
    await expectPage(app.page.getByRole('alert')).toContainText(desktop.gate.unreachableTitle)
    await app.page.getByRole('link', { name: desktop.party.here }).click()
    await expectPage(app.page.getByRole('heading', { level: 1, name: hosting.title })).toBeVisible()
  })

  it('[LAN-5] stops at a port that is in use, names it, and may be tried again', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await start(port)
    await expectPage(app.page.getByRole('alert')).toContainText(`Port ${port} is in use`)
    await new Promise((resolve) => other.close(resolve))
    await expectPage(app.page.getByLabel(hosting.form.port)).toHaveValue(String(port))
    await button(hosting.form.start).click()
    await expectPage(app.page.getByText(hosting.reach.closed)).toBeVisible()
  })

  it('[LAN-1] runs the party in a process of its own, with a tray', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/status`)
    expect(await answer.json()).toMatchObject({ data: { kind: 'lan' } })
    expect(app.deedsOf('helper').at(-1)).not.toBe(process.pid)
    expect(existsSync(join(userData, 'party'))).toBe(true)
    expect((await deeds('tray-menu', 1)).at(-1)).toEqual([
      '0 players',
      null,
      desktop.tray.openWindow,
      desktop.tray.bigScreen,
      null,
      desktop.tray.stop,
    ])
  })

  it('[LAN-8] says in words that the party is closed, and what to do', async () => {
    await button(hosting.check.run).click()
    await expectPage(app.page.locator('[data-finding="not_open"]')).toHaveText(texts.lan.findings.not_open)
  })

  it('[LAN-2] is closed to the network until it is opened, and then shows the address to give', async () => {
    await expectPage(app.page.getByText(hosting.reach.firewall)).toBeVisible()
    await expectPage(app.page.getByTestId('party-code')).toBeHidden()
    await button(hosting.reach.open).click()
    await expectPage(app.page.getByTestId('party-code')).toHaveText(/^[A-Z2-9]{6}$/)
    await expectPage(app.page.getByText(new RegExp(`^http://[\\d.]+:${port}$`))).toBeVisible()
    await expectPage(app.page.getByTestId('qr-code')).toBeVisible()
  })

  it('counts as play: a window that is closed, and a quit, are asked about', async () => {
    await app.tell({ do: 'close-window' })
    expect(app.deedsOf('close-prevented')).toHaveLength(1)
    const [question] = await deeds('question', 1)
    expect(question).toMatchObject({ message: desktop.party.quitTitle, defaultId: 1, cancelId: 1 })
    await app.tell({ do: 'quit' })
    await deeds('question', 2)
    expect(app.deedsOf('before-quit-prevented')).toHaveLength(1)
  })
})

describe('a game at the party', () => {
  let browser: Browser
  let phone: Page
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
    phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  })
  afterAll(() => browser.close())

  const enter = async (page: Page, nickname: string) => {
    await page.getByLabel(play.door.nickname).fill(nickname)
    await button(play.door.play, page).click()
  }

  it('plays in the app’s own client, and never opens a page of the host', async () => {
    await button(hosting.panel.play).click()
    await enter(app.page, 'Ada')
    await expectPage(app.page.getByText(play.lobby.empty)).toBeVisible()
    expect(new URL(app.page.url()).host).toBe('riddle-rooms.localhost')
    await expectPage(button(desktop.party.leave)).toBeVisible()
  })

  it('plays a whole game against a browser on the network', async () => {
    const { page } = app
    await page.getByRole('main').getByRole('link', { name: texts.lobby.modes.create }).click()
    await page.getByRole('textbox', { name: texts.createLobby.fields.rounds, exact: true }).fill('1')
    await page.getByRole('button', { name: texts.createLobby.submit }).click()
    await expectPage(page.getByTestId('room-page')).toBeVisible()
    await expectPage(button(desktop.party.leave)).toBeHidden()

    await phone.goto(`http://127.0.0.1:${port}/`)
    await enter(phone, 'Bo')
    await expectPage(phone.getByTestId('room-page')).toBeVisible()
    for (const one of [phone, page]) await one.getByTestId('ready').click()
    const headline = page.getByTestId('question').getByRole('heading')
    await expectPage
      .poll(async () => bankAnswer(await headline.innerText()), { timeout: 30_000 })
      .not.toBe('')
    const answer = bankAnswer(await headline.innerText())
    for (const one of [page, phone]) {
      await one.getByTestId('chat-input').fill(answer)
      await one.getByTestId('chat-input').press('Enter')
      if (one === page) await expectPage(one.getByTestId('stamp')).toBeVisible()
    }
    for (const one of [page, phone])
      await expectPage(one.getByTestId('podium')).toContainText('Ada', { timeout: 30_000 })
    expect(app.deedsOf('tray-menu')).toContainEqual(expect.arrayContaining(['2 players']))
  })

  it('shows the big screen on the second display, whose page main does not answer', async () => {
    await app.tell({ do: 'press', of: 'tray', label: desktop.tray.bigScreen })
    const opened = (await deeds('window', 2)).at(-1)
    expect(opened).toMatchObject({
      x: 1920,
      fullscreen: true,
      webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, webSecurity: true },
    })
    await vi.waitFor(() => expect(app.windows()).toHaveLength(2), 10_000)
    const stage = app.windows()[1] ?? expect.unreachable('no second window')
    await expectPage(stage).toHaveURL(/\/stage\/[A-Z2-9]{6}$/, { timeout: 40_000 })
    const code = new URL(stage.url()).pathname.replace('/stage/', '')
    await expectPage(stage.getByTestId('stage')).toBeVisible()
    expect(code).toHaveLength(6)
    await expect(stage.evaluate(() => window.desktop?.party.stop())).rejects.toThrow('not for this page')
    await expect(stage.evaluate(() => window.desktop?.token.read())).rejects.toThrow('not for this page')
  })
})

describe('the end of the party', () => {
  it('leads back to the party’s page by the menu', async () => {
    await app.tell({ do: 'press', of: 'menu', label: desktop.menu.hostParty })
    await expectPage(button(hosting.panel.stop)).toBeVisible()
    await expectPage(button(hosting.goBack)).toBeVisible()
  })

  it('tells a crash by the system and on the page, and goes on in a new process', async () => {
    await app.tell({ do: 'kill-helper' })
    await expectPage(app.page.getByRole('alert')).toHaveText(hosting.failed.crashed)
    await deeds('notification', 1)
    expect(app.deedsOf('notification')).toEqual([
      { title: desktop.party.crashed, body: desktop.party.crashedBody },
    ])
    expect(app.deedsOf('tray-gone')).toHaveLength(1)
    await start(port)
    await expectPage(app.page.getByText(hosting.reach.closed)).toBeVisible()
  })

  it('[LAN-1] stops it from the tray, after a question', async () => {
    const helpers = app.deedsOf('helper-gone').length
    await app.tell({ do: 'press', of: 'tray', label: desktop.tray.stop })
    expect(app.deedsOf('helper-gone')).toHaveLength(helpers)
    await app.tell({ do: 'answer', with: 0 })
    await app.tell({ do: 'press', of: 'tray', label: desktop.tray.stop })
    await expectPage(button(hosting.form.start)).toBeVisible()
    await deeds('helper-gone', helpers + 1)
    await expect(fetch(`http://127.0.0.1:${port}/api/status`)).rejects.toThrow()
  })
})

describe('another’s party', () => {
  let other: TestParty
  beforeAll(async () => {
    other = await startParty({ name: 'Bo’s party' })
  })
  afterAll(() => other.stop())

  const typeAddress = async (address: string) => {
    await app.page.getByLabel(hosting.join.address, { exact: true }).fill(address)
    await button(hosting.join.byAddress).click()
  }

  it('says what is wrong with an address', async () => {
    await app.tell({ do: 'press', of: 'menu', label: desktop.menu.joinParty })
    await expectPage(app.page.getByText(hosting.join.looking)).toBeVisible()
    for (const [address, fault] of [
      ['', hosting.wrong.empty],
      ['https://192.168.1.20', hosting.wrong.secure],
      ['example.org', hosting.wrong.outside],
      [`127.0.0.1:${port}`, hosting.wrong.silent],
    ] as const) {
      await typeAddress(address)
      await expectPage(app.page.getByText(fault)).toBeVisible()
    }
  })

  it('joins it by its address, and leaves it for the cloud', async () => {
    await typeAddress(other.url.replace('http://', ''))
    await expectPage(app.page.getByRole('heading', { name: 'Bo’s party' })).toBeVisible()
    await app.page.getByLabel(play.door.nickname).fill('Ada')
    await button(play.door.play).click()
    await expectPage(app.page).toHaveURL(/\/lobby$/)
    await button(desktop.party.leave).click()
    await expectPage(app.page.getByRole('alert')).toContainText(desktop.gate.unreachableTitle)
  })

  it('reaches nothing without TLS but the own network', async () => {
    const ask = (address: string) =>
      app.page.evaluate(
        (to) =>
          fetch(to).then(
            () => 'reached',
            () => 'refused',
          ),
        address,
      )
    expect(await ask(`${other.url}/api/party`)).toBe('reached')
    expect(await ask('http://evil.example/')).toBe('refused')
  })
})

it('refuses calls about parties that are not as agreed, and those of other pages', async () => {
  const call = (name: string, ...args: unknown[]) => app.tell({ do: 'call', from: PAGE, name, args })
  const wish = { name: 'Party', password: null, port: 8790 }
  const helpers = app.deedsOf('helper').length
  for (const bad of [{ ...wish, port: 80 }, { ...wish, name: ' ' }, { ...wish, port: '8790; rm' }, null])
    await expect(call('party:start', bad)).rejects.toThrow('not as agreed')
  for (const origin of [
    'http://evil.example',
    'https://192.168.1.20',
    'http://192.168.1.20:8790/x',
    'file:///x',
  ])
    await expect(call('party:stand-by', { origin, token: 'x' }), origin).rejects.toThrow('not as agreed')
  for (const what of [
    { code: '../x', lanHost: null, pass: null },
    { code: 'ABC234', lanHost: 'http://evil.example', pass: null },
    { code: 'ABC234', lanHost: null, pass: { roomId: 'r1', stageToken: 'x/../y' } },
  ])
    await expect(call('big-screen:open', what)).rejects.toThrow('not as agreed')
  await expect(
    app.tell({ do: 'call', from: 'https://evil.example/', name: 'party:start', args: [wish] }),
  ).rejects.toThrow('not for this page')
  expect(app.deedsOf('helper')).toHaveLength(helpers)
})
