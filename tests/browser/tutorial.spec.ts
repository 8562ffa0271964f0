import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { TUTORIAL_ACTIONS, TUTORIAL_STEPS } from '#shared/constants/tutorial.ts'
import { QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'
import { hindrances, openSoftKeyboard } from '../support/seen.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const SCREENS: Readonly<Record<string, BrowserContextOptions>> = { desk: {}, phone: PHONE }
const texts = TEXTS.italian
const bubble = (page: Page) => page.getByRole('region', { name: texts.tutorial.label })
const skip = (page: Page) => bubble(page).getByRole('button', { name: texts.tutorial.skip })

async function expectStep(page: Page, n: number): Promise<void> {
  const action = TUTORIAL_ACTIONS[n - 1] ?? 'press_enter'
  const { text } = texts.tutorial.steps[action]
  const count = texts.tutorial.step.replace('{{n}}', String(n)).replace('{{total}}', String(TUTORIAL_STEPS))
  await expect(bubble(page)).toContainText(count)
  for (const part of [bubble(page).getByText(text), skip(page)])
    await expect.poll(() => hindrances(part)).toEqual([])
}

async function expectAbove(page: Page, input: ReturnType<Page['getByTestId']>): Promise<void> {
  const [line, field] = [await bubble(page).boundingBox(), await input.boundingBox()]
  if (!line || !field) throw new Error('The line or the input is missing.')
  expect(line.y + line.height).toBeLessThanOrEqual(field.y)
  expect(line.height).toBeLessThan(90)
}

for (const [screen, options] of Object.entries(SCREENS))
  test(`[TUT-24] a game on a ${screen} shows each step above the input, which stays in sight with the question`, async ({
    openDuel,
  }) => {
    const { page, player, api, begin } = await openDuel({
      host: 'rival',
      language: 'italian',
      context: options,
    })
    const setStep = (step: number) => api.call('PATCH', '/auth/tutorial-step', player.token, { step })
    await setStep(12)
    await begin()
    const input = page.getByTestId('chat-input')
    if (options.isMobile) {
      await input.tap()
      await openSoftKeyboard(page, { height: 480, top: 0 })
    }
    for (const step of [12, 13, 14]) {
      await setStep(step)
      await expectStep(page, step)
      await expectAbove(page, input)
      for (const part of [page.locator('#headline'), page.getByTestId('hint'), input])
        await expect.poll(() => hindrances(part)).toEqual([])
    }
    await skip(page).click()
    await expect(bubble(page)).toHaveCount(0)
    await expect(page.getByText(texts.tutorialCompleted)).toBeVisible()
    await expect(input).toBeFocused()
  })

for (const [screen, options] of Object.entries(SCREENS))
  test(`[TUT-24] a podium on a ${screen} shows the chat above the step`, async ({ openDuel }) => {
    const { page, player, api, begin, endRound, nextRound } = await openDuel({
      host: 'rival',
      language: 'italian',
      context: options,
    })
    await api.call('PATCH', '/auth/tutorial-step', player.token, { step: 13 })
    await begin()
    for (const { prompt } of QUIZZES.slice(1)) {
      await endRound()
      await nextRound()
      await expect(page.getByTestId('question')).toContainText(prompt)
    }
    await endRound()
    await expect(page.getByTestId('podium')).toBeVisible()
    await expectStep(page, 13)
    await expectAbove(page, page.getByTestId('chat-input'))
    const chat = page.getByRole('region', { name: texts.room.chat.heading })
    await expect
      .poll(async () => {
        const [log, line] = [await chat.boundingBox(), await bubble(page).boundingBox()]
        return log !== null && line !== null && log.y + log.height <= line.y
      })
      .toBe(true)
  })

for (const [screen, options] of Object.entries(SCREENS))
  test(`[TUT-24] a search on a ${screen} shows step 11 above its bar`, async ({ browser, product, api }) => {
    const learner = await api.register('learner')
    await api.call('PATCH', '/auth/tutorial-step', learner.token, { step: 10 })
    const context = await browser.newContext({ locale: LOCALES.italian, ...options })
    const page = await openAs(context, product.url, api, learner, 'italian')
    await page.getByRole('button', { name: texts.lobby.modes.quick_match.start }).click()
    await expectStep(page, 11)
    await expectAbove(page, page.getByTestId('search-bar'))
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('search-bar')).toBeHidden()
    await context.close()
  })
