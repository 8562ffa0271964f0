import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type StripeDouble, startStripeDouble } from '#cloud/integrations/payments/testing/stripe-double.ts'
import { AD_SECONDS } from '#shared/constants/store.ts'
import { createApi } from '../support/api.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { uniqueName } from '../support/journey-api.ts'
import { LOCALES, openAs, type PageLanguage, signUp, TEXTS } from '../support/pages.ts'
import { type Product, startProduct } from '../support/product.ts'
import { advanceTogether } from '../support/test-clock/advance.ts'

const PHONE = { width: 390, height: 844 }

/** What the page shows of a balance: its link, and the numbers that it has counted through. */
function balanceOf(page: Page, language: PageLanguage) {
  const said = TEXTS[language].common.balance
  return {
    is: (value: string): Promise<void> =>
      expect(page.getByRole('link', { name: said.replace('{{value}}', value), exact: true })).toBeVisible(),
    counted: (): Promise<string[]> => page.evaluate(() => (window as { counted?: string[] }).counted ?? []),
  }
}

/** Notes every number that is shown on the way to another. */
const noteCounting = (): void => {
  const counted: string[] = []
  Object.assign(window, { counted })
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const shown = (target as Element).getAttribute('data-shown')
      if (shown !== null) counted.push(shown)
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-shown'] })
}

async function newContext(browser: Browser, language: PageLanguage, viewport = { width: 1280, height: 800 }) {
  const context = await browser.newContext({ locale: LOCALES[language], viewport })
  await context.addInitScript(noteCounting)
  return context
}

const press = (page: Page, decision: 'pay' | 'refuse' | 'cancel'): Promise<void> =>
  page.locator(`button[value=${decision}]`).click()
const checkout = (page: Page): Locator => page.getByTestId('checkout')

test.describe('at the sandbox’s bank', () => {
  test('a page shows an error when every call fails', async ({ browser, product }) => {
    const context = await newContext(browser, 'english')
    await context.route(/assets\/buy-/, (route) => route.abort())
    const page = await signUp(context, product.url, uniqueName('cut_off'), 'english')
    await page.goto(`${product.url}/buy-r3`)
    await expect(page.getByTestId('error-state')).toBeVisible()
    await expect(page.getByText(TEXTS.english.common.crash.title)).toHaveCount(0)
    await context.close()
  })

  test('[STORE-1, STORE-2, STORE-3] a newcomer buys a pack: paid, counted up, with a receipt', async ({
    browser,
    product,
  }) => {
    const { store, common } = TEXTS.english
    const context = await newContext(browser, 'english')
    const page = await signUp(context, product.url, uniqueName('first_buyer'), 'english')
    const balance = balanceOf(page, 'english')
    await page.getByRole('link', { name: common.balance.replace('{{value}}', '100') }).click()
    await expect(page).toHaveURL(`${product.url}/buy-r3`)
    await page.getByTestId('buy-r3-700').click()
    await expect(page).toHaveURL(/\/sandbox\//)
    await expect(page.locator('body')).toContainText('€4.99')
    await press(page, 'pay')
    await expect(page).toHaveURL(/\/buy-r3\?checkout=\w+$/)
    await expect(checkout(page)).toContainText(store.checkout.paid)
    await balance.is('800')
    await expect(checkout(page)).toContainText(store.checkout.balance.replace('{{value}}', '800 R3'))
    // By more than one step.
    await expect.poll(async () => (await balance.counted()).length).toBeGreaterThan(2)
    await expectSound(page)

    await page.getByRole('button', { name: store.checkout.receipt }).click()
    const receipts = page.getByTestId('receipts').getByRole('listitem')
    await expect(receipts).toHaveCount(1)
    await expect(receipts).toContainText('700 R3')
    await expect(receipts).toContainText(store.purchases.states.paid)
    await page.getByRole('tab', { name: store.tabs.history }).click()
    const entries = page.getByTestId('wallet-entries').getByRole('listitem')
    await expect(entries).toHaveCount(2)
    await expect(entries.first()).toContainText(store.history.reasons.store_paid)
    await expect(entries.first()).toContainText('+700 R3')
    await expect(entries.last()).toContainText(store.history.reasons.sign_up)

    // Opened once more, the address of the return pays nothing again.
    await page.goBack()
    await page.goto(`${product.url}/buy-r3`)
    await balance.is('800')
    await context.close()
  })

  test('[ERR-47, STORE-5] a payment that is refused or left says so, and can be tried again: on a phone, in Italian', async ({
    browser,
    product,
  }) => {
    const { store, errors, common } = TEXTS.italian
    const context = await newContext(browser, 'italian', PHONE)
    const page = await signUp(context, product.url, uniqueName('second_thought'), 'italian')
    const balance = balanceOf(page, 'italian')
    await page.goto(`${product.url}/buy-r3?tab=voice`)
    await page.getByTestId('buy-voice-starter').click()
    await press(page, 'refuse')
    await expect(checkout(page)).toContainText(errors.PAYMENT_FAILED)
    await balance.is('100')
    await expectSound(page)

    const retry = page.getByRole('button', { name: common.actions.retry })
    await retry.click()
    await expect(page).toHaveURL(/\/sandbox\//)
    await press(page, 'cancel')
    await expect(checkout(page)).toContainText(errors.PAYMENT_FAILED)
    await retry.click()
    await press(page, 'pay')
    await expect(checkout(page)).toContainText(store.checkout.paid)
    await page.getByRole('button', { name: store.checkout.receipt }).click()
    const receipts = page.getByTestId('receipts').getByRole('listitem')
    await expect(receipts).toHaveCount(3)
    await expect(receipts.filter({ hasText: store.purchases.states.paid })).toHaveCount(1)
    await expect(receipts.filter({ hasText: store.purchases.states.failed })).toHaveCount(2)
    await page.goto(`${product.url}/profile?tab=voice`)
    await expect(page.getByTestId('voice-tokens')).toContainText(
      store.voice.balance_other.replace('{{value}}', '1.010'),
    )
    await balanceStays(page)
    await context.close()

    async function balanceStays(on: Page) {
      await on.goto(`${product.url}/buy-r3`)
      await balance.is('100')
    }
  })

  test('[VOICE-5, VOICE-10] an ad that is watched to its end brings 3 tokens', async ({
    browser,
    product,
    api,
  }) => {
    const { ad, balance_other: tokens } = TEXTS.english.store.voice
    const context = await newContext(browser, 'english')
    const page = await openAs(
      context,
      product.url,
      api,
      await api.register('watcher'),
      'english',
      '/profile?tab=voice',
      (opened) => opened.clock.install(),
    )
    await expect(page.getByTestId('voice-tokens')).toContainText(tokens.replace('{{value}}', '10'))
    await page.getByRole('button', { name: ad.watch }).click()
    await expect(page.getByTestId('ad')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('ad')).toHaveCount(0)
    await page.getByRole('button', { name: ad.watch }).click()
    await expect(page.getByTestId('ad')).toBeVisible()
    await advanceTogether({ clocks: [product], pages: [page] }, AD_SECONDS * 1_000)
    await expect(page.getByText(ad.granted.replace('{{count}}', '3'))).toBeVisible()
    await expect(page.getByTestId('voice-tokens')).toContainText(tokens.replace('{{value}}', '13'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: ad.watch })).toHaveCount(0)
    await expect(page.getByTestId('voice-tokens')).toContainText(/The next one comes at \d/)
    await context.close()
  })
})

test.describe('at Stripe', () => {
  // The product needs its own settings: the payment provider.
  let stripe: StripeDouble
  let product: Product
  test.beforeAll(async () => {
    stripe = await startStripeDouble()
    product = await startProduct(stripe.settings)
    stripe.connect(product.url)
  })
  test.afterAll(async () => {
    await product.stop()
    await stripe.stop()
  })

  test('[STORE-3, WALLET-11] what was paid counts, and a dispute takes it back, also what was spent', async ({
    browser,
  }) => {
    const { store } = TEXTS.english
    const context = await newContext(browser, 'english', PHONE)
    const page = await signUp(context, product.url, 'disputer', 'english')
    const balance = balanceOf(page, 'english')
    await page.goto(`${product.url}/buy-r3`)
    await page.getByTestId('buy-r3-1500').click()
    await expect(page).toHaveURL(/\/pay\/cs_test_/)
    expect(page.url()).toBe(stripe.last().url)
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(checkout(page)).toContainText(store.checkout.paid)
    await balance.is('1,600')

    // Some of it is put up as a prize before the bank takes it back.
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    const api = createApi(product.url)
    const room = { name: 'All in', maxPlayers: 4, rounds: 1, timePerRound: 10, tokenReward: 1000 }
    await api.call('POST', '/rooms', token ?? '', { ...room, difficulty: 'easy', language: 'english' })
    await page.goto(`${product.url}/buy-r3?tab=purchases`)
    await balance.is('600')
    expect(await stripe.send(stripe.dispute(stripe.last().id).created)).toBe(200)
    await page.goto(`${product.url}/buy-r3?tab=purchases`)
    await balance.is('0')
    await expect(page.getByTestId('receipts')).toContainText(store.purchases.states.disputed)
    await expect(page.getByTestId('owed')).toContainText(store.owed.title.replace('{{value}}', '900'))
    await expectSound(page)
    await context.close()
  })
})
