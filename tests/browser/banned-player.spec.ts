import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../support/api.ts'
import { SUPPORT_URL, test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'

const LOOKS = [
  { language: 'english', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { language: 'italian', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

async function signIn(page: Page, username: string, language: 'english' | 'italian') {
  const texts = TEXTS[language].auth
  await page.getByLabel(texts.fields.username).fill(username)
  await page.getByLabel(texts.fields.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: texts.login.submit, exact: true }).click()
}

for (const { language, viewport, colorScheme } of LOOKS)
  test(`[ADMIN-8, ADMIN-9, ADMIN-11] a player is warned, banned in the middle of a game, and let in again, ${viewport.width}x${viewport.height}`, async ({
    browser,
    product,
    api,
  }) => {
    const { adminUsers, sanctions, admin: panel, common } = TEXTS[language]
    const look = { locale: LOCALES[language], viewport, colorScheme, reducedMotion: 'reduce' } as const
    const player = await api.register('banned')
    const name = player.user.username
    const room = await api.createRoom(await api.register('host'))
    const admin = await api.signInOperator()
    const game = await openAs(
      await browser.newContext(look),
      product.url,
      api,
      player,
      language,
      `/room/${room.id}`,
    )
    // On a phone the chat lies behind another tab.
    await expect(game.getByTestId('chat-input')).toBeAttached()

    const desk = await openAs(
      await browser.newContext(look),
      product.url,
      api,
      admin,
      language,
      `/admin/users?search=${name}`,
    )
    await desk.getByRole('link', { name }).click()
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
    const open = (action: keyof typeof adminUsers.actions) =>
      desk.getByRole('button', { name: adminUsers.actions[action], exact: true }).first().click()
    const dialog = (action: keyof typeof adminUsers.dialog) =>
      desk.getByRole('dialog', { name: adminUsers.dialog[action].replace('{{name}}', name) })
    const submit = (action: keyof typeof adminUsers.dialog) =>
      dialog(action).getByRole('button', { name: adminUsers.actions[action], exact: true }).click()

    await open('warn')
    await dialog('warn').getByRole('radio', { name: sanctions.warning.presets.spam }).check()
    await submit('warn')
    await expect(dialog('warn')).toBeHidden()
    const warning = game.getByRole('dialog', { name: sanctions.warning.title })
    await expect(warning).toContainText(sanctions.warning.presets.spam)
    await warning.getByRole('button', { name: sanctions.warning.read }).press('Enter')
    await expect(warning).toBeHidden()

    await open('mute')
    await dialog('mute').getByLabel(adminUsers.fields.reason).fill('Insults')
    await submit('mute')
    await expect(
      game.getByRole('alert').filter({ hasText: sanctions.muted.reason.replace('{{reason}}', 'Insults') }),
    ).toBeVisible()

    await open('ban')
    await dialog('ban').getByLabel(adminUsers.fields.reason).fill('Cheats')
    await submit('ban')
    const identity = desk.getByRole('dialog', { name: panel.identity.title })
    await identity.getByLabel(panel.identity.password).fill(PASSWORD)
    await identity.getByLabel(panel.identity.password).press('Enter')
    await expect(identity).toBeHidden()
    await expect(dialog('ban')).toBeHidden()
    await expect(desk.getByRole('cell', { name: 'Cheats' })).toBeVisible()

    const end = game.getByRole('alertdialog')
    await expect(end).toContainText('Cheats')
    await end.getByRole('button', { name: common.forceDisconnect.signInAgain }).click()
    await expect(game).toHaveURL(/\/login$/)
    await signIn(game, name, language)
    const refusal = game.getByRole('alert').filter({ hasText: 'Cheats' })
    await expect(refusal).toContainText(sanctions.ban.title)
    await expect(refusal.getByRole('link', { name: sanctions.ban.support })).toHaveAttribute(
      'href',
      SUPPORT_URL,
    )

    await open('unban')
    await submit('unban')
    await expect(dialog('unban')).toBeHidden()
    await signIn(game, name, language)
    await expect(game).toHaveURL(/\/lobby$/)
  })
