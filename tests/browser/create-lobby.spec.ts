import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, type PageLanguage, TEXTS } from '../support/pages.ts'

const LOOKS: readonly { language: PageLanguage; viewport: { width: number; height: number } }[] = [
  { language: 'english', viewport: { width: 1280, height: 800 } },
  { language: 'italian', viewport: { width: 390, height: 844 } },
]
const inSight = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
  })

for (const { language, viewport } of LOOKS) {
  const size = `${viewport.width}x${viewport.height}`
  const texts = TEXTS[language]
  const { createLobby } = texts

  test(`[LOBBY-10] the keyboard is led to the first mistake, and it into sight, ${size}`, async ({
    browser,
    product,
    api,
  }) => {
    const context = await browser.newContext({ locale: LOCALES[language], viewport })
    const maker = await api.register('mistaken')
    const page = await openAs(context, product.url, api, maker, language, '/create-lobby')
    const submit = page.getByRole('button', { name: createLobby.submit })
    await page.getByRole('radio', { name: createLobby.source.written }).focus()
    await page.keyboard.press('Space')
    await submit.focus()
    await page.keyboard.press('Enter')
    const error = page.getByText(texts.validation.fewerQuizzesThanRounds)
    await expect(error).toBeFocused()
    await expect.poll(() => inSight(page)).toBe(true)

    const name = page.getByLabel(createLobby.fields.name)
    await name.fill('')
    await submit.focus()
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await expect.poll(() => inSight(page)).toBe(true)
    await expect(name).toHaveAccessibleDescription(texts.validation.roomNameRequired)
    await context.close()
  })

  test(`[LOBBY-16] what is being set up survives a reload and a walk through the app, ${size}`, async ({
    browser,
    product,
    api,
  }) => {
    const context = await browser.newContext({ locale: LOCALES[language], viewport })
    const maker = await api.register('drafter')
    const page = await openAs(context, product.url, api, maker, language, '/create-lobby')
    await page.getByLabel(createLobby.fields.name).fill('Sunday club')
    await page.getByRole('radio', { name: createLobby.source.written }).check()
    await page.getByLabel(createLobby.quizzes.prompt).fill('Capital of Sardinia?')
    await page.reload()
    await expect(page.getByLabel(createLobby.fields.name)).toHaveValue('Sunday club')
    await expect(page.getByLabel(createLobby.quizzes.prompt)).toHaveValue('Capital of Sardinia?')
    await page.getByRole('link', { name: texts.common.nav.ranks }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: texts.ranks.title })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(createLobby.quizzes.prompt)).toHaveValue('Capital of Sardinia?')
    await page.getByRole('button', { name: createLobby.draft.afresh }).click()
    await expect(page.getByLabel(createLobby.quizzes.prompt)).toHaveCount(0)
    await expect(page.getByLabel(createLobby.fields.name)).not.toHaveValue('Sunday club')
    await context.close()
  })
}
