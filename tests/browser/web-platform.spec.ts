import { expect, type Page } from '@playwright/test'
import { expectFits } from '../support/expect-fits.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'

test.use({ serviceWorkers: 'allow' })

/** Records on every page when the app has registered its worker. */
const noteRegistration = (): void => {
  const { register } = ServiceWorkerContainer.prototype
  ServiceWorkerContainer.prototype.register = async function (...script) {
    const registration = await register.apply(this, script)
    Object.assign(window, { registered: true })
    return registration
  }
}

/** Until the worker has all that it keeps. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.scriptURL
  })

const en = TEXTS.english
const { offline } = en
const RIDDLES = Object.values(offline.riddles)

test('[META-13] [META-14] [META-15] a player without a connection gets a riddle, then the game again, and a newer one when they agree', async ({
  browser,
  product,
  api,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  await context.addInitScript(noteRegistration)
  const page = await openAs(context, product.url, api, await api.register('offliner'), 'english')
  await expect(page.getByTestId('tab-bar')).toBeVisible()
  expect(await workerReady(page)).toBe(`${product.url}/sw.js`)
  // From here on the worker stands between page and server: it must show the server's page.
  await page.reload()
  await expect(page.getByTestId('tab-bar')).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline.html')
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])

  await context.setOffline(true)
  await page.goto(`${product.url}/ranks`)
  await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible()
  const question = (await page.locator('#question').textContent()) ?? ''
  const { answers } = RIDDLES.find((riddle) => riddle.question === question) ?? offline.riddles.echo
  await page.getByLabel(offline.answer).fill('no idea')
  await page.keyboard.press('Enter')
  await expect(page.getByText(offline.wrong)).toBeVisible()
  await page.getByLabel(offline.answer).fill(`The ${(answers.split('|')[0] ?? '').toUpperCase()}!`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(offline.right)).toBeVisible()
  await expectSound(page)
  await expectFits(page)

  await context.setOffline(false)
  await page.getByRole('link', { name: offline.play }).click()
  await expect(page).toHaveTitle('Ranks · Riddle Rooms')
  await expect(page.getByText(en.newVersion.ready)).toHaveCount(0)
  // The app would put its own script back. To the browser, another script is a newer version.
  await page.waitForFunction(() => 'registered' in window)
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => undefined))
  const offer = page.getByRole('button', { name: en.newVersion.reload })
  await expect(offer).toBeVisible()
  const reloaded = page.waitForEvent('load', { timeout: 30_000 })
  await offer.click()
  await reloaded
  await expect(page.getByTestId('tab-bar')).toBeVisible()
  const inCharge = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  expect(inCharge).toBe(`${product.url}/sw.js?newer`)
  await context.close()
})

test('[META-12] [META-11] the page can be installed, and its policy lets every part of it stand', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: LOCALES.italian })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/content security policy|manifest/i.test(message.text())) complaints.push(message.text())
  })
  await page.goto(product.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const devtools = await context.newCDPSession(page)
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest-it.webmanifest', []])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A test's browser keeps nothing, which by itself forbids an installation.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  for (const { src, sizes } of JSON.parse(data).icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
  expect(complaints).toEqual([])
  // A visitor who only looks is given no worker.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await context.close()
})

test('[META-5] an address that names a language shows it, and the pages that follow keep to it', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await context.newPage()
  await page.goto(`${product.url}/?lang=it`)
  await expect(page).toHaveTitle(TEXTS.italian.meta.title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.goto(`${product.url}/login`)
  await expect(page).toHaveTitle('Accedi · Riddle Rooms')
  await context.close()
})
