import { type Browser, expect, type Page } from '@playwright/test'
import type { Player } from '../support/api.ts'
import { expectFits } from '../support/expect-fits.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import type { JourneyApi } from '../support/journey-api.ts'
import { expectRoundTrip, tabTo } from '../support/keyboard.ts'
import { accountChannel, LOCALES, openAs, TEXTS } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

const texts = TEXTS.english
const { friends } = texts
const withName = (text: string, name: string) => text.replace('{{name}}', name)
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function open(browser: Browser, api: JourneyApi, player: Player): Promise<Page> {
  const context = await browser.newContext({ locale: LOCALES.english, reducedMotion: 'reduce' })
  return openAs(context, api.url, api, player, 'english')
}
const panelOf = (page: Page) => page.getByRole('dialog', { name: friends.title })
const rowOf = (page: Page, name: string) => panelOf(page).getByTestId('person').filter({ hasText: name })
const press = async (page: Page, target: ReturnType<Page['locator']>) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
const expectGood = async (page: Page) => {
  await expectSound(page)
  await expectFits(page)
}
async function openPanel(page: Page): Promise<void> {
  await press(page, page.getByTestId('friends-button'))
  await expect(panelOf(page)).toBeVisible()
}

// Every step is made by keyboard, and each passes by all that is on the page.
test.describe.configure({ timeout: 240_000 })

test('[FRIEND-1, FRIEND-2, FRIEND-4, FRIEND-5, FRIEND-7] two become friends by keyboard, and one calls the other into a lobby', async ({
  browser,
  product,
  api,
}) => {
  const [ada, bob] = [await api.register('ada_calls'), await api.register('bob_called')]
  const [adaName, bobName] = [ada.user.username, bob.user.username]
  const [mine, his] = [await open(browser, api, ada), await open(browser, api, bob)]

  await expect(mine.getByTestId('friends-button')).toHaveAccessibleName(texts.friendsButton.label)
  await expectRoundTrip(mine, mine.getByTestId('friends-button'), panelOf(mine))
  await openPanel(mine)
  await expect(panelOf(mine).getByText(friends.list.empty)).toBeVisible()
  await tabTo(mine, panelOf(mine).getByLabel(friends.add.label))
  await mine.keyboard.type('nobody_is_called_so')
  await mine.keyboard.press('Enter')
  await expect(panelOf(mine).getByRole('alert')).toHaveText(texts.errors.USER_NOT_FOUND)
  await panelOf(mine).getByLabel(friends.add.label).fill(bobName)
  await mine.keyboard.press('Enter')
  await expect(rowOf(mine, bobName)).toContainText(friends.sent.note)

  await expect(his.getByText(withName(friends.news.request, adaName))).toBeVisible()
  await expect(his.getByTestId('friends-button')).toHaveAccessibleName(
    texts.friendsButton.waiting_one.replace('{{count}}', '1'),
  )
  await openPanel(his)
  await press(his, his.getByRole('button', { name: withName(friends.received.acceptOf, adaName) }))
  await expect(rowOf(his, adaName)).toContainText(friends.presence.online)
  await expect(mine.getByText(withName(friends.news.accepted, bobName))).toBeVisible()
  await expect(rowOf(mine, bobName)).toContainText(friends.presence.online)
  await his.keyboard.press('Escape')

  const room = await api.createRoom(bob)
  await joinRoomPlay(product.url, bob, room.id)
  await mine.keyboard.press('Escape')
  await openPanel(mine)
  await expect(rowOf(mine, bobName)).toContainText(friends.presence.room)
  await expectGood(mine)
  await api.call('POST', `/rooms/${room.id}/leave`, bob.token)

  const focused = () => his.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null)
  const before = await focused()
  await press(
    mine,
    rowOf(mine, bobName).getByRole('button', {
      name: withName(friends.challenge.buttonOf, bobName),
    }),
  )
  await expect(mine.getByTestId('room-page')).toBeVisible()
  const card = his.getByTestId('challenge')
  await expect(card).toContainText(withName(friends.challenge.title, adaName))
  await expect(card).toContainText(`${adaName} vs ${bobName}`)
  expect(await focused()).toBe(before)
  await expectGood(his)
  await expect(his).toHaveURL(/\/lobby$/)
  await press(his, card.getByRole('button', { name: withName(friends.challenge.joinOf, adaName) }))
  await expect(his.getByTestId('room-page')).toBeVisible()
  for (const page of [mine, his]) await expect(page.getByTestId('player')).toHaveCount(2)
  await expect(card).toBeHidden()
  for (const page of [mine, his]) await page.context().close()
})

test('[FRIEND-7] a challenge on a phone is put off, and a room is left for one only after a question', async ({
  browser,
  product,
  api,
}) => {
  const [cleo, dov] = [await api.register('cleo'), await api.register('dov')]
  const [cleoName, dovName] = [cleo.user.username, dov.user.username]
  for (const [asks, asked] of [
    [cleo, dovName],
    [dov, cleoName],
  ] as const)
    await api.call('POST', '/friends', asks.token, { username: asked })
  // Only connected players receive a challenge.
  let connected: Promise<void> | undefined
  const context = await browser.newContext({ locale: LOCALES.english, reducedMotion: 'reduce', ...PHONE })
  const page = await openAs(context, api.url, api, dov, 'english', '/lobby', async (opened) => {
    connected = accountChannel(opened)
  })
  await connected
  const call = () => api.call('POST', `/friends/${dov.user.id}/challenge`, cleo.token, {})
  const card = page.getByTestId('challenge')
  await call()
  await card.getByRole('button', { name: withName(friends.challenge.notNowOf, cleoName) }).tap()
  await expect(card).toBeHidden()

  // The account menu leads to the friends where the header has no room.
  await expect(page.getByTestId('friends-button')).toBeHidden()
  await page.getByRole('button', { name: withName(texts.common.nav.account, dovName) }).tap()
  await page.getByRole('button', { name: texts.friendsButton.label }).tap()
  await expect(rowOf(page, cleoName)).toBeVisible()
  await page.getByRole('button', { name: texts.common.actions.close }).last().tap()
  await expect(panelOf(page)).toBeHidden()

  const own = await api.createRoom(dov)
  await page.goto(`${product.url}/room/${own.id}`)
  await expect(page.getByTestId('room-page')).toBeVisible()
  await call()
  const join = card.getByRole('button', { name: withName(friends.challenge.joinOf, cleoName) })
  await join.tap()
  const question = page.getByRole('dialog', { name: friends.leave.title })
  await expect(question).toContainText(friends.leave.room)
  await expectSound(page)
  await question.getByRole('button', { name: friends.leave.stay }).tap()
  await expect(page).toHaveURL(new RegExp(own.id))
  await join.tap()
  await question.getByRole('button', { name: friends.leave.go }).tap()
  await expect(page.getByRole('heading', { level: 1, name: `${cleoName} vs ${dovName}` })).toBeVisible()
  await page.context().close()
})

test('[FRIEND-6, FRIEND-8, FRIEND-9] a player is reported and blocked by keyboard, and a room from the list', async ({
  browser,
  product,
  api,
}) => {
  const [eva, fen] = [await api.register('eva'), await api.register('fen')]
  const fenName = fen.user.username
  const room = await api.createRoom(fen, { name: 'A loud room' })
  const sits = await joinRoomPlay(product.url, fen, room.id)
  const page = await open(browser, api, eva)

  await press(
    page,
    page.getByRole('button', { name: friends.report.roomOf.replace('{{room}}', 'A loud room') }),
  )
  const about = page.getByRole('dialog', {
    name: friends.report.roomTitle.replace('{{room}}', 'A loud room'),
  })
  await expect(about).toContainText(friends.report.roomSent)
  await expectGood(page)
  await press(page, about.getByRole('button', { name: friends.report.send }))
  await expect(about.getByTestId('report-done')).toHaveText(friends.report.done)
  await page.keyboard.press('Escape')

  await page.goto(`${product.url}/room/${room.id}`)
  await sits.say('chat_message', { roomId: room.id, message: 'Off with you.' })
  await expect(page.getByText('Off with you.')).toBeVisible()
  const menu = page.getByRole('button', { name: withName(friends.menu.label, fenName) })
  const choose = async (label: string) => {
    await press(page, menu)
    await expect(page.getByRole('menuitem', { name: label })).toBeVisible()
    while (
      !(await page.getByRole('menuitem', { name: label }).evaluate((one) => one === document.activeElement))
    )
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  const report = page.getByRole('dialog', { name: withName(friends.report.playerTitle, fenName) })
  await choose(friends.menu.report)
  await expect(report.getByRole('radio', { name: friends.report.players.insults })).toBeFocused()
  await expect(report).toContainText(friends.report.linesSent)
  await expectGood(page)
  // Something else needs words.
  await page.keyboard.press('ArrowUp')
  await expect(report.getByRole('radio', { name: friends.report.players.other })).toBeChecked()
  await press(page, report.getByRole('button', { name: friends.report.send }))
  await expect(report.getByLabel(friends.report.wordsNeeded)).toBeFocused()
  await page.keyboard.type('They shout at everybody')
  await press(page, report.getByRole('button', { name: friends.report.send }))
  await expect(report.getByTestId('report-done')).toHaveText(friends.report.done)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await choose(friends.menu.report)
  await press(page, report.getByRole('button', { name: friends.report.send }))
  await expect(report.getByTestId('report-done')).toHaveText(friends.report.already)
  await page.keyboard.press('Escape')

  await choose(friends.menu.block)
  const sure = page.getByRole('dialog', { name: withName(friends.confirm.blockTitle, fenName) })
  await expect(sure).toBeVisible()
  await expectGood(page)
  await press(page, sure.getByRole('button', { name: friends.confirm.block }))
  await expect(page.getByText(withName(friends.confirm.blocked, fenName))).toBeVisible()
  await api.call('POST', '/friends', fen.token, { username: eva.user.username })
  await page.getByRole('button', { name: texts.room.leave.button, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.room.leave.button, exact: true }).click()
  await expect(page).toHaveURL(/\/lobby$/)
  await openPanel(page)
  const unblock = page.getByRole('button', { name: withName(friends.blocked.unblockOf, fenName) })
  await expect(unblock).toBeVisible()
  await expect(panelOf(page).getByText(friends.received.title)).toHaveCount(0)
  await press(page, unblock)
  await expect(page.getByText(withName(friends.blocked.unblocked, fenName))).toBeVisible()
  await page.context().close()
})
