import { expect } from '@playwright/test'
import { buildWebIfStale } from '../../build/web-build.ts'
import { test } from '../support/journey.ts'
import {
  answerOf,
  countedScoreOfOtto,
  goesOn,
  promptOf,
  QUIZZES,
  say,
  scoreOfOtto,
  seesQuestion,
  startGame,
} from '../support/party-pages.ts'
import { askParty } from '../support/two-hosts.ts'
import { startTwoHosts, type TwoHostsInBrowser } from '../support/two-hosts-in-browser.ts'

const HANDED_OVER_MS = 15_000

let hosts: TwoHostsInBrowser
test.beforeAll(async () => {
  buildWebIfStale()
  hosts = await startTwoHosts()
})
test.afterAll(() => hosts.stop())

test('[LAN-9, STAGE-6] the pages of a host that is killed follow its successor by themselves, and the game goes on there', async () => {
  const { ada, otto } = await startGame(hosts.browser, hosts.first.origin)
  const { code } = (await askParty(hosts.first.origin)) ?? {}
  const screen = await ada.context.newPage()
  await screen.goto(`${hosts.first.origin}/stage/${code}`)
  await expect(screen.getByText(promptOf(QUIZZES[0] ?? ''))).toBeVisible()
  await say(otto.page, answerOf(QUIZZES[0] ?? ''))
  await expect(otto.page.getByTestId('stamp')).toBeVisible()
  const score = await countedScoreOfOtto(ada)
  // As slowly as people type; meanwhile the standby hears of the answer.
  await ada.page.getByTestId('chat-input').pressSequentially('it is a com', { delay: 200 })
  const killedAt = performance.now()
  await hosts.first.kill('SIGKILL')

  await expect(ada.page.getByText(ada.texts.party.lead.looking)).toBeVisible({ timeout: HANDED_OVER_MS })
  for (const { page, texts } of [ada, otto])
    await expect(page.getByText(texts.party.lead.looking)).toBeHidden({ timeout: HANDED_OVER_MS })
  await expect(otto.page.getByTestId('stamp')).toBeVisible()
  expect(performance.now() - killedAt).toBeLessThan(HANDED_OVER_MS)
  await expect(scoreOfOtto(ada)).toHaveText(score)
  await expect(ada.page.getByTestId('chat-input')).toHaveValue('it is a com')
  await goesOn(ada.page)

  // The page came from a host that is gone: nothing of what is left of the game may have to be fetched from it.
  await say(ada.page, answerOf(QUIZZES[0] ?? ''))
  await ada.page.getByRole('button', { name: ada.texts.hostTools.nextRound }).click()
  // Otto's phone leaves the riddle to the screen.
  await seesQuestion(ada.page, QUIZZES[1] ?? '')
  await expect(screen.getByText(promptOf(QUIZZES[1] ?? ''))).toBeVisible({ timeout: 20_000 })
  for (const { page } of [otto, ada]) await say(page, answerOf(QUIZZES[1] ?? ''))
  for (const { page } of [ada, otto])
    await expect(page.getByTestId('podium')).toBeVisible({ timeout: 20_000 })
  const { page, texts } = ada
  await page.getByRole('button', { name: texts.game.finished.toLobby }).click()
  await expect(page.getByRole('table', { name: texts.party.evening.standings })).toContainText('Otto')
})
