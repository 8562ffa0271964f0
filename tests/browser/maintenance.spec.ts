import { expect, type Page } from '@playwright/test'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'

// The planned start is a wall-clock time.
test.use({ keepsWallClock: true })

const LOOKS = [
  { language: 'english', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { language: 'italian', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const
const MESSAGE = { english: 'We move to a bigger house.', italian: 'Ci spostiamo in una casa più grande.' }
const SUPPORT = 'https://riddles.example/help'

const banner = (page: Page) => page.getByTestId('maintenance-banner')
const shut = (page: Page) => page.getByTestId('maintenance-page')
/** Who comes back to the window learns at once what they would learn a minute later. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

for (const { language, viewport, colorScheme } of LOOKS)
  test(`[STATUS-5, STATUS-6, STATUS-7, ADMIN-3] maintenance is announced, begins, and is over, ${viewport.width}x${viewport.height}`, async ({
    browser,
    product,
    api,
  }) => {
    const texts = TEXTS[language].maintenance
    const player = await api.register('waiting')
    const { token } = await api.signInOperator()
    const plan = (inMs: number) =>
      api.call('POST', '/admin/maintenance/plan', token, {
        startsAt: new Date(Date.now() + inMs).toISOString(),
        durationMinutes: 45,
        supportUrl: SUPPORT,
        message: MESSAGE,
      })
    const look = { locale: LOCALES[language], viewport, colorScheme, reducedMotion: 'reduce' } as const
    const page = await openAs(await browser.newContext(look), product.url, api, player, language)
    const lobby = page.getByRole('heading', { level: 1 })
    await expect(lobby).toBeVisible()
    const title = await lobby.textContent()

    await plan(3_600_000)
    await comeBack(page)
    await expect(banner(page)).toContainText('45')
    await expect(banner(page)).toContainText(MESSAGE[language])
    await expect(banner(page).getByRole('link', { name: texts.support })).toHaveAttribute('href', SUPPORT)
    await expectSound(page)
    await banner(page).getByRole('button', { name: texts.banner.close }).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await page.reload()
    await expect(lobby).toHaveText(title ?? '')
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/status'))
    await comeBack(page)
    await asked
    await expect(banner(page)).toBeHidden()

    // Another one is shown again, and begins by itself.
    await plan(1_800_000)
    await comeBack(page)
    await expect(banner(page)).toBeVisible()
    await plan(3_000)
    await comeBack(page)
    await expect(shut(page).getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(shut(page)).toContainText(MESSAGE[language])
    await expect(banner(page)).toBeHidden()
    await expectSound(page)

    const visitor = await (await browser.newContext(look)).newPage()
    await visitor.goto(`${product.url}/register`)
    await expect(shut(visitor)).toBeVisible()
    await visitor.goto(`${product.url}/login`)
    await expect(visitor.getByLabel(TEXTS[language].auth.fields.username)).toBeVisible()
    await expect(shut(visitor)).toBeHidden()

    await api.call('POST', '/admin/maintenance/end', token)
    await shut(page).getByRole('button', { name: texts.again }).focus()
    await page.keyboard.press('Enter')
    await expect(lobby).toHaveText(title ?? '')
    await expect(shut(page)).toBeHidden()
    for (const one of [page, visitor]) await one.context().close()
  })
