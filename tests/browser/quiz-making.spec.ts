import { expect, test } from '@playwright/test'
import { createApi } from '../support/api.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[QUIZ-3] a room about capitals: quizzes are made, one is dropped, the others are played', async ({
  browser,
}) => {
  const { createLobby, quizMaking } = TEXTS.english
  const api = createApi(product.url)
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(
    context,
    product.url,
    api,
    await api.register('capital_maker'),
    'english',
    '/create-lobby',
  )
  await page.getByRole('radio', { name: createLobby.source.made }).check()
  await page.getByLabel(quizMaking.topic).fill('capitals')
  await page.getByLabel(quizMaking.topic).press('Enter')
  const preview = page.getByTestId('quiz-preview')
  await expect(preview.getByRole('listitem')).toHaveCount(13, { timeout: 20_000 })
  await preview.getByRole('button', { name: quizMaking.dropN.replace('{{n}}', '2') }).click()
  await expect(preview.getByRole('listitem')).toHaveCount(12)
  await page.getByRole('button', { name: quizMaking.use_other.replace('{{count}}', '12') }).click()
  await page.getByRole('button', { name: createLobby.submit }).click()
  await expect(page.getByTestId('room-page')).toBeVisible()
  await context.close()
})

test('[QUIZ-13] a set is written, judged and saved by keyboard on a phone, in Italian', async ({
  browser,
}) => {
  const { quizSets, createLobby } = TEXTS.italian
  const api = createApi(product.url)
  const context = await browser.newContext({
    locale: LOCALES.italian,
    viewport: { width: 390, height: 844 },
  })
  const page = await openAs(
    context,
    product.url,
    api,
    await api.register('set_writer'),
    'italian',
    '/quizzes',
  )
  await page.getByRole('button', { name: quizSets.create }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(createLobby.quizzes.prompt).focus()
  await page.keyboard.insertText('Capoluogo della Sardegna?')
  await page.getByLabel(createLobby.quizzes.answer, { exact: true }).focus()
  await page.keyboard.insertText('Cagliari')
  await page.getByLabel(quizSets.judge.label).focus()
  await page.keyboard.insertText('cagliari')
  await page.keyboard.press('Enter')
  await expect(page.getByText(quizSets.judge.correct, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: quizSets.save, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(quizSets.unsaved)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(createLobby.quizzes.answer, { exact: true })).toHaveValue('Cagliari')
  await context.close()
})
