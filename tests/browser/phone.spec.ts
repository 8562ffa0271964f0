import { expect, type Page } from '@playwright/test'
import { PROMPT_MAX } from '#shared/constants/limits.ts'
import { en } from '#shared/i18n/resources.ts'
import { QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { hindrances, openSoftKeyboard } from '../support/seen.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** As long as a question may be. */
const LONG =
  'Behind the walled-up windows of the old harbour somebody counts the ships that no one else has seen. '
    .repeat(3)
    .slice(0, PROMPT_MAX)
    .trim()

/** What somebody looks at while they type. */
async function expectInSight(page: Page): Promise<void> {
  for (const part of [page.locator('#headline'), page.getByTestId('chat-input')])
    await expect.poll(() => hindrances(part)).toEqual([])
}

async function tapAndType(page: Page, text: string): Promise<void> {
  await page.getByTestId('chat-input').tap()
  await page.keyboard.type(text)
}

const send = (page: Page) => page.getByRole('button', { name: en.room.composer.send }).tap()

/** Shows a toast that every page has. The pointer on it keeps it open. */
async function expectInSightOfToast(page: Page): Promise<void> {
  await page.keyboard.press('Alt+m')
  const toast = page.getByRole('status').filter({ hasText: en.common.sound.muted })
  await toast.dispatchEvent('mouseover')
  await expectInSight(page)
  await expect(toast).toBeVisible()
  await toast.dispatchEvent('mouseout')
}

const KEYBOARDS = {
  'told by the visual viewport': (page: Page) => openSoftKeyboard(page, { height: 480, top: 0 }),
  'that pushes the page up': (page: Page) => openSoftKeyboard(page, { height: 440, top: 130 }),
  'that makes the page smaller': (page: Page) => page.setViewportSize({ width: 390, height: 480 }),
}

for (const [how, openKeyboard] of Object.entries(KEYBOARDS))
  test(`a phone with a keyboard ${how}: question and input stay in sight, and the typed text stays`, async ({
    openDuel,
  }) => {
    const { page, rival, room, begin, endRound, nextRound } = await openDuel({
      host: 'rival',
      context: PHONE,
      settings: {
        customQuizzes: [...QUIZZES.slice(0, 1), { prompt: LONG, answers: ['window tax'] }],
        rounds: 2,
      },
    })
    await begin()
    await expectInSight(page)
    await tapAndType(page, 'half an ans')
    await openKeyboard(page)
    await expectInSight(page)
    await expectInSightOfToast(page)
    await expect(page.getByTestId('chat-input')).toHaveValue('half an ans')
    await expect(page.getByTestId('chat-input')).toBeFocused()

    await page.getByTestId('chat-input').fill('candle')
    await send(page)
    await expect(page.getByTestId('feedback')).toHaveText(en.game.feedback.wrong)
    await expectInSight(page)
    await expect(page.getByTestId('chat-input')).toBeFocused()
    await rival.say('chat_message', { roomId: room.id, message: 'lantern' })
    await endRound()
    await expect(page.getByTestId('reveal')).toBeVisible()
    await expectInSight(page)
    await nextRound()
    await expect(page.locator('#headline')).toHaveText(LONG)
    await expectInSight(page)
    await page.context().close()
  })

test('a whole game by taps, with the keyboard open', async ({ openDuel }) => {
  const { page, rival, room, player } = await openDuel({
    host: 'page',
    context: PHONE,
    settings: { rounds: 2 },
  })
  await rival.say('player_ready', { roomId: room.id, isReady: true })
  await page.getByTestId('ready').tap()
  await expect(page.getByTestId('question')).toContainText(QUIZZES[0]?.prompt ?? '')
  await openSoftKeyboard(page, { height: 480, top: 0 })
  for (const part of [page.getByTestId('hint'), page.getByText(en.game.skip.button)])
    await expect.poll(() => hindrances(part)).toEqual([])
  const button = await page.getByRole('button', { name: en.room.composer.send }).boundingBox()
  expect(Number(button?.x) + Number(button?.width)).toBeLessThanOrEqual(PHONE.viewport.width)
  await page.getByTestId('hint').tap()
  await expect(page.getByTestId('hint')).toContainText(en.game.hint.left_other.replace('{{count}}', '2'))
  await tapAndType(page, 'lantern')
  await send(page)
  await expect(page.getByTestId('stamp')).toBeVisible()
  await page.getByRole('button', { name: en.game.scores.heading }).tap()
  await expect(page.getByRole('dialog', { name: en.game.scores.heading })).toBeVisible()
  await page.getByRole('button', { name: en.common.actions.close }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: en.hostTools.label }).tap()
  await page.getByRole('menuitem', { name: en.hostTools.endRound }).tap()
  await expect(page.getByTestId('question')).toContainText(QUIZZES[1]?.prompt ?? '')
  await tapAndType(page, 'compass')
  await send(page)
  await expect(page.getByTestId('stamp')).toBeVisible()
  await rival.say('chat_message', { roomId: room.id, message: 'compass' })
  await expect(page.getByTestId('podium')).toBeVisible()
  await expect(
    page.getByText(en.game.finished.winner.replace('{{name}}', player.user.username)),
  ).toBeVisible()
  await page.getByRole('button', { name: en.game.finished.toLobby }).tap()
  await expect(page).toHaveURL(/\/lobby$/)
  await page.context().close()
})
