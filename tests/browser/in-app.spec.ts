import { expect, type Page } from '@playwright/test'
import { IN_APP_AGENTS } from '../../renderer/src/testing/user-agents.ts'
import { expectSound } from '../support/expect-sound.ts'
import { watchFetched } from '../support/fetched.ts'
import { test } from '../support/journey.ts'
import { LOCALES, TEXTS } from '../support/pages.ts'
import { type Product, startProduct } from '../support/product.ts'

const GOOGLE = '12-web.apps.example'
const [, , INSTAGRAM] = IN_APP_AGENTS[2]

// The product needs its own settings: Google's button would appear in all journeys.
let product: Product
test.beforeAll(async () => {
  product = await startProduct({ GOOGLE_CLIENT_ID: GOOGLE })
})
test.afterAll(() => product.stop())

const LOOKS = [
  { language: 'english', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { language: 'italian', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
] as const

/** What Tab comes by, from the top of the page on. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = []
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id || ''),
    )
  }
  return stops
}

for (const { language, colorScheme, viewport } of LOOKS)
  test(`[INAPP-2, INAPP-4, INAPP-6, INAPP-8, INAPP-9] out of an in-app browser, or on in it: ${language}, ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      locale: LOCALES[language],
      colorScheme,
      viewport,
      userAgent: INSTAGRAM,
      reducedMotion: 'reduce',
    })
    const { inApp, linkCopied, landing, auth } = TEXTS[language]
    const page = await context.newPage()
    const fetched = watchFetched(page)
    await page.goto(`${product.url}/join/ABC234`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(inApp.title.replace('{{app}}', 'Instagram'))
    await expect(title).toBeFocused()
    await expectSound(page)
    // Neither the app nor the landing page: who leaves has paid for nothing.
    expect((await fetched.scripts()).join()).not.toContain('joinOrCreate')
    await title.focus()
    expect((await tabStops(page, 3)).slice(1)).toEqual([inApp.copy, inApp.stay])
    await page.getByRole('button', { name: inApp.copy }).press('Enter')
    await expect(page.getByText(linkCopied)).toBeVisible()

    await page.goto(product.url)
    await page.getByRole('button', { name: inApp.stay }).click()
    await expect(page.getByRole('heading', { level: 1, name: landing.hero.title })).toBeVisible()
    await page.goto(`${product.url}/login`)
    await expect(page.getByTestId('no-google')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: inApp.google.toRegister }).click()
    // The login has a field for a username, too.
    await expect(title).toHaveText(auth.register.title)
    await page.getByLabel(auth.fields.username).fill(`in_app_${viewport.width}`)
    await page.getByLabel(auth.fields.email).fill(`in.app.${viewport.width}@example.org`)
    await page.getByLabel(auth.fields.password, { exact: true }).fill('Secret1')
    await page.getByLabel(auth.fields.confirmPassword).fill('Secret1')
    await page.getByRole('button', { name: auth.register.submit }).click()
    await expect(page).toHaveURL(/\/select-language$/)
    await context.close()
  })
