import { expect, test } from '@playwright/test'
import { type Api, createApi } from '../support/api.ts'
import { expectSound } from '../support/expect-sound.ts'
import { LOCALES, openAs, type PageLanguage, TEXTS } from '../support/pages.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let api: Api
test.beforeAll(async () => {
  product = await startProduct()
  api = createApi(product.url)
})
test.afterAll(() => product.stop())

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const LOOKS = [
  { language: 'english', colorScheme: 'dark' },
  { language: 'italian', colorScheme: 'light' },
] as const

let names = 0
for (const { language, colorScheme } of LOOKS)
  for (const viewport of SIZES) {
    const name = `${language}, ${colorScheme}, ${viewport.width} px`
    test(`[NAV-16, NAV-21, NAV-23, NAV-25, I18N-3] every screen is sound: ${name}`, async ({ browser }) => {
      const errors: string[] = []
      const context = await browser.newContext({ locale: LOCALES[language], viewport, colorScheme })
      // The preference that the switch in the page would set.
      await context.addInitScript((scheme) => {
        const kept = JSON.parse(localStorage.getItem('preferences') ?? '{"state":{},"version":0}')
        kept.state.colorScheme ??= scheme
        localStorage.setItem('preferences', JSON.stringify(kept))
      }, colorScheme)
      const guest = await context.newPage()
      guest.on('pageerror', (error) => errors.push(String(error)))
      for (const path of ['/', '/login', '/register', '/reset-password', '/verify-email', '/nowhere']) {
        await guest.goto(product.url + path)
        await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(guest.locator('html')).toHaveAttribute('lang', language === 'english' ? 'en' : 'it')
        await expectSound(guest)
      }
      await guest.close()
      names++
      const player = await api.register(`guest_${names}`)
      const page = await openAs(context, product.url, api, player, language as PageLanguage)
      page.on('pageerror', (error) => errors.push(String(error)))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSound(page)
      await expect(page.getByTestId('verify-prompt')).toBeVisible()
      const { profile } = TEXTS[language]
      await page.goto(`${product.url}/profile`)
      await expect(page.getByTestId('statistics')).toBeVisible()
      await expectSound(page)
      await page.getByRole('button', { name: profile.avatar.change }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSound(page)
      await page.goto(`${product.url}/profile?tab=security`)
      await page.getByRole('button', { name: profile.deletion.open }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSound(page)
      await page.goto(`${product.url}/create-lobby`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSound(page)
      await page.getByRole('button', { name: TEXTS[language].createLobby.submit }).click()
      await expect(page.getByTestId('room-page')).toBeVisible()
      await expectSound(page)
      expect(errors).toEqual([])
      await context.close()
    })
  }
