import { expect } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

test('Back in a running game asks first: staying keeps the game, leaving goes to the lobby', async ({
  browser,
  product,
  api,
}) => {
  const [host, player] = [await api.register('stays'), await api.register('goes_back')]
  const room = await api.createRoom(host, { timePerRound: 60 })
  const rival = await joinRoomPlay(product.url, host, room.id)
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(context, product.url, api, player, 'english')
  // From a page of the site, to which Back would lead.
  await page.getByLabel(en.lobby.code.label).fill(room.inviteCode ?? '')
  await expect(page.getByTestId('room-page')).toBeVisible()
  await api.startGame(host, room.id)
  await expect(page.getByTestId('question')).toBeVisible()
  const input = page.getByTestId('chat-input')
  await input.fill('half a word')
  const dialog = page.getByRole('dialog', { name: en.room.leave.title })
  const goBack = () => page.evaluate(() => history.back())

  for (const stay of ['Escape', 'button'] as const) {
    await goBack()
    await expect(dialog).toContainText(en.room.leave.playing)
    if (stay === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: en.room.leave.stay }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/game\//)
    await expect(page.getByTestId('question')).toBeVisible()
    await expect(input).toHaveValue('half a word')
    await expect(input).toBeFocused()
  }
  expect(rival.all('user_disconnected')).toEqual([])

  await goBack()
  await dialog.getByRole('button', { name: en.room.leave.button }).click()
  await expect(page).toHaveURL(/\/lobby$/)
  const seated = () =>
    rival
      .all('room_state_updated')
      .at(-1)
      ?.room.players.map(({ userId }) => userId)
  await expect.poll(seated).toEqual([host.user.id])
  await context.close()
})

test('Back asks first in a game that was opened by its address, and after a reload of it', async ({
  browser,
  product,
  api,
}) => {
  const [host, player] = [await api.register('hosts_on'), await api.register('opens_link')]
  const room = await api.createRoom(host, { timePerRound: 60 })
  const rival = await joinRoomPlay(product.url, host, room.id)
  await api.call('POST', `/rooms/${room.id}/join`, player.token, {})
  await api.startGame(host, room.id)
  const context = await browser.newContext({ locale: LOCALES.english })
  // Nothing of the app is behind it in this tab.
  const page = await openAs(context, product.url, api, player, 'english', `/game/${room.id}`)
  const dialog = page.getByRole('dialog', { name: en.room.leave.title })
  for (const opened of ['by its address', 'by a reload'] as const) {
    if (opened === 'by a reload') await page.reload()
    await expect(page.getByTestId('question')).toBeVisible()
    // Half a second after the start the session is restored, which may navigate by itself.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => history.back())
    await expect(dialog).toContainText(en.room.leave.playing)
    await dialog.getByRole('button', { name: en.room.leave.stay }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/game\//)
    await expect(page.getByTestId('question')).toBeVisible()
  }
  expect(rival.all('user_disconnected').length).toBeLessThanOrEqual(1)
  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: en.room.leave.button }).click()
  await expect(page).toHaveURL(/\/lobby$/)
  await expect(page.getByTestId('left-bar')).toBeVisible()
  await context.close()
})

test('a page that is opened by its address begins at its top, wherever the one before was left', async ({
  browser,
  product,
  api,
}) => {
  const context = await browser.newContext({
    locale: LOCALES.english,
    viewport: { width: 390, height: 500 },
  })
  const page = await openAs(context, product.url, api, await api.register('scrolls'), 'english')
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await page.goto(`${product.url}/ranks`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page has its height only once it has loaded.
  await expect.poll(below).toBeGreaterThan(100)
  await page.mouse.wheel(0, 400)
  await expect.poll(scrolled).toBeGreaterThan(100)
  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await scrolled()).toBe(0)
  await context.close()
})

test('[NAV-17] Go Back of the 404 page returns to a page of another document', async ({ page, product }) => {
  await page.goto(`${product.url}/daily`)
  await page.goto(`${product.url}/nowhere`)
  await page.getByRole('button', { name: en.notFound.goBack }).click()
  await expect(page).toHaveURL(/\/daily$/)
  await page.goto('about:blank')
  await page.goto(`${product.url}/nowhere`)
  await page.getByRole('button', { name: en.notFound.goBack }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.landing.hero.title })).toBeVisible()
})
