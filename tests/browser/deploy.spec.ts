import { expect, type Page } from '@playwright/test'
import { FILE_LIST, type FileList } from '#shared/constants/file-list.ts'
import { en, it } from '#shared/i18n/resources.ts'
import { QUIZZES } from '../support/api.ts'
import { deployNewBuild } from '../support/deploy.ts'
import type { Duel } from '../support/duel.ts'
import { test } from '../support/journey.ts'
import { LOCALES, TEXTS } from '../support/pages.ts'

const LOOKS = [
  { language: 'english', viewport: { width: 1280, height: 800 } },
  { language: 'italian', viewport: { width: 390, height: 844 } },
] as const

const LOST = [en.common.partFailed, it.common.partFailed]

/** Returns a function that waits until the page has fetched all that its room may show. */
function watchAhead(page: Page, url: string, part: 'room' | 'stage' = 'room') {
  const fetched = new Set<string>()
  page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname.slice(1)))
  return async () => {
    const list: FileList = await (await fetch(`${url}/${FILE_LIST}`)).json()
    await expect.poll(() => list[part].filter((file) => !fetched.has(file)), { timeout: 30_000 }).toEqual([])
  }
}

/** Plays the rounds that are left, to the podium. */
async function playOn({ page, endRound, nextRound }: Duel, from: number): Promise<void> {
  for (let round = from; round < QUIZZES.length; round++) {
    await nextRound()
    await expect(page.getByTestId('question')).toContainText(QUIZZES[round]?.prompt ?? '')
    await endRound()
  }
  await expect(page.getByTestId('podium')).toBeVisible()
}

for (const { language, viewport } of LOOKS) {
  const texts = TEXTS[language]
  const size = `${viewport.width}x${viewport.height}`

  test(`[NAV-27] a deploy in the middle of a game takes nothing away, to the podium and out of the room, ${size}`, async ({
    product,
    openDuel,
  }) => {
    let fetchedAhead = async (): Promise<void> => undefined
    const duel = await openDuel({
      host: 'rival',
      language,
      context: { viewport },
      prepare: async (page) => {
        fetchedAhead = watchAhead(page, product.url)
      },
    })
    const { page, begin, endRound } = duel
    await begin()
    await fetchedAhead()
    const missed = await deployNewBuild(page)

    await page.getByRole('button', { name: texts.game.senses.button }).click()
    const layer = page.getByRole('dialog')
    await expect(layer.getByRole('slider').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await page.getByTestId('words-button').click()
    await expect(layer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await page.getByRole('button', { name: texts.room.leave.button }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.room.leave.stay }).click()
    await endRound()
    await playOn(duel, 1)
    expect(missed).toEqual([])
    await page.getByRole('button', { name: texts.game.finished.toLobby }).click()
    await expect(page).toHaveURL(/\/lobby$/)
    // The lobby's own parts are gone.
    await expect(page.getByRole('button', { name: texts.newVersion.reload, exact: true })).toBeVisible()
    for (const text of LOST) await expect(page.getByText(text)).toHaveCount(0)
  })

  test(`[NAV-28] a part that a deploy has taken away offers a reload, which comes by itself between two rounds, ${size}`, async ({
    openDuel,
  }) => {
    const duel = await openDuel({
      host: 'rival',
      language,
      context: { viewport },
      // As a player whose connection was too slow to fetch anything ahead.
      prepare: async (page) => {
        await page.route(`**/${FILE_LIST}`, (route) => route.abort(), { times: 1 })
      },
    })
    const { page, begin, endRound } = duel
    await begin()
    await deployNewBuild(page)
    await page.getByRole('button', { name: texts.room.leave.button }).click()
    await expect(page.getByRole('button', { name: texts.newVersion.reloadInRoom })).toBeVisible()
    for (const text of LOST) await expect(page.getByText(text)).toHaveCount(0)
    const reloaded = page.waitForEvent('load')
    await endRound()
    await reloaded
    // A busy machine may need longer than the gap for it.
    await expect(page.getByTestId('game-page')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: texts.newVersion.reloadInRoom })).toHaveCount(0)
    await playOn(duel, 1)
    await page.getByRole('button', { name: texts.game.finished.toLobby }).click()
    await expect(page).toHaveURL(/\/lobby$/)
  })
}

test('[NAV-27] a deploy in the middle of a game takes nothing from the big screen, to its podium', async ({
  product,
  openDuel,
}) => {
  const duel = await openDuel({ host: 'rival' })
  const { page, room, begin, endRound } = duel
  const screen = await page.context().newPage()
  const fetchedAhead = watchAhead(screen, product.url, 'stage')
  await screen.goto(`${product.url}/stage/${room.inviteCode}`)
  await expect(screen.getByTestId('stage-code')).toBeVisible()
  await fetchedAhead()
  const missed = await deployNewBuild(screen)
  await begin()
  await expect(screen.getByTestId('stage-question')).toContainText(QUIZZES[0]?.prompt ?? '')
  await endRound()
  await playOn(duel, 1)
  await expect(screen.getByTestId('stage-podium')).toBeVisible({ timeout: 30_000 })
  expect(missed).toEqual([])
})

for (const { language, viewport } of LOOKS)
  test(`[NAV-29] the landing page reloads once when a deploy has taken a part away, ${viewport.width}x${viewport.height}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ viewport, locale: LOCALES[language] })
    const page = await context.newPage()
    await page.goto(product.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const missed = await deployNewBuild(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    const belowRiddle = page.getByRole('heading', { name: TEXTS[language].landing.features.title })
    const reloaded = page.waitForEvent('load')
    await belowRiddle.scrollIntoViewIfNeeded()
    await reloaded
    await belowRiddle.scrollIntoViewIfNeeded()
    await expect(page.getByTestId('daily-mask')).toBeVisible()
    expect(missed).not.toEqual([])
    expect(loads).toBe(1)
  })
