import { type Browser, expect, type Page } from '@playwright/test'
import { en, it } from '#shared/i18n/resources.ts'
import { test } from '../support/journey.ts'
import type { JourneyApi } from '../support/journey-api.ts'
import { LOCALES, openAs, type PageLanguage, startByReady, TEXTS } from '../support/pages.ts'
import { PAIRED_AFTER_MS } from '../support/paired-after.ts'
import { hindrances } from '../support/seen.ts'

const PHONE = { width: 390, height: 844 }
interface Entry {
  name: string
  language?: PageLanguage
  phone?: boolean
}
async function enter(
  browser: Browser,
  api: JourneyApi,
  { name, language = 'english', phone = false }: Entry,
): Promise<Page> {
  const context = await browser.newContext({
    locale: LOCALES[language],
    ...(phone && { viewport: PHONE, hasTouch: true }),
  })
  return openAs(context, api.url, api, await api.register(name), language)
}
const search = (page: Page, language: PageLanguage, mode: 'quick_match' | 'ranked') =>
  page.getByRole('button', { name: TEXTS[language].lobby.modes[mode].start, exact: true })
/** Starts the search, and waits until the product has the ticket. */
const startSearch = (page: Page) =>
  Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/matchmaking/start')),
    search(page, 'english', 'quick_match').click(),
  ])
const bar = (page: Page) => page.getByTestId('search-bar')
const questionOf = (page: Page) => page.getByTestId('question')

test('[MM-12, MM-14] two who search find each other, get ready, and play', async ({
  browser,
  product,
  api,
}) => {
  const ada = await enter(browser, api, { name: 'ada' })
  const bob = await enter(browser, api, { name: 'bob', phone: true })
  await search(ada, 'english', 'quick_match').click()
  await expect(bar(ada)).toContainText(en.lobby.modes.quick_match.name)
  await startSearch(bob)
  await product.advance(PAIRED_AFTER_MS.quick_match)
  for (const page of [ada, bob]) {
    await expect(page).toHaveURL(/\/room\//)
    await expect(page.getByRole('heading', { level: 1, name: en.room.match.found })).toBeVisible()
    await expect(page).toHaveTitle(/^Match found!/)
    await expect(page.getByTestId('player')).toHaveCount(2)
  }
  expect(new URL(ada.url()).pathname).toBe(new URL(bob.url()).pathname)
  await ada.getByTestId('ready').click()
  await expect(ada).toHaveTitle(/^Room/)
  await startByReady(bob, product)
  for (const page of [ada, bob]) {
    await expect(questionOf(page)).toBeVisible()
    await expect(page).toHaveURL(/\/game\//)
  }
  const [prompt = ''] = await ada.locator('#headline').allInnerTexts()
  expect(prompt).not.toBe('')
  await expect(bob.locator('#headline')).toHaveText(prompt)
  for (const page of [ada, bob]) await page.context().close()
})

test('[MM-4] a search outlives a reload and other pages, and is cancelled by Escape', async ({
  browser,
  product,
  api,
}) => {
  const page = await enter(browser, api, { name: 'cleo', language: 'italian' })
  await search(page, 'italian', 'ranked').click()
  await expect(bar(page)).toContainText(it.lobby.modes.ranked.name)
  await page.reload()
  await expect(bar(page)).toContainText(it.lobby.modes.ranked.name)
  await page.goto(`${product.url}/ranks`)
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: it.ranks.title })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.context().close()
})

test('the search bar covers no button of the page on a phone', async ({ browser, product, api }) => {
  const page = await enter(browser, api, { name: 'edda', phone: true })
  await search(page, 'english', 'ranked').click()
  await expect(bar(page)).toBeVisible()
  await page.goto(`${product.url}/create-lobby`)
  await expect(bar(page)).toBeVisible()
  const submit = page.getByRole('button', { name: en.createLobby.submit })
  await submit.scrollIntoViewIfNeeded()
  await expect.poll(() => hindrances(submit)).toEqual([])
  // A search outlives its page, and could match a player of another test.
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await page.context().close()
})

test('[MM-13] who is alone plays with practice opponents, that are called so wherever they appear', async ({
  browser,
  product,
  api,
}) => {
  const page = await enter(browser, api, { name: 'dora', phone: true })
  await startSearch(page)
  await product.advance(PAIRED_AFTER_MS.alone)
  await expect(page).toHaveURL(/\/room\//)
  await expect(page.getByText(en.room.match.bots)).toBeVisible()
  // It has the width of the phone, and is no column of single words beside the buttons.
  const sentence = await page.getByText(en.room.match.bots).boundingBox()
  expect(sentence?.width).toBeGreaterThan(300)
  await startByReady(page, product)
  await expect(questionOf(page)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${en.game.scores.heading}`) }).click()
  await expect(page.getByRole('dialog').getByText('bot', { exact: true })).toHaveCount(2)
  await page.context().close()
})
