import { expect } from '@playwright/test'
import { expectFits } from '../support/expect-fits.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'

const LOOKS = [
  { language: 'english', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { language: 'italian', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const

for (const { language, colorScheme, viewport } of LOOKS)
  test(`[UI-34] the settings by keyboard, before and after login: ${language}, ${viewport.width} px`, async ({
    browser,
    product,
    api,
  }) => {
    const { common, settings } = TEXTS[language]
    const look = { locale: LOCALES[language], viewport, colorScheme, reducedMotion: 'reduce' } as const
    const context = await browser.newContext(look)
    const guest = await context.newPage()
    await guest.goto(`${product.url}/login`)
    const open = guest.getByRole('button', { name: settings.title })
    await open.press('Enter')
    const dialog = guest.getByRole('dialog', { name: settings.title })
    await dialog.getByRole('radio', { name: settings.colorScheme.light }).press('Space')
    await expect(guest.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
    await expectSound(guest)
    await dialog.getByRole('radio', { name: settings.colorScheme.dark }).press('Space')
    await expectSound(guest)
    await guest.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await guest.close()

    const player = await api.register('settler')
    const page = await openAs(context, product.url, api, player, language)
    const face = page.getByRole('button', {
      name: common.nav.account.replace('{{name}}', player.user.username),
    })
    await face.press('Enter')
    await page.getByRole('button', { name: settings.title }).press('Enter')
    const own = page.getByRole('dialog', { name: settings.title })
    await expect(own.getByRole('heading', { name: settings.account.title })).toBeVisible()
    await expectSound(page)
    if (language === 'english') await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(own).toBeHidden()
    await expect(face).toBeFocused()
    await context.close()
  })
