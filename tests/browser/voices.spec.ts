import { expect, type Page } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import type { PublicVoices } from '#shared/schemas/voice.ts'
import type { Player } from '../support/api.ts'
import { test } from '../support/journey.ts'
import type { JourneyApi } from '../support/journey-api.ts'
import { LOCALES, openAs } from '../support/pages.ts'

/** How far the page's voice has come, in seconds. */
const played = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('audio[data-voice]')?.currentTime ?? 0)

async function chooseVoice(api: JourneyApi, { token }: Player): Promise<void> {
  const { voices } = await api.call<PublicVoices>('GET', '/voice/public-voices', token)
  await api.call('POST', '/voice/select', token, { voiceId: voices.default[0]?.id })
}

test('[VOICE-4, VOICE-18] a voice is heard and chosen on the profile, by keyboard', async ({
  browser,
  product,
  api,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(
    context,
    product.url,
    api,
    await api.register('chooser'),
    'english',
    '/profile?tab=voice',
  )
  const listen = page.getByRole('button', { name: /^Listen to/ }).first()
  await listen.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Stop / })).toBeFocused()
  await expect.poll(() => played(page), { timeout: 15_000 }).toBeGreaterThan(0.2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Your voice/ })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Your voice/ })).toBeVisible()
  await context.close()
})

test('[VOICE-9, VOICE-13, VOICE-14] two who play hear each other’s lines, each once, for a token', async ({
  api,
  openDuel,
}) => {
  const { page, player, rival, opponent, room, begin } = await openDuel({
    host: 'rival',
  })
  await chooseVoice(api, opponent)
  await chooseVoice(api, player)
  await begin()
  await page.getByTestId('chat-input').click()
  await rival.say('chat_message', {
    roomId: room.id,
    message: 'Good evening, is it a lighthouse?',
    useTts: true,
  })
  const strip = page.getByTestId('speaking')
  await expect(strip).toContainText(en.speech.now.replace('{{name}}', opponent.user.username), {
    timeout: 20_000,
  })
  await expect.poll(() => played(page)).toBeGreaterThan(0.2)
  await expect(page.locator('[data-read="true"]')).toContainText('lighthouse')
  await strip.getByRole('button', { name: en.speech.skip }).click()
  await expect(strip).toHaveCount(0)

  const toggle = page.getByTestId('voice-switch')
  await expect(toggle).toContainText('10')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-checked', 'true')
  await expect(page.getByTestId('chat-input')).toBeFocused()
  await page.keyboard.type('I think of a candle')
  await page.keyboard.press('Enter')
  await expect(strip).toContainText(player.user.username, { timeout: 20_000 })
  await expect.poll(() => played(page)).toBeGreaterThan(0.2)
  await expect(toggle).toContainText('9')
  const { tokens } = await api.call<{ tokens: number }>('GET', '/voice/status', player.token)
  expect(tokens).toBe(9)
  await page.context().close()
})
