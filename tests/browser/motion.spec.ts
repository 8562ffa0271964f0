import { expect, type Page } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import { QUIZZES } from '../support/api.ts'
import { type OpenDuel, test } from '../support/journey.ts'
import { LOCALES, openAs } from '../support/pages.ts'

const LONGEST_MS = 200

/** Looks at every frame for animations that take longer than they may, and for a canvas to shoot paper on. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((longest) => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect, playState } = animation
        const { endTime } = effect?.getComputedTiming() ?? {}
        if (playState !== 'running' || !(Number(endTime) > longest)) continue
        const target = effect instanceof KeyframeEffect ? effect.target : null
        moved.add(`${target?.localName}.${target?.className} for ${endTime} ms`)
      }
      if (document.querySelector('canvas')) moved.add('a canvas')
      requestAnimationFrame(look)
    }
    look()
  }, LONGEST_MS)
}
const moved = (page: Page) => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])

/** A game of one round, with a toast, a wrong and a right answer, to its podium. */
async function playThrough(openDuel: OpenDuel, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const { page, rival, room, begin } = await openDuel({
    host: 'rival',
    settings: { rounds: 1 },
    context: { reducedMotion },
    prepare: watchMotion,
  })
  await begin()
  const input = page.getByTestId('chat-input')
  const answer = QUIZZES[0]?.answers[0] ?? ''
  await page.keyboard.press('Alt+m')
  await expect(page.getByText(en.common.sound.muted, { exact: true })).toBeVisible()
  await input.fill('a candle')
  await input.press('Enter')
  await expect(page.getByTestId('feedback')).toBeVisible()
  await input.fill(answer)
  await input.press('Enter')
  await expect(page.getByTestId('stamp')).toBeVisible()
  await rival.say('chat_message', { roomId: room.id, message: answer })
  await expect(page.getByTestId('podium')).toBeVisible()
  return page
}

test('reduced motion moves nothing: lobby, dialog, waiting room, game, toast and podium', async ({
  browser,
  product,
  api,
  openDuel,
}) => {
  const calm = await api.register('calm')
  const context = await browser.newContext({ locale: LOCALES.english, reducedMotion: 'reduce' })
  const lobby = await openAs(context, product.url, api, calm, 'english', '/lobby', watchMotion)
  await lobby.getByRole('button', { name: en.lobby.rooms.create }).first().click()
  await expect(lobby.getByLabel(en.createRoom.name)).toBeFocused()
  await lobby.keyboard.press('Escape')
  await expect(lobby.getByRole('dialog')).toBeHidden()
  expect(await moved(lobby)).toEqual([])
  await context.close()

  const page = await playThrough(openDuel, 'reduce')
  // Later than the podium's last step would have risen, and the cannons fired.
  const [before = '', after = ''] = en.game.finished.returning.split('{{count}}')
  await expect(page.getByText(new RegExp(`^${before}(1[0-5]|\\d)${after}$`))).toBeVisible()
  expect(await moved(page)).toEqual([])
  await page.context().close()
})

test('players without reduced motion see the podium rise, and confetti', async ({ openDuel }) => {
  const page = await playThrough(openDuel, 'no-preference')
  await expect.poll(() => moved(page)).toContain('a canvas')
  await expect.poll(async () => (await moved(page)).join()).toMatch(/step.* for \d+ ms/)
  await page.context().close()
})
