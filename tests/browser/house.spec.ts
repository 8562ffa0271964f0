import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { type Browser, expect, type Page } from '@playwright/test'
import { en as texts } from '#shared/i18n/resources.ts'
import { chromiumPath } from '../../build/chromium.ts'
import { buildDesktopIfStale } from '../../build/desktop/build.ts'
import { type StandIn, startStandIn } from '../desktop/stand-in/start-stand-in.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { expectSound } from '../support/expect-sound.ts'
import { buildHouse, type House, noHouseHere } from '../support/house.ts'
import { desktopOn, hostPartyOn, openBrowserOn, type PartyOnMachine } from '../support/house-machines.ts'
import { test } from '../support/journey.ts'
import { pageFaults } from '../support/page-faults.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const ROUNDS = 2
const MACHINES = ['host', 'desktop', 'laptop', 'phone1', 'phone2', 'television'] as const

const reason = noHouseHere()
if (reason !== null) console.log(`The journey through a house is left out. ${reason}`)
// biome-ignore lint/suspicious/noSkippedTests: it needs Linux, root and iproute2, and the line above says what is missing
test.skip(reason !== null, reason ?? '')

let house: House
let party: PartyOnMachine
let app: StandIn
let desktop: ReturnType<typeof desktopOn>
const browsers: Browser[] = []
test.beforeAll(async () => {
  test.setTimeout(240_000)
  buildDesktopIfStale()
  house = buildHouse(MACHINES)
  party = await hostPartyOn(house, 'host')
  desktop = desktopOn(house, 'desktop')
  const server = 'http://cloud.example'
  app = await startStandIn({ server, chromiumPath: chromiumPath() ?? '', machine: desktop })
})
test.afterAll(async () => {
  await app?.stop()
  desktop?.close()
  for (const browser of browsers) await browser.close()
  await party?.stop()
  house?.tearDown()
})

/** To be looked at. */
const picture = (page: Page, name: string) => page.screenshot({ path: `test-results/house/${name}.png` })

async function openOn(machine: (typeof MACHINES)[number], options: object = {}): Promise<Page> {
  const browser = await openBrowserOn(house, machine)
  browsers.push(browser)
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
  return context.newPage()
}

async function enter(page: Page, nickname: string): Promise<void> {
  await page.getByLabel(texts.party.door.nickname).fill(nickname)
  await page.getByRole('button', { name: texts.party.door.play }).click()
}

/** Everyone reads the riddle on the television and types the answer, the first of them first. Answers its prompt. */
async function playRound(television: Page, pages: readonly Page[], last: string): Promise<string> {
  const headline = television.getByTestId('stage-question').getByRole('heading')
  await expect
    .poll(async () => bankAnswer(await headline.innerText()), { timeout: 30_000 })
    .not.toBe(bankAnswer(last))
  const prompt = await headline.innerText()
  for (const [index, page] of pages.entries()) {
    await page.getByTestId('chat-input').fill(bankAnswer(prompt))
    await page.getByTestId('chat-input').press('Enter')
    // After the last answer comes the next scene.
    if (index === pages.length - 1) break
    await expect(page.getByTestId('stamp')).toBeVisible()
    await expect(television.getByTestId('stage-solver')).toHaveCount(index + 1)
  }
  return prompt
}

/** The other desktop sees the party by itself. */
async function joinByDiscovery(page: Page): Promise<void> {
  await page.getByRole('link', { name: texts.desktop.party.here }).click()
  await page.getByText(texts.hosting.tabs.join, { exact: true }).click()
  const found = texts.hosting.join.enter.replace('{{name}}', hostname())
  await page.getByRole('button', { name: found }).click({ timeout: 20_000 })
}

test('[LAN-3, LAN-7, LAN-12, STAGE-3] a house without internet plays a whole game: by discovery, at the host’s address, by code on the television', async () => {
  test.slow()
  for (const machine of MACHINES) {
    const { command, args } = house.on(machine, '/usr/sbin/ip', 'route', 'get', '8.8.8.8')
    expect(spawnSync(command, args).stderr.toString()).toContain('unreachable')
  }
  expect(party.url).toBe(`http://${house.address('host')}:8790`)

  const laptop = await openOn('laptop', { viewport: { width: 1280, height: 800 } })
  const [anna, bo] = [await openOn('phone1', PHONE), await openOn('phone2', PHONE)]
  const television = await openOn('television', { viewport: { width: 1920, height: 1080 } })
  const faults = await Promise.all([laptop, anna, bo, television].map((page) => pageFaults(page.context())))
  await laptop.goto(party.url)
  await enter(laptop, 'Lena')
  await expect(laptop.getByText(texts.party.lobby.empty)).toBeVisible()
  await laptop.getByRole('main').getByRole('link', { name: texts.lobby.modes.create }).click()
  await laptop
    .getByRole('textbox', { name: texts.createLobby.fields.rounds, exact: true })
    .fill(String(ROUNDS))
  await laptop.getByRole('button', { name: texts.createLobby.submit }).click()
  await expect(laptop.getByTestId('room-page')).toBeVisible()
  await expectSound(laptop)

  await television.goto(`${party.url}/stage/${party.code}`)
  await expect(television.getByTestId('stage-code')).toHaveText(party.code)
  await joinByDiscovery(app.page)
  // One after the other: the television lists people in the order in which they came.
  for (const [page, name] of [
    [app.page, 'Dora'],
    [anna, 'Anna'],
    [bo, 'Bo'],
  ] as const) {
    if (page !== app.page) await page.goto(party.url)
    await enter(page, name)
    await expect(page.getByTestId('room-page')).toBeVisible()
  }
  for (const page of [anna, bo]) await expectSound(page)
  await expect(television.getByTestId('stage-player')).toHaveText(['Lena', 'Dora', 'Anna', 'Bo'])
  await picture(television, 'television-lobby')

  const pages = [anna, app.page, laptop, bo]
  for (const page of pages) await page.getByTestId('ready').click()
  let prompt = ''
  for (let round = 0; round < ROUNDS; round++) {
    prompt = await playRound(television, pages, prompt)
    if (round === 0)
      for (const [page, name] of [
        [television, 'television'],
        [anna, 'phone'],
        [app.page, 'desktop'],
      ] as const)
        await picture(page, `${name}-round`)
  }
  for (const page of pages)
    await expect(page.getByTestId('podium')).toContainText('Anna', { timeout: 30_000 })
  await expect(television.getByTestId('stage-podium')).toContainText('Anna')
  await picture(television, 'television-podium')
  expect(faults.flat()).toEqual([])
})
