import { type Browser, expect, type Page } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import { PASSWORD, type Player, QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import type { JourneyApi } from '../support/journey-api.ts'
import { type Line, layLine } from '../support/line.ts'
import { LOCALES, openAs } from '../support/pages.ts'
import { joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'

interface Table {
  line: Line
  page: Page
  player: Player
  rival: RoomPlayClient
  host: Player
  roomId: string
}

/** A page that plays its first round against a scripted rival, who is the host. */
async function sitDown(browser: Browser, api: JourneyApi): Promise<Table> {
  const [host, player] = [await api.register('rival'), await api.register('player')]
  const room = await api.createRoom(host, { timePerRound: 60 })
  const rival = await joinRoomPlay(api.url, host, room.id)
  const context = await browser.newContext({ locale: LOCALES.english })
  const line = await layLine(context)
  const page = await openAs(context, api.url, api, player, 'english')
  await page.getByLabel(en.lobby.code.label).fill(room.inviteCode ?? '')
  await expect(page).toHaveURL(/\/room\//)
  await rival.until('user_connected', 1)
  await api.startGame(host, room.id)
  await expect(page.locator('#headline').getByText(QUIZZES[0]?.prompt ?? '')).toBeVisible()
  return { page, player, rival, host, line, roomId: room.id }
}

test('[SESS-29, SESS-37, SESS-51, GAME-32] three reloads in a round keep seat, score, answered flag and typed text', async ({
  browser,
  api,
}) => {
  const { page, player, roomId } = await sitDown(browser, api)
  const input = page.getByTestId('chat-input')
  await input.fill('a word half wri')
  await page.reload()
  await expect(page.locator('#headline').getByText(QUIZZES[0]?.prompt ?? '')).toBeVisible()
  await expect(input).toHaveValue('a word half wri')
  await input.fill('lantern')
  await input.press('Enter')
  await expect(page.getByTestId('stamp')).toBeVisible()
  const { scores } = await api.game(player, `game-${roomId}`)
  const score = scores.find(({ userId }) => userId === player.user.id)?.score ?? 0
  expect(score).toBeGreaterThan(0)
  const points = page.getByTestId('scores').locator('[data-me="true"]').getByRole('cell').last()
  await expect(points).toHaveText(String(score))
  for (const _ of [1, 2]) {
    await page.reload()
    await expect(points).toHaveText(String(score))
    await expect(page.getByTestId('stamp')).toBeVisible()
  }
})

test('[SESS-51] a cut network shows it, keeps the board and the typed text, and comes back by itself', async ({
  browser,
  api,
}) => {
  const { page, rival, line } = await sitDown(browser, api)
  const input = page.getByTestId('chat-input')
  await input.fill('not yet sent')
  await line.cut()
  await rival.until('user_disconnected', 1)
  await expect(page.getByText(en.realtime.reconnecting).first()).toBeVisible()
  await expect(page.locator('#headline').getByText(QUIZZES[0]?.prompt ?? '')).toBeVisible()
  await expect(input).toHaveValue('not yet sent')
  line.mend()
  await rival.until('user_connected', 2)
  await expect(page.getByText(en.realtime.reconnecting)).toHaveCount(0)
  await expect(input).toHaveValue('not yet sent')
  await expect(input).toBeFocused()
})

test('[GAME-30, GAME-31, RT-50] an ended game says so and leads to the lobby', async ({ browser, api }) => {
  const { page, host, roomId } = await sitDown(browser, api)
  await api.call('POST', `/game/game-${roomId}/end`, host.token, {})
  await expect(page.getByText(en.realtime.previousGameEnded)).toBeVisible()
  await expect(page).toHaveURL(/\/lobby$/)
})

test('[ROOM-32, SESS-32] a kicked player is told and sent to the lobby, without a lost connection', async ({
  browser,
  api,
}) => {
  const { page, rival, player, roomId } = await sitDown(browser, api)
  await rival.say('kick_player', { roomId, userId: player.user.id })
  await expect(page).toHaveURL(/\/lobby$/)
  await expect(page.getByText(en.realtime.home.kicked)).toBeVisible()
  await expect(page.getByText(en.realtime.connectionLost)).toHaveCount(0)
})

test('[UI-28, UI-29, UI-30, SESS-19] a login elsewhere shows why, and only signing in again closes it', async ({
  browser,
  api,
}) => {
  const { page, player } = await sitDown(browser, api)
  await api.call('POST', '/auth/login', undefined, { username: player.user.username, password: PASSWORD })
  const dialog = page.getByRole('alertdialog').filter({ hasText: en.common.forceDisconnect.otherDevice })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: en.common.forceDisconnect.signInAgain }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('[CHAT-2, GAME-29] typing is never stolen: the field keeps text and focus through rounds, joins and toasts', async ({
  browser,
  api,
}) => {
  const { page, host, rival, roomId } = await sitDown(browser, api)
  const input = page.getByTestId('chat-input')
  await input.fill('still typing')
  await rival.say('chat_message', { roomId, message: 'hello there' })
  await api.call('POST', `/game/game-${roomId}/round/end`, host.token, {})
  await expect(page.getByTestId('reveal')).toBeVisible()
  // The host moves a round at most once in 5 s: the next one starts by itself.
  await expect(page.locator('#headline').getByText(QUIZZES[1]?.prompt ?? '')).toBeVisible({
    timeout: 20_000,
  })
  await expect(input).toHaveValue('still typing')
  await expect(input).toBeFocused()
})
