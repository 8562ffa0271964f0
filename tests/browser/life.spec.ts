import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test'
import type { QueueMode } from '#shared/constants/game.ts'
import { GAME_R3, PASS_XP, WIN_R3, xpUpTo } from '#shared/constants/rewards.ts'
import { BETWEEN_ROUNDS_MS } from '#shared/constants/timings.ts'
import { TUTORIAL_STEPS } from '#shared/constants/tutorial.ts'
import type { Room } from '#shared/schemas/room.ts'
import { connectAccount } from '../support/account-client.ts'
import { PASSWORD } from '../support/api.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { FINGER, type Hand, KEYS } from '../support/hands.ts'
import { test } from '../support/journey.ts'
import { type JourneyApi, uniqueName } from '../support/journey-api.ts'
import { LOCALES, type PageLanguage, startByReady, TEXTS } from '../support/pages.ts'
import { PAIRED_AFTER_MS } from '../support/paired-after.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

// It takes twice as long where everything else is tested at once.
test.describe.configure({ timeout: 300_000 })

const SIGN_UP_R3 = 100
const PACK_R3 = 700
/** After them the rival gives up: as many as a game needs to count. */
const ROUNDS = 3

interface Life {
  readonly api: JourneyApi
  readonly page: Page
  readonly hand: Hand
  readonly name: string
  readonly texts: (typeof TEXTS)[PageLanguage]
  readonly other: (typeof TEXTS)[PageLanguage]
  readonly rival: Rival
  /** The R3 that the player must see. */
  balance: number
}

const put = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (_, key: string) => String(values[key]))
const numbersIn = (text: string): number[] => (text.match(/\b\d+/g) ?? []).map(Number)
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const tab = ({ page, texts }: Life, name: 'lobby' | 'ranks' | 'shop' | 'profile') =>
  page.getByTestId('tab-bar').getByRole('link', { name: texts.common.nav[name] })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const account = ({ page, texts, name }: Life) =>
  page.getByRole('button', { name: put(texts.common.nav.account, { name }) })

const expectBalance = ({ page, texts, balance }: Life) =>
  expect(
    page.getByRole('link', { name: put(texts.common.balance, { value: balance }), exact: true }),
  ).toBeVisible()

/** Somebody who plays by a script: a stranger, then a rival, then a friend. */
async function createRival(api: JourneyApi, language: PageLanguage) {
  const player = await api.register('old_friend')
  await api.call('PATCH', '/auth/language', player.token, { language })
  const client = await connectAccount(api.url, player)
  let matches = 0
  return {
    ...player,
    search: (gameModeId: QueueMode) =>
      api.call('POST', '/gamemode/matchmaking/start', player.token, { gameModeId }),
    /** Into the match that was found, and ready. */
    async come() {
      matches++
      const { roomId } = await client.until('matchmaking_room_ready', matches)
      const play = await joinRoomPlay(api.url, player, roomId)
      await play.say('player_ready', { roomId, isReady: true })
      return { ...play, roomId, leave: () => play.send('leave_room', { roomId }) }
    },
    close: client.close,
  }
}
type Rival = Awaited<ReturnType<typeof createRival>>

async function register({ api, page, hand, name, texts, other }: Life): Promise<void> {
  const { fields, register: form } = texts.auth
  await page.goto(`${api.url}/register`)
  await hand.write(page.getByLabel(fields.username), name)
  await hand.write(page.getByLabel(fields.email), `${name}@example.org`)
  await hand.write(page.getByLabel(fields.password, { exact: true }), PASSWORD)
  await hand.write(page.getByLabel(fields.confirmPassword), PASSWORD)
  await hand.press(button(page, form.submit))

  await expect(heading(page, texts.language.title)).toBeVisible()
  const languageOf = (one: Life['texts']) =>
    page.getByRole('radio', { name: one === TEXTS.italian ? one.language.italian : one.language.english })
  await hand.choose(languageOf(other))
  await expect(heading(page, other.language.title)).toBeVisible()
  await hand.choose(languageOf(texts))
  await hand.press(button(page, texts.language.confirm))
  await expect(heading(page, texts.lobby.title)).toBeVisible()
}

const bubble = ({ page, texts }: Life) => page.getByRole('region', { name: texts.tutorial.label })
const expectStep = (life: Life, n: number) =>
  expect(bubble(life)).toContainText(put(life.texts.tutorial.step, { n, total: TUTORIAL_STEPS }))
const lead = (life: Life, to: 'shop' | 'profile' | 'voice' | 'home') =>
  life.hand.press(bubble(life).getByRole('link', { name: life.texts.tutorial.go[to] }))

/** The thing that the step is about has a ring around it. */
const expectRing = (thing: Locator) => expect(thing).toHaveCSS('outline-style', 'solid')

/** At the right, above what stands along the lower edge. */
async function expectBottomRight(life: Life): Promise<void> {
  const { width = 0, height = 0 } = life.page.viewportSize() ?? {}
  const box = await bubble(life).boundingBox()
  const menu = await life.page.getByTestId('tab-bar').boundingBox()
  if (!box || !menu) throw new Error('There is no bubble, or no menu.')
  expect(width - (box.x + box.width)).toBeLessThanOrEqual(16)
  expect(box.y).toBeGreaterThan(height / 2)
  expect(box.y + box.height).toBeLessThanOrEqual(menu.y)
}

/** Of this kind and price, by which its owner knows it afterwards. */
async function buyItem(life: Life, item: Locator): Promise<{ name: string; dialog: Locator }> {
  const { page, hand, texts } = life
  const { preview } = texts.library
  const [price = ''] = /\d+(?= R3$)/.exec(await item.innerText()) ?? []
  await hand.press(item)
  const dialog = page.getByRole('dialog')
  const name = await dialog.getByRole('heading').innerText()
  await hand.press(dialog.getByRole('button', { name: put(preview.buy, { price: `${price} R3` }) }))
  await hand.press(button(dialog, preview.confirm))
  life.balance -= Number(price)
  return { name, dialog }
}

/** The tutorial up to the search; answers the name of the word that was bought. */
async function learn(life: Life): Promise<string> {
  const { page, hand, texts } = life
  const { preview, inventory } = texts.library
  await expectStep(life, 1)
  await expectBottomRight(life)
  await expectRing(tab(life, 'shop'))
  await expectBalance(life)
  await lead(life, 'shop')

  await expectStep(life, 2)
  const words = page.locator('[data-testid="shop-item"][data-kind="word"]')
  const { name, dialog } = await buyItem(life, words.filter({ hasText: /(20|60) R3$/ }).first())
  await expect(dialog.getByText(preview.ready)).toBeVisible()
  await hand.dismiss(dialog, texts.common.actions.close)
  await expectBalance(life)

  await expectStep(life, 3)
  // Nothing is lost by a reload.
  await page.reload()
  await expectStep(life, 3)
  await lead(life, 'profile')

  await expectStep(life, 4)
  const tabs = texts.profile.tabs
  await expectRing(page.getByRole('tab', { name: tabs.inventory }))
  await hand.press(page.getByRole('tab', { name: tabs.inventory }))

  await expectStep(life, 5)
  const word = page.getByTestId('owned-word')
  const takeOff = button(word, put(inventory.unequipNamed, { name }))
  await expectRing(takeOff)
  await hand.press(takeOff)
  await expectStep(life, 6)
  await hand.press(button(word, put(inventory.equipNamed, { name })))
  await expect(takeOff).toBeVisible()

  await expectStep(life, 7)
  await lead(life, 'voice')
  await expectStep(life, 8)
  await expect(page.getByRole('tab', { name: tabs.voice })).toHaveAttribute('aria-selected', 'true')
  await chooseVoice(life)
  await expectStep(life, 9)
  await lead(life, 'home')
  await expectStep(life, 10)
  return name
}

/** The first that is not one's own yet. */
async function chooseVoice({ page, hand, texts: { voices } }: Life): Promise<void> {
  const row = page.getByTestId('voice').filter({ hasText: voices.select }).first()
  const name = await row.locator('strong').innerText()
  await hand.press(button(page, put(voices.choose, { name })))
  await expect(page.getByText(put(voices.yours, { name }))).toBeVisible()
  await expect(button(page, put(voices.isYours, { name }))).toHaveAttribute('aria-pressed', 'true')
}

const getReady = ({ api, page, hand }: Life): Promise<void> =>
  startByReady(page, api.clock, () => hand.press(page.getByTestId('ready')))

/** From the empty lobby into a game, in which the tutorial ends. */
async function playQuick(life: Life, word: string): Promise<void> {
  const { page, hand, texts, rival } = life
  await expectRing(button(page, texts.lobby.modes.quick_match.start))
  await rival.search('quick_match')
  await expect(page.getByText(texts.lobby.rooms.empty)).toBeVisible()
  await hand.press(button(page, texts.lobby.modes.quick_match.name))
  await expect(page.getByTestId('search-bar')).toBeVisible()
  await life.api.clock?.advance(PAIRED_AFTER_MS.quick_match)
  await expect(heading(page, texts.room.match.found)).toBeVisible()
  await expectStep(life, 11)
  const stranger = await rival.come()
  await getReady(life)
  await expect(page.getByTestId('question')).toBeVisible({ timeout: 20_000 })

  const input = page.getByTestId('chat-input')
  await expect(input).toBeFocused()
  await expectStep(life, 12)
  // What is pressed around the line takes nothing from who types there.
  if (hand === FINGER) await expect(input).toBeFocused()
  await hand.press(page.getByTestId('voice-switch'))
  await expectStep(life, 13)
  const words = page.getByTestId('words-button')
  await expectRing(words)
  await hand.press(words)
  await hand.pick(page.getByRole('dialog', { name: texts.library.picker.title }), word)
  await expectStep(life, 14)
  await expect(input).toHaveValue(word)
  await hand.send(page)
  await expect(page.getByText(texts.tutorialCompleted)).toBeVisible()
  await expect(bubble(life)).toHaveCount(0)

  await leaveRoom(life)
  stranger.leave()
}

async function leaveRoom({ page, hand, texts }: Life): Promise<void> {
  const { leave } = texts.room
  await hand.press(button(page, leave.button))
  await hand.press(button(page.getByRole('dialog', { name: leave.title }), leave.button))
  await expect(heading(page, texts.lobby.title)).toBeVisible()
}

/** A ranked match, in which the rival gives up; answers the points that it brought. */
async function winRanked(life: Life): Promise<number> {
  const { page, hand, name, texts, rival } = life
  await hand.press(tab(life, 'ranks'))
  await expect(heading(page, texts.ranks.title)).toBeVisible()
  await expect(bubble(life)).toHaveCount(0)
  await expect(page.getByTestId('own-rank')).toContainText(put(texts.common.points_other, { value: 0 }))
  await rival.search('ranked')
  const found = page.getByTestId('search-bar').or(page.getByTestId('room-page')).first()
  // Who has just left a match is told to wait a moment.
  await expect(async () => {
    if (!(await found.isVisible())) await hand.press(button(page, texts.ranks.play))
    await expect(found).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await life.api.clock?.advance(PAIRED_AFTER_MS.ranked)
  const against = await rival.come()
  await getReady(life)
  for (let round = 1; round <= ROUNDS; round++) {
    const { quiz, rounds } = await against.until('round_started', round)
    await expect(page.getByText(put(texts.game.round, { round, rounds }))).toBeVisible()
    await hand.type(page, bankAnswer(quiz.prompt))
    await hand.send(page)
    await expect(page.getByTestId('stamp')).toBeVisible()
    await against.say('chat_message', { roomId: against.roomId, message: bankAnswer(quiz.prompt) })
    await against.until('round_ended', round)
    if (round < ROUNDS) await life.api.clock?.advance(BETWEEN_ROUNDS_MS)
  }
  against.leave()

  await expect(page.getByTestId('podium')).toBeVisible()
  await expect(page.getByText(put(texts.game.finished.winner, { name }))).toBeVisible()
  const [points = 0] = numbersIn(await page.getByTestId('rank-change').locator('strong').innerText())
  expect(points).toBeGreaterThan(0)
  await expect(page.getByTestId('rank-change')).toContainText(put(texts.ranks.now, { points }))
  const [r3 = 0, xp] = numbersIn(await page.getByTestId('own-earnings').innerText())
  // An answer that happens to be the player's word pays a little more.
  expect(r3).toBeGreaterThanOrEqual(GAME_R3 + WIN_R3)
  expect(xp).toBe(PASS_XP.game + PASS_XP.win + ROUNDS * PASS_XP.answer)
  life.balance += r3
  await hand.press(button(page, texts.game.finished.toLobby))
  await expect(heading(page, texts.lobby.title)).toBeVisible()
  await expectBalance(life)
  return points
}

/** R3 at the sandbox's bank, and for some of them an avatar, which is worn. */
async function shop(life: Life): Promise<void> {
  const { page, hand, texts } = life
  const { inventory } = texts.library
  await hand.press(page.getByRole('link', { name: put(texts.common.balance, { value: life.balance }) }))
  await hand.press(page.getByTestId(`buy-r3-${PACK_R3}`))
  await expect(page).toHaveURL(/\/sandbox\//)
  await hand.press(page.locator('button[value=pay]'))
  life.balance += PACK_R3
  await expect(page.getByTestId('checkout')).toContainText(texts.store.checkout.paid)
  await expectBalance(life)

  await hand.press(tab(life, 'shop'))
  const avatars = page.locator('[data-testid="shop-item"][data-kind="avatar"][data-owned="false"]')
  const { name, dialog } = await buyItem(life, avatars.first())
  await expect(dialog.getByText(texts.library.preview.yours)).toBeVisible()
  await hand.press(dialog.getByRole('link', { name: texts.library.preview.toInventory }))
  const owned = page.getByTestId('owned-avatar').filter({ hasText: name })
  await hand.press(button(owned, put(inventory.wearNamed, { name })))
  await expect(button(owned, put(inventory.unequipNamed, { name }))).toBeVisible()
  await expect(owned.getByText(texts.library.worn, { exact: true })).toBeVisible()
  await hand.press(tab(life, 'lobby'))
  await expectBalance(life)
}

async function claimWin(life: Life, menu: Locator): Promise<void> {
  const { quests } = life.texts
  const won = menu.getByTestId('quest-ranked_wins')
  const [r3 = 0] = numbersIn(await won.getByText(/^\+\d+ R3$/).innerText())
  await life.hand.press(won.getByRole('button', { name: new RegExp(`^${quests.claim}`) }))
  await expect(won).toContainText(quests.claimed)
  life.balance += r3
}

/** What the ranked game did for the quests of the day, and for the pass. */
async function lookAtQuests(life: Life): Promise<void> {
  const { page, hand, texts } = life
  const { quests, pass } = texts
  await hand.press(page.getByTestId('quests-bell'))
  const menu = page.getByTestId('quests')
  const progressOf = async (type: string) =>
    numbersIn(await menu.getByTestId(`quest-${type}`).locator('small').innerText())
  await expect(menu.getByRole('listitem')).toHaveCount(5)
  expect((await progressOf('correct_answers'))[0]).toBe(ROUNDS)
  expect((await progressOf('total_games'))[0]).toBe(1)
  // The match that was left is not finished.
  expect((await progressOf('quick_matches'))[0]).toBe(0)
  const [wins, wanted] = await progressOf('ranked_wins')
  expect(wins).toBe(1)
  // The quest of others wants three wins.
  if (wanted === 1) await test.step('claims a quest', () => claimWin(life, menu))
  await hand.press(menu.getByRole('link', { name: quests.toPass }))
  await expect(heading(page, pass.title)).toBeVisible()
  await expectBalance(life)
  const have = PASS_XP.game + PASS_XP.win + ROUNDS * PASS_XP.answer
  await expect(page.getByTestId('pass-level')).toContainText(
    put(pass.toNext, { have, need: xpUpTo(1), level: 1 }),
  )
}

/** The rival asks to be a friend, is accepted, and challenges. */
async function playWithFriend(life: Life): Promise<void> {
  const { api, page, hand, name, texts, rival } = life
  const { friends } = texts
  const from = rival.user.username
  await api.call('POST', '/friends', rival.token, { username: name })
  await expect(page.getByText(put(friends.news.request, { name: from }))).toBeVisible()
  const waiting = button(page, put(texts.friendsButton.waiting_one, { count: 1 }))
  // A phone has them in the account menu.
  if (hand === FINGER) await hand.press(account(life))
  await hand.press(waiting)
  const panel = page.getByRole('dialog', { name: friends.title })
  await hand.press(button(panel, put(friends.received.acceptOf, { name: from })))
  await expect(panel.getByTestId('person').filter({ hasText: from })).toContainText(friends.presence.online)
  await hand.dismiss(panel, texts.common.actions.close)

  const { friends: kept } = await api.call<{ friends: { id: string }[] }>('GET', '/friends', rival.token)
  const { room } = await api.call<{ room: Room }>(
    'POST',
    `/friends/${kept[0]?.id}/challenge`,
    rival.token,
    {},
  )
  await joinRoomPlay(api.url, rival, room.id)
  const card = page.getByTestId('challenge')
  await expect(card).toContainText(put(friends.challenge.title, { name: from }))
  await expect(card).toContainText(room.name)
  await hand.press(button(card, put(friends.challenge.joinOf, { name: from })))
  await expect(heading(page, `${from} vs ${name}`)).toBeVisible()
  await expect(page.getByTestId('player')).toHaveCount(2)
  await leaveRoom(life)
}

/** The profile: another voice, and what the life has come to. */
async function lookBack(life: Life, points: number): Promise<void> {
  const { page, hand, texts } = life
  const { tabs, stats } = texts.profile
  await hand.press(tab(life, 'profile'))
  await hand.press(page.getByRole('tab', { name: tabs.voice }))
  await chooseVoice(life)
  await hand.press(page.getByRole('tab', { name: tabs.profile, exact: true }))
  const figures = page.getByTestId('statistics')
  const figure = (of: string) => figures.locator('dl > div', { hasText: of }).locator('dd')
  await expect(figure(stats.wins).first()).toHaveText('1')
  await expect(figure(stats.stars)).toHaveText(String(ROUNDS))
  await expect(figure(stats.totalWords)).toHaveText('1')
  await expect(page.getByTestId('rank-standing')).toContainText(
    put(points === 1 ? texts.common.points_one : texts.common.points_other, { value: points }),
  )
}

async function logOut(life: Life): Promise<void> {
  const { api, page, hand, texts } = life
  await hand.press(button(page, texts.common.actions.logOut))
  await expect(page).toHaveURL(/\/login/)
  await expect(heading(page, texts.auth.login.title)).toBeVisible()
  // Nor does the way back lead in.
  await page.goto(`${api.url}/profile`)
  await expect(heading(page, texts.auth.login.title)).toBeVisible()
}

interface Look {
  hand: Hand
  language: PageLanguage
  context: BrowserContextOptions
}
const LOOKS: Readonly<Record<string, Look>> = {
  'keys alone': { hand: KEYS, language: 'english', context: {} },
  'a finger alone': {
    hand: FINGER,
    language: 'italian',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
}

async function live(
  browser: Browser,
  api: JourneyApi,
  { hand, language, context: options }: Look,
): Promise<void> {
  const texts = TEXTS[language]
  const other = TEXTS[language === 'english' ? 'italian' : 'english']
  const name = uniqueName('newcomer')
  const context = await browser.newContext({ locale: LOCALES[language], ...options })
  const page = await context.newPage()
  const rival = await createRival(api, language)
  const life: Life = { api, page, hand, name, texts, other, rival, balance: SIGN_UP_R3 }
  const { step } = test
  await step('registers and chooses a language', () => register(life))
  const word = await step('is led from the library to the voices', () => learn(life))
  await step('plays a quick match, and leaves it', () => playQuick(life, word))
  const points = await step('wins a ranked match', () => winRanked(life))
  await step('buys R3 and an avatar, and wears it', () => shop(life))
  await step('looks at the quests and the pass', () => lookAtQuests(life))
  await step('follows the challenge of a friend', () => playWithFriend(life))
  await step('chooses another voice, and looks at the profile', () => lookBack(life, points))
  await step('logs out', () => logOut(life))
  rival.close()
  await context.close()
}

for (const [how, look] of Object.entries(LOOKS))
  test(`[AUTH-2, AUTH-3, UI-11, UI-13, TUT-19, TUT-23, MM-12, SHOP-2, STORE-2, QUEST-4, FRIEND-7, VOICE-4] the life of a player, by ${how}`, ({
    browser,
    api,
  }) => live(browser, api, look))
