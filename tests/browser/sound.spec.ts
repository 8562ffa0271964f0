import { expect, type Page } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs } from '../support/pages.ts'

interface Counted {
  contexts: number
  played: number
}

/** Counts the audio contexts that a page opens, and the sounds that it starts. */
async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { contexts: 0, played: 0 }
    Object.assign(window, { counted })
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        counted.contexts++
      }
    }
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      counted.played++
      start.apply(this, when)
    }
  })
}
const sounds = (page: Page) => page.evaluate(() => (window as unknown as { counted: Counted }).counted)

test('no audio context is opened before the first gesture, and one after it', async ({
  browser,
  product,
  api,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  const listener = await api.register('listener')
  const page = await openAs(context, product.url, api, listener, 'english', '/lobby', countSounds)
  await expect(page.getByRole('link', { name: en.lobby.modes.create })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await sounds(page)).toEqual({ contexts: 0, played: 0 })
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await sounds(page)).contexts).toBe(1)
  await page.mouse.click(5, 5)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  expect((await sounds(page)).contexts).toBe(1)
  await context.close()
})

test('M mutes and unmutes in a waiting room; in a game Alt+M does, and M is a letter', async ({
  openDuel,
}) => {
  const { page, rival, room, begin } = await openDuel({
    host: 'rival',
    prepare: countSounds,
  })
  const { muted, unmuted } = en.common.sound
  const told = (text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('preferences') ?? '{}').state?.muted)
  await page.keyboard.press('m')
  await told(muted)
  expect(await kept()).toBe(true)
  await page.keyboard.press('m')
  await told(unmuted)
  expect(await kept()).toBe(false)

  await begin()
  await expect.poll(async () => (await sounds(page)).played).toBeGreaterThan(0)
  await page.keyboard.press('m')
  await expect(page.getByTestId('chat-input')).toHaveValue('m')
  expect(await kept()).toBe(false)
  await page.keyboard.press('Alt+m')
  await told(muted)
  expect(await kept()).toBe(true)
  await expect(page.getByTestId('chat-input')).toHaveValue('m')

  const { played } = await sounds(page)
  await rival.say('chat_message', { roomId: room.id, message: 'a candle' })
  await expect(page.getByText('a candle')).toBeVisible()
  expect((await sounds(page)).played).toBe(played)
  await page.context().close()
})

test('[UI-21] a toast in a waiting room is in the top right corner of a desktop window', async ({
  openDuel,
}) => {
  const { page } = await openDuel({ host: 'page' })
  await page.keyboard.press('Alt+m')
  const toast = page.getByRole('status').filter({ hasText: en.common.sound.muted })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast has no box.')
  expect(box.x).toBeGreaterThan(1280 / 2)
  expect(1280 - (box.x + box.width)).toBeLessThanOrEqual(32)
  expect(box.y).toBeLessThan(80)
})
