import { expect } from '@playwright/test'
import { expectFits } from '../support/expect-fits.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'

// The planned start is a wall-clock time.
test.use({ keepsWallClock: true })

const LOOKS = [
  { language: 'english', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { language: 'italian', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

for (const { language, viewport, colorScheme } of LOOKS)
  test(`[ADMIN-1, ADMIN-2, ADMIN-3, ADMIN-5, ADMIN-13, STATUS-5] an admin goes through every part by keyboard, and plans, begins and ends maintenance, ${viewport.width}x${viewport.height}`, async ({
    browser,
    product,
    api,
  }) => {
    // Every part with every rule of axe, and in three sizes more.
    test.setTimeout(300_000)
    const { admin: words, adminOperations } = TEXTS[language]
    const player = await api.register('seen')
    // Another player hosts it, because a client returns to the room of its player.
    await api.createRoom(await api.register('host'))
    const admin = await api.signInOperator()
    const look = { locale: LOCALES[language], viewport, colorScheme, reducedMotion: 'reduce' } as const
    const desk = await openAs(await browser.newContext(look), product.url, api, admin, language, '/admin')
    const nav = desk.getByRole('navigation', { name: words.nav })
    for (const name of Object.values(words.parts)) {
      await nav.getByRole('link', { name, exact: true }).press('Enter')
      await expect(desk.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(desk.getByTestId('skeleton')).toHaveCount(0)
      await expect(desk.getByTestId('error-state')).toHaveCount(0)
      expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await expectSound(desk)
      if (language === 'english') await expectFits(desk)
    }

    const game = await openAs(await browser.newContext(look), product.url, api, player, language)
    /** Who comes back to the window learns at once what they would learn later. */
    const comeBack = () => game.evaluate(() => dispatchEvent(new Event('focus')))
    const lobby = await game.getByRole('heading', { level: 1 }).textContent()
    const { maintenance } = adminOperations
    await nav.getByRole('link', { name: words.parts.operations, exact: true }).press('Enter')
    const dialog = desk.getByRole('dialog')
    const submit = (name: string) => dialog.getByRole('button', { name, exact: true }).press('Enter')

    await desk.getByRole('button', { name: maintenance.plan, exact: true }).press('Enter')
    await dialog.getByLabel(maintenance.minutes).fill('45')
    await expectSound(desk)
    await submit(maintenance.plan)
    await expect(dialog).toBeHidden()
    await comeBack()
    await expect(game.getByTestId('maintenance-banner')).toContainText('45')

    await desk.getByRole('button', { name: maintenance.start, exact: true }).press('Enter')
    await submit(maintenance.start)
    await expect(dialog).toBeHidden()
    await comeBack()
    await expect(game.getByTestId('maintenance-page')).toBeVisible()

    await desk.getByRole('button', { name: maintenance.end, exact: true }).press('Enter')
    await submit(maintenance.end)
    await expect(dialog).toBeHidden()
    await expect(desk.getByRole('button', { name: maintenance.plan, exact: true })).toBeVisible()
    await comeBack()
    await expect(game.getByRole('heading', { level: 1 })).toHaveText(lobby ?? '')
    for (const page of [desk, game]) await page.context().close()
  })
