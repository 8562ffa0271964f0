import { expect } from '@playwright/test'
import {
  CLIENT_ID,
  type LocalGoogle,
  startLocalGoogle,
} from '#cloud/integrations/google/testing/local-google.ts'
import { en, it } from '#shared/i18n/resources.ts'
import { expectSound } from '../support/expect-sound.ts'
import { googleFrame, standInForGoogle } from '../support/google-page.ts'
import { test } from '../support/journey.ts'
import { LOCALES, signUp } from '../support/pages.ts'
import { type Product, startProduct } from '../support/product.ts'

let google: LocalGoogle
// The product needs its own settings: Google's button would appear in all journeys.
let product: Product
test.beforeAll(async () => {
  google = await startLocalGoogle()
  product = await startProduct({ GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CERTS_URL: google.certsUrl })
})
test.afterAll(async () => {
  await product.stop()
  await google.close()
})

test('[AUTH-7, AUTH-33, AUTH-40] one press makes an account, another opens it again, and a token works once', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  let token = await google.token('ada', { given_name: 'Ada' })
  await standInForGoogle(context, async () => token)
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text())
  })
  const button = googleFrame(page).getByRole('button', { name: 'Continue with Google' })
  await page.goto(`${product.url}/login`)
  await expect(button).toBeVisible()
  await expectSound(page)
  await button.press('Enter')
  await page.getByRole('radio', { name: /English/ }).check()
  await page.getByRole('button', { name: en.language.confirm }).click()
  await expect(page).toHaveURL(/\/lobby$/)
  const face = page.getByRole('button', { name: en.common.nav.account.replace('{{name}}', 'Ada') })
  await face.click()
  await page.getByRole('button', { name: en.common.actions.logOut }).click()
  await expect(page).toHaveURL(/\/login$/)

  await button.click()
  await expect(page.getByRole('alert').first()).toContainText(en.errors.GOOGLE_AUTHENTICATION_FAILED)
  token = await google.token('ada', { given_name: 'Somebody else' })
  await button.click()
  await expect(page).toHaveURL(/\/lobby$/)
  await expect(face).toBeVisible()
  await page.reload()
  await expect(face).toBeVisible()
  expect(refused).toEqual([])
})

test('[AUTH-44] another address of an account without a password is asked for by a press on Google’s button', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  await standInForGoogle(context, () => google.token('cy', { given_name: 'Cy' }))
  const page = await context.newPage()
  const button = googleFrame(page).getByRole('button', { name: 'Continue with Google' })
  await page.goto(`${product.url}/login`)
  await button.click()
  await page.getByRole('radio', { name: /English/ }).check()
  await page.getByRole('button', { name: en.language.confirm }).click()
  await expect(page).toHaveURL(/\/lobby$/)
  await page.goto(`${product.url}/profile`)
  await page.getByLabel(en.auth.fields.email, { exact: true }).fill('cy.elsewhere@example.org')
  await expect(page.getByText(en.profile.account.google)).toBeVisible()
  await expectSound(page)
  await button.click()
  await expect(page.getByTestId('pending-email')).toContainText('cy.elsewhere@example.org')
  await context.close()
})

test('[AUTH-34] a phone in Italian: the button is Italian, and who has a password here is told what to do', async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ locale: LOCALES.italian, viewport })
  await context.addInitScript(() => {
    localStorage.setItem('preferences', '{"state":{"colorScheme":"light"},"version":1}')
  })
  await standInForGoogle(context, () => google.token('bea', { email: 'bea@example.org' }))
  await (
    await signUp(await browser.newContext({ locale: LOCALES.italian }), product.url, 'bea', 'italian')
  ).close()
  const page = await context.newPage()
  await page.goto(`${product.url}/register`)
  const button = googleFrame(page).getByRole('button', { name: 'Continua con Google' })
  await expect(button).toBeVisible()
  await expectSound(page)
  await button.click()
  await expect(page.getByText(it.auth.google.taken)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: it.errors.EMAIL_ALREADY_EXISTS })).toBeVisible()
  await expectSound(page)
})

test('[AUTH-33] where Google is out of reach the page says so, and one can register without', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  await context.route('https://accounts.google.com/**', (route) => route.abort())
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await expect(page.getByRole('main').getByText(en.auth.google.unavailable)).toBeVisible()
  await expectSound(page)
  await signUp(context, product.url, 'without_google', 'english')
})
