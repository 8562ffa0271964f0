import { type Browser, expect, type Page } from '@playwright/test'
import { expectSound } from './expect-sound.ts'
import { pageFaults } from './page-faults.ts'
import { LOCALES, type PageLanguage, startByReady, TEXTS } from './pages.ts'
import type { MovableClock } from './test-clock/movable-clock.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const QUIZZES = [
  'I have teeth and never bite. | comb | It only bites hair.',
  'The more you take, the more you leave behind. | footsteps',
]
export const promptOf = (quiz: string): string => quiz.split('|')[0]?.trim() ?? ''
export const answerOf = (quiz: string): string => quiz.split('|')[1]?.trim() ?? ''

/** Through the party's door. */
export async function enterByBrowser(
  browser: Browser,
  url: string,
  language: PageLanguage,
  nickname: string,
  device = {},
) {
  const context = await browser.newContext({
    locale: LOCALES[language],
    reducedMotion: 'reduce',
    permissions: [],
    ...device,
  })
  const faults = await pageFaults(context)
  const page = await context.newPage()
  const texts = TEXTS[language]
  await page.goto(url)
  await page.getByLabel(texts.party.door.nickname).fill(nickname)
  await expectSound(page)
  await page.getByRole('button', { name: texts.party.door.play, exact: true }).click()
  return { page, texts, faults, context }
}
export type GuestPage = Awaited<ReturnType<typeof enterByBrowser>>

/** Sets up a room with quizzes of one's own, which come from a file. */
export async function setUpRoom({ page, texts }: GuestPage): Promise<void> {
  const { createLobby } = texts
  await page.getByRole('main').getByRole('link', { name: texts.party.lobby.setUp }).click()
  // The reveal must last until the button of the next round is pressed.
  await page.locator('label', { hasText: createLobby.timers.double }).click()
  await page.getByRole('radio', { name: createLobby.source.written }).check()
  await page.locator('label', { hasText: createLobby.quizzes.byPaste }).click()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'quizzes.txt', mimeType: 'text/plain', buffer: Buffer.from(QUIZZES.join('\n')) })
  await page.getByRole('button', { name: createLobby.quizzes.take }).click()
  const fit = createLobby.quizzes.fitRounds_other.replace('{{count}}', String(QUIZZES.length))
  await page.getByRole('button', { name: fit }).click()
  await page.getByRole('button', { name: createLobby.submit }).click()
  await expect(page.getByTestId('room-page')).toBeVisible()
}

export async function say(page: Page, line: string): Promise<void> {
  await page.getByTestId('chat-input').fill(line)
  await page.getByTestId('chat-input').press('Enter')
}
export const seesQuestion = (page: Page, quiz: string) =>
  expect(page.locator('#headline').getByText(promptOf(quiz))).toBeVisible({
    timeout: 20_000,
  })

export const scoreOfOtto = ({ page }: GuestPage) =>
  page.getByTestId('scores').getByRole('row', { name: /Otto/ })

/** Returns the text of Otto's row once his answer counts. */
export async function countedScoreOfOtto(guest: GuestPage): Promise<string> {
  const row = scoreOfOtto(guest)
  await expect(row.getByRole('cell').last()).not.toHaveText('0')
  return (await row.textContent()) ?? ''
}

/** Two people in a running game: Ada at a desk, whose room it is, and Otto on a phone. */
export async function startGame(
  browser: Browser,
  url: string,
  clock?: MovableClock,
): Promise<{ ada: GuestPage; otto: GuestPage }> {
  const ada = await enterByBrowser(browser, url, 'english', 'Ada')
  await setUpRoom(ada)
  const otto = await enterByBrowser(browser, url, 'italian', 'Otto', PHONE)
  await expect(otto.page.getByTestId('room-page')).toBeVisible()
  await otto.page.getByTestId('ready').click()
  await startByReady(ada.page, clock)
  for (const { page } of [ada, otto]) await seesQuestion(page, QUIZZES[0] ?? '')
  return { ada, otto }
}

/** A game whose people come back one after the other waits for two of them: until then nobody's line is a guess. */
export const goesOn = (page: Page) => expect(page.getByTestId('pause')).toBeHidden({ timeout: 15_000 })
