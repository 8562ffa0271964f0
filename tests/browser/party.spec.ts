import { expect } from '@playwright/test'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'
import { en } from '#shared/i18n/resources.ts'
import { createApi, type Player } from '../support/api.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { isOnNetwork, type LanHostProcess, startLanHost } from '../support/lan-host-process.ts'
import {
  answerOf,
  countedScoreOfOtto,
  enterByBrowser,
  goesOn,
  QUIZZES,
  say,
  scoreOfOtto,
  seesQuestion,
  setUpRoom,
  startGame,
} from '../support/party-pages.ts'

let host: LanHostProcess
test.beforeEach(async () => {
  host = await startLanHost()
})
test.afterEach(() => host.stop())

test('[LAN-3, LAN-6, GUEST-2] a phone and a desk play a whole game by a nickname, and look back on the evening', async ({
  browser,
}) => {
  const { ada, otto } = await startGame(browser, host.url, host)
  await say(otto.page, answerOf(QUIZZES[0] ?? ''))
  await expect(otto.page.getByTestId('stamp')).toBeVisible()
  // Where all are guests, nobody is marked as one.
  await expect(ada.page.getByTestId('scores')).not.toContainText(ada.texts.common.guest)
  const score = await countedScoreOfOtto(ada)
  await otto.page.reload()
  await expect(otto.page.getByTestId('stamp')).toBeVisible()
  await expect(scoreOfOtto(ada)).toHaveText(score)
  await say(ada.page, answerOf(QUIZZES[0] ?? ''))
  await ada.page.getByRole('button', { name: ada.texts.hostTools.nextRound }).click()
  await seesQuestion(otto.page, QUIZZES[1] ?? '')
  // The reloaded page does not know when Otto sent his last line.
  await host.advance(CHAT_GAP_MS)
  for (const { page } of [otto, ada]) await say(page, answerOf(QUIZZES[1] ?? ''))
  for (const { page } of [ada, otto])
    await expect(page.getByTestId('podium')).toBeVisible({ timeout: 20_000 })

  const { page, texts } = ada
  await page.getByRole('button', { name: texts.game.finished.toLobby }).click()
  await expect(page.getByRole('table', { name: texts.party.evening.standings })).toContainText('Otto')
  await page.getByText(texts.party.evening.wonBy.replace('{{name}}', 'Otto')).click()
  await expect(
    page.getByText(texts.party.evening.solvedBy.replace('{{names}}', 'Otto and Ada')).first(),
  ).toBeVisible()
  await expectSound(page)
  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.party.evening.csv }).click()
  expect((await downloads).suggestedFilename()).toBe(`${texts.party.evening.file}.csv`)
  await otto.page.getByRole('button', { name: otto.texts.game.finished.toLobby }).click()
  await otto.page.getByRole('link', { name: otto.texts.common.nav.profile }).click()
  await expect(otto.page.getByRole('heading', { level: 1, name: otto.texts.party.you.title })).toBeVisible()
  await expectSound(otto.page)
  expect([...ada.faults, ...otto.faults]).toEqual([])
})

test('[LAN-3] an address without https takes no part of the page away', async ({ browser }) => {
  // biome-ignore lint/suspicious/noSkippedTests: it says why, and runs wherever there is a network
  test.skip(!isOnNetwork(), 'this computer has no address but its own, at which a page is always secure')
  const ada = await enterByBrowser(browser, host.url, 'english', 'Ada')
  const { page, texts } = ada
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false])
  await setUpRoom(ada)
  await expect(page.getByTestId('party-address')).toContainText(host.url.replace('http://', ''))
  await page.getByRole('button', { name: texts.room.invite.copyLink }).click()
  await expect(page.getByRole('button', { name: texts.room.invite.copied })).toBeVisible()
  // What was copied is pasted where anything may be typed.
  await page.getByTestId('chat-input').focus()
  await page.keyboard.press('Control+V')
  await expect(page.getByTestId('chat-input')).toHaveValue(`${host.url}/lobby?join=${host.code}`)
  expect(ada.faults).toEqual([])
})

test('[LAN-10] a host that dies in a round is waited for: seat, score, answer and what was typed are there when it is back', async ({
  browser,
}) => {
  const { ada, otto } = await startGame(browser, host.url, host)
  await say(otto.page, answerOf(QUIZZES[0] ?? ''))
  await expect(otto.page.getByTestId('stamp')).toBeVisible()
  const score = await countedScoreOfOtto(ada)
  const answeredAt = Date.now()
  await ada.page.getByTestId('chat-input').fill('a com')
  await expect.poll(host.savedAt).toBeGreaterThan(answeredAt)
  await host.kill()
  for (const { page, texts } of [ada, otto])
    await expect(page.getByText(texts.party.lead.gone)).toBeVisible({ timeout: 15_000 })
  await expect(ada.page.getByTestId('chat-input')).toHaveValue('a com')

  await host.again()
  for (const { page, texts } of [ada, otto])
    await expect(page.getByText(texts.party.lead.gone)).toBeHidden({ timeout: 15_000 })
  await seesQuestion(ada.page, QUIZZES[0] ?? '')
  await expect(otto.page.getByTestId('stamp')).toBeVisible()
  await expect(scoreOfOtto(ada)).toHaveText(score)
  await expect(ada.page.getByTestId('chat-input')).toHaveValue('a com')
  await goesOn(ada.page)
  await say(ada.page, answerOf(QUIZZES[0] ?? ''))
  for (const { page } of [ada, otto])
    await expect(page.getByTestId('reveal')).toBeVisible({ timeout: 20_000 })
})

test('[STAGE-6] a big screen of a party reconnects when its host is back', async ({ browser }) => {
  const api = createApi(host.url)
  const ada = await api.call<Player>('POST', '/auth/guest', undefined, { nickname: 'Ada' })
  const room = await api.createRoom(ada)
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await page.goto(`${host.url}/stage/${room.inviteCode}`)
  await expect(page.getByTestId('stage-code')).toHaveText(room.inviteCode ?? '')
  await expect(page.getByTestId('stage-player')).toHaveText(['Ada'])
  // It shows the address that the host has printed, which other devices can open.
  await expect(page.getByText(`${new URL(host.url).host}/join/${room.inviteCode}`)).toBeVisible()

  await host.kill()
  const lost = page.getByText(en.stage.trouble.lost)
  await expect(lost).toBeVisible({ timeout: 20_000 })
  await expect(page.getByTestId('stage-code')).toBeVisible()
  await host.again()
  await expect(lost).toBeHidden({ timeout: 20_000 })
  await expect(page.getByTestId('stage-player')).toHaveText(['Ada'])
})
