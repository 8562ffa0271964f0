import { type Browser, expect, type Page } from '@playwright/test'
import { BETWEEN_ROUNDS_MS, START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import type { Player } from '../support/api.ts'
import { expectStrongContrast } from '../support/expect-contrast.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import type { JourneyApi } from '../support/journey-api.ts'
import { expectLegible } from '../support/legible.ts'
import { layLine } from '../support/line.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'
import { joinAsStage, joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'

const LONG =
  'I have cities without houses, mountains without trees and water without fish; sailors fold me, teachers hang me on the wall, and pirates draw a cross on me. People who have lost their way ask me, although I never say a word and cannot move a single step by myself. So tell me, dear travellers: what am I?'.slice(
    0,
    300,
  )
const EXPLANATION = 'Maps show cities, mountains and water, but nothing of it is real. '.repeat(7)
const QUIZZES = [
  { prompt: LONG.padEnd(300, '?'), answers: ['map'], explanation: EXPLANATION, category: 'Geography' },
  {
    prompt: 'What has keys?',
    answers: ['a grand piano in the concert hall of the opera house by the river'],
  },
]
const SETTINGS = { customQuizzes: QUIZZES, rounds: 2, timePerRound: 60 }

async function openTable(api: JourneyApi, settings: Partial<CreateRoomBody> = {}) {
  const [ada, bob] = [await api.register('stage_ada'), await api.register('stage_bob')]
  const room = await api.createRoom(ada, { ...SETTINGS, ...settings })
  const sit = (player: Player, { id }: Room = room) => joinRoomPlay(api.url, player, id)
  const begin = () => api.call('POST', '/game/start', ada.token, { roomId: room.id })
  const endRound = () => api.call('POST', `/game/game-${room.id}/round/end`, ada.token, {})
  const solve = (client: RoomPlayClient, guess = 'map') =>
    client.say('submit_guess', { gameSessionId: `game-${room.id}`, guess })
  return { ada, bob, room, sit, begin, endRound, solve }
}

/** A television: nobody is signed in on it. */
async function openStage(browser: Browser, url: string, { inviteCode }: Room) {
  const context = await browser.newContext({
    locale: LOCALES.english,
    viewport: { width: 1920, height: 1080 },
    reducedMotion: 'reduce',
  })
  const line = await layLine(context)
  const page = await context.newPage()
  await page.goto(`${url}/stage/${inviteCode}`)
  return { context, page, line }
}

const prompt = (page: Page) => page.getByTestId('stage-question').getByRole('heading')

test('[STAGE-3, STAGE-4, STAGE-7, STAGE-8, UI-37] shows a whole game on a television, without login and frame', async ({
  browser,
  product,
  api,
}) => {
  const texts = TEXTS.english.stage
  const { ada, bob, room, sit, begin, endRound, solve } = await openTable(api)
  const { page, context } = await openStage(browser, api.url, room)
  await expect(page.getByTestId('stage-code')).toHaveText(room.inviteCode ?? '')
  await expect(page.getByTestId('qr-code')).toBeVisible()
  await expect(page.getByText(`/join/${room.inviteCode}`)).toBeVisible()
  for (const role of ['navigation', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  const one = await sit(ada)
  const two = await sit(bob)
  await expect(page.getByTestId('stage-player')).toHaveText([ada.user.username, bob.user.username])
  await expectLegible(page)
  await expectSound(page)
  await expectStrongContrast(page)

  // The page shows it only during the countdown.
  await Promise.all([page.getByTestId('stage-start').waitFor(), begin()])
  await product.advance(START_COUNTDOWN_MS)
  await expect(prompt(page)).toHaveText(QUIZZES[0]?.prompt ?? '')
  await expect(page.getByTestId('mask').locator('[data-open="false"]')).toHaveCount(3)
  await expect(page.getByRole('timer')).toBeVisible()
  const wayIn = page.getByTestId('stage-way-in')
  await expect(wayIn).toContainText(`/join/${room.inviteCode}`)
  await expect(wayIn.getByTestId('qr-code')).toBeVisible()
  await expect(page.getByText(texts.nobody)).toBeVisible()
  await solve(two, 'is it an atlas?')
  await solve(one)
  await expect(page.getByTestId('stage-solver')).toHaveText([ada.user.username])
  expect(await page.content()).not.toContain('atlas')
  await expectLegible(page, 64)
  await expectSound(page)
  await expectStrongContrast(page)

  await endRound()
  await expect(page.getByTestId('stage-answer').getByRole('heading', { name: 'map' })).toBeVisible()
  await expect(page.getByText(EXPLANATION.trim())).toBeVisible()
  await expect(page.getByTestId('stage-ranking').getByRole('listitem').first()).toContainText(
    ada.user.username,
  )
  await expectLegible(page)
  await expectSound(page)
  await expectStrongContrast(page)

  await product.advance(BETWEEN_ROUNDS_MS)
  await expect(prompt(page)).toHaveText('What has keys?')
  // No player may join for the last round.
  await expect(wayIn).toHaveCount(0)
  await expectLegible(page, 64)
  await solve(two, QUIZZES[1]?.answers[0])
  // The last answer is told, too, before the podium takes its place.
  await Promise.all([
    page
      .getByTestId('stage-answer')
      .getByText(QUIZZES[1]?.answers[0] ?? '')
      .waitFor(),
    solve(one, QUIZZES[1]?.answers[0]),
  ])
  await expect(page.getByTestId('stage-podium')).toContainText(ada.user.username)
  await expectLegible(page)
  await expectSound(page)
  await expectStrongContrast(page)
  await context.close()
})

test('[STAGE-6] comes back after a reload, a lost connection and a rematch, and waits for ever', async ({
  browser,
  product,
  api,
}) => {
  const { ada, bob, room, sit, begin, endRound, solve } = await openTable(api, { rounds: 1 })
  const [one, two] = [await sit(ada), await sit(bob)]
  const { page, context, line } = await openStage(browser, api.url, room)
  await expect(page.getByTestId('stage-player')).toHaveCount(2)
  await begin()
  await product.advance(START_COUNTDOWN_MS)
  await expect(prompt(page)).toBeVisible()
  await page.reload()
  await expect(prompt(page)).toBeVisible()

  await line.cut()
  await expect(page.getByText(TEXTS.english.stage.trouble.lost)).toBeVisible()
  await solve(two)
  line.mend()
  await expect(page.getByTestId('stage-solver')).toHaveText([bob.user.username])
  await expect(page.getByText(TEXTS.english.stage.trouble.lost)).toBeHidden()

  await endRound()
  await expect(page.getByTestId('stage-podium')).toBeVisible()
  const again = await api.call<{ room: Room }>('POST', `/game/${room.id}/rematch`, ada.token, {})
  await expect(page.getByTestId('stage-code')).toHaveText(again.room.inviteCode ?? '', { timeout: 20_000 })
  expect(new URL(page.url()).pathname).toBe(`/stage/${again.room.inviteCode}`)
  await page.reload()
  await expect(page.getByTestId('stage-code')).toHaveText(again.room.inviteCode ?? '')

  for (const client of [one, two]) client.room.leave()
  await api.call('POST', `/rooms/${again.room.id}/leave`, ada.token)
  // The code leads to the room of the finished game while that room exists.
  await api.closeRooms()
  await expect(page.getByTestId('stage-message')).toContainText(again.room.inviteCode ?? '')
  await expectLegible(page)
  await context.close()
})

test('[STAGE-1] opens from the waiting room, also with a password, whose pass no address shows', async ({
  browser,
  product,
  api,
}) => {
  const { ada, room } = await openTable(api, { password: 'swordfish' })
  const texts = TEXTS.english.stage
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(context, product.url, api, ada, 'english', `/room/${room.id}`)
  await page.getByRole('button', { name: texts.open.button }).click()
  const dialog = page.getByRole('dialog', { name: texts.open.title })
  const link = dialog.getByRole('link', { name: texts.open.here })
  await expect(link).toHaveAttribute('aria-disabled', 'false')
  await expectSound(page)
  const [stage] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(stage.getByTestId('stage-code')).toHaveText(room.inviteCode ?? '')
  expect(stage.url()).toBe(`${product.url}/stage/${room.inviteCode}`)
  await stage.reload()
  await expect(stage.getByTestId('stage-code')).toBeVisible()

  const television = await openStage(browser, api.url, room)
  await expect(television.page.getByTestId('stage-message')).toContainText(texts.trouble.password)
  for (const one of [context, television.context]) await one.close()
})

test('[STAGE-7] speaks the room’s language or the other one, and hides its controls', async ({
  browser,
  api,
}) => {
  const { room } = await openTable(api, { language: 'italian' })
  const { page, context } = await openStage(browser, api.url, room)
  await expect(page.getByText(TEXTS.italian.stage.come)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.keyboard.press('l')
  await expect(page.getByText(TEXTS.english.stage.come)).toBeVisible()
  const controls = page.getByRole('group', { name: TEXTS.english.stage.controls.label })
  await expect(controls).toHaveCSS('opacity', '0')
  await page.mouse.move(300, 300)
  await expect(controls).toHaveCSS('opacity', '1')
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: TEXTS.english.stage.controls.sound })).toBeVisible()
  await expectLegible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectSound(page)
  await context.close()
})

test('[STAGE-5] turns phones into pads while a big screen is open, and back when it closes', async ({
  api,
  openDuel,
}) => {
  const texts = TEXTS.english
  const { page, room, begin, rival } = await openDuel({
    host: 'rival',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  await begin()
  await expect(page.getByTestId('pad')).toBeHidden()
  const code = room.inviteCode
  const pass = await api.call<StagePass>('POST', '/rooms/stage', undefined, { code })
  const stage = await joinAsStage(api.url, pass)

  await expect(page.getByTestId('pad')).toBeVisible()
  await expect(page.getByTestId('question')).toBeHidden()
  await expect(page.getByTestId('pad').getByTestId('mask')).toBeVisible()
  await expectSound(page)
  await page.getByTestId('chat-input').fill('a wrong guess')
  await page.getByTestId('chat-input').press('Enter')
  await expect(page.getByTestId('feedback')).toHaveText(texts.game.feedback.wrong)
  await expect(page.getByTestId('pad-score')).toHaveText('0')
  await rival.until('chat_message')

  await page.getByText(texts.stage.pad.off).tap()
  await expect(page.getByTestId('question')).toBeVisible()
  await page.getByText(texts.stage.pad.on).tap()
  await expect(page.getByTestId('pad')).toBeVisible()
  stage.room.leave()
  await expect(page.getByTestId('question')).toBeVisible()
  await expect(page.getByText(texts.stage.pad.off)).toBeHidden()
  await page.context().close()
})

test('[STAGE-5] shows the usual board in a large window, and the answer pad on request', async ({
  api,
  openDuel,
}) => {
  const { page, room, begin } = await openDuel({ host: 'rival' })
  const code = room.inviteCode
  await joinAsStage(api.url, await api.call<StagePass>('POST', '/rooms/stage', undefined, { code }))
  await begin()
  await expect(page.getByTestId('question')).toBeVisible()
  await page.getByText(TEXTS.english.stage.pad.on).click()
  await expect(page.getByTestId('pad')).toBeVisible()
  await expect(page.getByTestId('question')).toBeHidden()
  await expectSound(page)
  await page.context().close()
})
