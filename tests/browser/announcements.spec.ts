import { expect } from '@playwright/test'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'

test('[ADMIN-20, ADMIN-19, ADMIN-21] an admin looks around, announces by the keyboard, and a player closes it', async ({
  browser,
  product,
  api,
}) => {
  const player = await api.register('listener')
  const admin = await api.signInOperator()
  const look = (language: 'english' | 'italian') =>
    browser.newContext({ locale: LOCALES[language], reducedMotion: 'reduce' })
  const game = await openAs(await look('italian'), product.url, api, player, 'italian')
  const panel = await openAs(await look('english'), product.url, api, admin, 'english', '/admin/overview')

  await expect(panel.getByText('Players online', { exact: true }).first()).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Rooms' })).toBeVisible()
  await expectSound(panel)

  const { announcements } = TEXTS.english.adminOperations
  await panel.goto(`${product.url}/admin/operations`)
  await panel.getByRole('button', { name: announcements.add }).focus()
  await panel.keyboard.press('Enter')
  const dialog = panel.getByRole('dialog', { name: announcements.addTitle })
  await expect(dialog.getByLabel(announcements.textEnglish)).toBeFocused()
  await panel.keyboard.type('A tournament on Sunday!')
  await panel.keyboard.press('Tab')
  await panel.keyboard.type('Domenica c’è un torneo!')
  await expectSound(panel)
  await dialog.getByRole('button', { name: announcements.publish }).focus()
  await panel.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // The admin sees it above the panel, too.
  await expect(panel.getByRole('region', { name: 'Announcement', exact: true })).toContainText('Sunday')

  const { announcement } = TEXTS.italian.maintenance
  await game.evaluate(() => dispatchEvent(new Event('focus')))
  const banner = game.getByRole('region', { name: announcement.label })
  await expect(banner).toContainText('Domenica c’è un torneo!')
  await expectSound(game)
  await banner.getByRole('button', { name: announcement.close }).focus()
  await game.keyboard.press('Enter')
  await expect(banner).toBeHidden()
  await game.reload()
  await expect(game.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()

  // Ranked says at the next look that it is off.
  await panel.getByRole('switch', { name: /^Ranked/ }).click()
  await panel.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(panel.getByRole('switch', { name: /^Ranked/ })).not.toBeChecked()
  await game.reload()
  await expect(game.getByTestId('ranked-lock')).toContainText(TEXTS.italian.errors.FEATURE_OFF)

  // Later tests use the same product.
  const { announcements: published } = await api.call<{ announcements: { id: string }[] }>(
    'GET',
    '/admin/announcements',
    admin.token,
  )
  for (const { id } of published) await api.call('DELETE', `/admin/announcements/${id}`, admin.token)
  await api.call('PUT', '/admin/switches/ranked', admin.token, { isOn: true })
})
