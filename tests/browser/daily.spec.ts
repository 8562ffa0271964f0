import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../support/api.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { uniqueName } from '../support/journey-api.ts'
import { LOCALES, TEXTS } from '../support/pages.ts'

const texts = TEXTS.italian
const promptOf = async (page: Page): Promise<string> =>
  (await page.getByTestId('daily-board').locator('p[lang]').textContent()) ?? ''

const fieldOf = (page: Page) => page.getByTestId('daily-board').getByRole('textbox')

async function guess(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('daily-guesses').getByText(text, { exact: true })).toBeVisible()
}

test('[DAILY-1, DAILY-2, DAILY-3, DAILY-4] a visitor plays on the landing page, shares, signs up and keeps the streak', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    locale: LOCALES.italian,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto(product.url)
  await expect(page.getByTestId('daily-board')).toBeHidden()
  await page.getByRole('heading', { name: texts.landing.features.title }).scrollIntoViewIfNeeded()
  await expect(page.getByTestId('daily-mask')).toBeVisible()
  await expectSound(page)

  await guess(page, 'abracadabra')
  await expect(fieldOf(page)).toBeFocused()
  // With a keyboard over the lower half of the phone, the letters and the field are still seen together.
  const [mask, field] = [
    await page.getByTestId('daily-mask').boundingBox(),
    await fieldOf(page).boundingBox(),
  ]
  expect((field?.y ?? 0) + (field?.height ?? 0) - (mask?.y ?? 0)).toBeLessThan(300)
  const answer = bankAnswer(await promptOf(page))
  await guess(page, answer)
  await expect(page.getByTestId('daily-result')).toContainText(answer)
  await expect(page.getByTestId('daily-streak')).toContainText('1')
  await expectSound(page)

  // Not the device's own sharing: a test cannot press its buttons.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: texts.daily.share }).click()
  await expect(page.getByText(texts.daily.copied)).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(/^Riddle Rooms \d{4}-\d\d-\d\d ❌✅ 2\/5\nhttp:\/\/[^/]+\/daily$/)

  await page.getByRole('link', { name: texts.daily.signUp }).click()
  const name = uniqueName('daily_visitor')
  await page.getByLabel(texts.auth.fields.username).fill(name)
  await page.getByLabel(texts.auth.fields.email).fill(`${name}@example.org`)
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(texts.auth.fields.confirmPassword).fill(PASSWORD)
  await page.getByRole('button', { name: texts.auth.register.submit }).click()
  await page.getByRole('radio', { name: /Italiano/ }).check()
  await page.getByRole('button', { name: texts.language.confirm }).click()
  await page.getByTestId('daily-card').click()
  await expect(page.getByTestId('daily-result')).toContainText(answer)
  await expect(page.getByTestId('daily-streak')).toContainText('1')
  await expect(page.getByRole('link', { name: texts.daily.signUp })).toBeHidden()
  await expectSound(page)
  expect(await page.evaluate(() => localStorage.getItem('daily_riddle'))).toBeNull()
  await context.close()
})
