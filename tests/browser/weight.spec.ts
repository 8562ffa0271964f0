import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { FILE_LIST } from '#shared/constants/file-list.ts'
import { landing } from '../../shared/i18n/it/landing.ts'
import { watchFetched } from '../support/fetched.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs } from '../support/pages.ts'

let claims: Map<string, number>
test.beforeAll(async () => {
  claims = await claimed()
})

const ROOT = join(import.meta.dirname, '../..')

/** What `npm run size` says of the build, by the first words of its lines. */
async function claimed(): Promise<Map<string, number>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['build/check-weight.ts'], { cwd: ROOT })
  const lines = [...stdout.matchAll(/^(.+?) +([\d.]+) kB of/gm)]
  return new Map(lines.map(([, what = '', size]) => [what, Number(size)]))
}

function expectClaimed(lines: readonly string[], kilobytes: number): void {
  const claim = lines.reduce((sum, line) => sum + (claims.get(line) ?? Number.NaN), 0)
  expect(Math.abs(kilobytes - claim), `${lines.join(' + ')}: ${kilobytes} kB`).toBeLessThan(1)
}

// In Italian, the longer of the two languages: as the build is weighed.
test('the landing page fetches at most 100 kB of scripts and 6 kB of styles, and nothing of a socket', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: LOCALES.italian })
  const page = await context.newPage()
  const fetched = watchFetched(page)
  await page.goto(product.url, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [scripts, styles] = [await fetched.weight('.js'), await fetched.weight('.css')]
  // The name of a storage key is no library.
  for (const script of await fetched.scripts())
    expect(script).not.toMatch(/socket\.io|colyseus(?!_reconnect_)/i)
  expect(scripts).toBeLessThanOrEqual(100)
  expect(styles).toBeLessThanOrEqual(6)
  expectClaimed(['landing, scripts'], scripts)
  expectClaimed(['landing, styles'], styles)
  // The riddle of the day brings neither the app nor its base of styles, which would change the letters of the page.
  const lead = page.getByRole('main').locator('p').first()
  const letters = await lead.evaluate((element) => getComputedStyle(element).fontFamily)
  await page.getByRole('heading', { name: landing.features.title }).scrollIntoViewIfNeeded()
  await expect(page.getByTestId('daily-board')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await fetched.weight('.js')) - scripts).toBeLessThanOrEqual(10)
  expect((await fetched.weight('.css')) - styles).toBeLessThanOrEqual(3)
  expect(await lead.evaluate((element) => getComputedStyle(element).fontFamily)).toBe(letters)
  await context.close()
})

test('the lobby fetches at most 210 kB of scripts, 23 kB once it is drawn, 2 kB while it is empty and 3 kB for a newcomer, a game at most 55 kB more', async ({
  browser,
  product,
  api,
  openDuel,
}) => {
  const context = await browser.newContext({ locale: LOCALES.italian })
  const lobby = await openAs(context, product.url, api, await api.register('weigher'), 'italian')
  await expect(lobby.getByTestId('tab-bar')).toBeVisible()
  const inLobby = watchFetched(lobby)
  await lobby.reload({ waitUntil: 'networkidle' })
  const ofLobby = [
    'lobby, scripts',
    'after the first screen, scripts more',
    'after the lobby, scripts more',
    'an empty lobby, scripts more',
    'the tutorial, scripts more',
  ]
  const claimed = ofLobby.reduce((sum, line) => sum + (claims.get(line) ?? 0), 0)
  // What comes once the lobby is drawn comes after the network has been idle, too.
  await expect.poll(() => inLobby.weight('.js')).toBeGreaterThan(claimed - 1)
  const lobbyWeight = await inLobby.weight('.js')
  expect(lobbyWeight).toBeLessThanOrEqual(210 + 23 + 2 + 3)
  expectClaimed(ofLobby, lobbyWeight)
  await context.close()

  const { page, begin } = await openDuel({
    host: 'rival',
    language: 'italian',
    // Without what the page fetches ahead once the room is drawn.
    prepare: async (newPage) => {
      await newPage.route(`**/${FILE_LIST}`, (route) => route.abort())
    },
  })
  await begin()
  await page.waitForLoadState('networkidle')
  const inGame = watchFetched(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByTestId('question')).toBeVisible()
  const ofGame = ['game, scripts more than the lobby', 'after the first question, scripts more']
  const claimedMore = ofGame.reduce((sum, line) => sum + (claims.get(line) ?? 0), 0)
  // Who opens a game fetches what the lobby needs at first, and nothing of what follows it there.
  const before =
    (claims.get('lobby, scripts') ?? 0) + (claims.get('after the first screen, scripts more') ?? 0)
  await expect.poll(() => inGame.weight('.js')).toBeGreaterThan(before + claimedMore - 1)
  const more = (await inGame.weight('.js')) - before
  expect(more).toBeLessThanOrEqual(55)
  expectClaimed(ofGame, more)

  await page.unroute(`**/${FILE_LIST}`)
  await page.reload({ waitUntil: 'networkidle' })
  const withAhead = [...ofGame, 'a room, fetched ahead, scripts more']
  const claimedAhead = withAhead.reduce((sum, line) => sum + (claims.get(line) ?? 0), 0)
  await expect.poll(() => inGame.weight('.js')).toBeGreaterThan(before + claimedAhead - 1)
  expectClaimed(withAhead, (await inGame.weight('.js')) - before)
  await page.context().close()
})
