import { expect, type Page } from '@playwright/test'
import { HOST_MOVE_GAP_MS } from '#shared/constants/timings.ts'
import { en } from '#shared/i18n/resources.ts'
import { PASSWORD } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { uniqueName } from '../support/journey-api.ts'
import { expectNoTrap, expectRoundTrip, tabTo } from '../support/keyboard.ts'
import { LOCALES, openAs, startByReady } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

const LIST = [
  'Which tower of Paris was to stand for twenty years? | Eiffel Tower | Radio saved it.',
  'What do bees make? | honey | It keeps for centuries.',
].join('\n')

/** The line is always where letters go: no Tab is needed. */
async function answer(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await expect(page.getByTestId('chat-input')).toBeFocused()
  await page.keyboard.press('Enter')
}

async function signUpByKeys(page: Page, url: string, name: string): Promise<void> {
  const { fields, register } = en.auth
  await page.goto(`${url}/register`)
  for (const [label, text] of [
    [fields.username, name],
    [fields.email, `${name}@example.org`],
    [fields.password, PASSWORD],
    [fields.confirmPassword, PASSWORD],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('button', { name: register.submit }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: 'English' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Italiano' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: en.language.confirm }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lobby$/)
}

/** Own quizzes, pasted into a room of two rounds. Answers its id. */
async function createRoomByKeys(page: Page): Promise<string> {
  const { quizzes, source, submit, timers } = en.createLobby
  await tabTo(page, page.getByRole('link', { name: en.lobby.modes.create }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: source.collection }))
  // The last of the group.
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: source.written })).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: quizzes.byForm }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByLabel(quizzes.pasteLabel))
  await page.keyboard.insertText(LIST)
  await tabTo(page, page.getByRole('button', { name: quizzes.take }))
  await page.keyboard.press('Enter')
  const fit = page.getByRole('button', { name: quizzes.fitRounds_other.replace('{{count}}', '2') })
  await tabTo(page, fit)
  await page.keyboard.press('Enter')
  await expect(fit).toBeHidden()
  // The reveal must last until Tab has reached the button of the next round.
  await tabTo(page, page.getByRole('radio', { name: timers.normal, exact: true }).first())
  for (const _ of [timers.half, timers.double]) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: timers.double })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: submit }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/room\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a whole game by keyboard alone: sign up, language, room, two rounds as the host, podium, lobby', async ({
  browser,
  product,
  api,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await context.newPage()
  const name = uniqueName('keyboard_ada')
  await signUpByKeys(page, product.url, name)
  const roomId = await createRoomByKeys(page)
  await expect(page.getByTestId('invite-code')).toHaveText(/^[A-Z2-9]{6}$/)
  const code = await page.getByTestId('invite-code').innerText()
  await expect(page.getByText(en.room.invite.spelled.replace('{{code}}', [...code].join(' ')))).toBeAttached()

  const player = await api.register('rival_of_keys')
  await api.call('POST', '/rooms/join-by-code', player.token, { inviteCode: code })
  const rival = await joinRoomPlay(product.url, player, roomId)
  await expect(page.getByTestId('player')).toHaveCount(2)
  await rival.say('player_ready', { roomId, isReady: true })
  await startByReady(page, product, () => page.keyboard.press('Space'))

  await expect(page.getByTestId('question')).toContainText('Which tower of Paris')
  await expect(page.getByTestId('chat-input')).toBeFocused()
  const { feedback, finished } = en.game
  const host = en.hostTools
  await answer(page, 'is it the Eiffel Tower maybe')
  await expect(page.getByTestId('feedback')).toHaveText(feedback.close)
  await answer(page, 'Louvre')
  await expect(page.getByTestId('feedback')).toHaveText(feedback.wrong)
  await expect(page.getByTestId('hint')).toBeEnabled()
  await page.keyboard.press('Alt+h')
  await expect(page.getByTestId('hint')).toContainText(en.game.hint.left_other.replace('{{count}}', '2'))
  await answer(page, 'Eiffel Tower')
  await expect(page.getByTestId('stamp')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: host.endRound }))
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('reveal')).toContainText('Eiffel Tower')
  await tabTo(page, page.getByRole('button', { name: host.nextRound }))
  // The host may move rounds at most once in this time.
  await product.advance(HOST_MOVE_GAP_MS)
  await page.keyboard.press('Enter')

  await expect(page.getByTestId('question')).toContainText('What do bees make?')
  await answer(page, 'honey')
  await expect(page.getByTestId('stamp')).toBeVisible()
  await rival.say('chat_message', { roomId, message: 'honey' })
  await expect(page.getByTestId('podium')).toBeVisible()
  await expect(page.getByText(finished.winner.replace('{{name}}', name))).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: finished.toLobby }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lobby$/)
  await expect(page.getByRole('heading', { level: 1, name: en.lobby.title })).toBeVisible()
  await context.close()
})

test('in the lobby Tab reaches everything, and what opens closes by Escape and gives the focus back', async ({
  browser,
  product,
  api,
}) => {
  const player = await api.register('walker')
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(context, product.url, api, player, 'english')
  await expect(page.getByRole('heading', { level: 1, name: en.lobby.title })).toBeVisible()
  await expect(page.getByRole('link', { name: en.lobby.modes.create })).toBeVisible()
  await expectNoTrap(page)

  const accountOf = en.common.nav.account.replace('{{name}}', player.user.username)
  const account = page.getByRole('button', { name: accountOf })
  await expectRoundTrip(page, account, page.getByRole('dialog'))
  await expectRoundTrip(page, account, page.getByRole('dialog'))

  const create = page.getByRole('dialog', { name: en.createRoom.title })
  const button = page.getByRole('button', { name: en.lobby.rooms.create }).first()
  await expectRoundTrip(page, button, create)
  await page.keyboard.press('n')
  await expect(create.getByLabel(en.createRoom.name)).toBeFocused()
  await expectNoTrap(page)
  await page.keyboard.press('Escape')
  await expect(create).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByLabel(en.lobby.code.label)).toBeFocused()
  await context.close()
})

test('on the login page and the profile Tab reaches everything, and dialogs give the focus back', async ({
  browser,
  product,
  api,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  const guest = await context.newPage()
  await guest.goto(`${product.url}/login`)
  const forgot = guest.getByRole('button', { name: en.auth.login.forgot })
  await expectRoundTrip(guest, forgot, guest.getByRole('dialog', { name: en.recovery.forgot.title }))
  await expectRoundTrip(guest, forgot, guest.getByRole('dialog', { name: en.recovery.forgot.title }))
  await expectNoTrap(guest)
  await guest.close()

  const page = await openAs(context, product.url, api, await api.register('tidy'), 'english', '/profile')
  const { avatar, deletion, tabs } = en.profile
  await expect(page.getByTestId('statistics')).toBeVisible()
  // The page says itself that the address is not proven.
  await expect(page.getByTestId('verify-prompt')).toHaveCount(0)
  await expect(page.getByRole('button', { name: en.verifyPrompt.send })).toHaveCount(1)
  await expectNoTrap(page)
  const change = page.getByRole('button', { name: avatar.change })
  const faces = page.getByRole('dialog', { name: avatar.title })
  await expectRoundTrip(page, change, faces)
  await expectRoundTrip(page, change, faces)
  await tabTo(page, change)
  await page.keyboard.press('Enter')
  await expect(page.locator('input[type="radio"]:focus')).toHaveCount(1)
  await expectNoTrap(page)
  await page.keyboard.press('Escape')
  await expect(faces).toBeHidden()

  await tabTo(page, page.getByRole('tab', { name: tabs.profile }), 'Shift+Tab')
  for (const tab of ['history', 'inventory', 'security']) {
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`))
  }
  await expectNoTrap(page)
  const erase = page.getByRole('button', { name: deletion.open })
  await expectRoundTrip(page, erase, page.getByRole('dialog', { name: deletion.dialogTitle }))
  await expectRoundTrip(page, erase, page.getByRole('dialog', { name: deletion.dialogTitle }))
  await context.close()
})

test('in the waiting room every dialog of the host closes by Escape and gives the focus back', async ({
  openDuel,
}) => {
  const { page, opponent } = await openDuel({ host: 'page' })
  await expectNoTrap(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const { edit, invite, leave, players } = en.room
  const openers = [
    [button(edit.button), page.getByRole('dialog', { name: en.waiting.edit.title })],
    [
      page.getByRole('button', { name: invite.qrEnlarge }),
      page.getByRole('dialog', { name: invite.qrTitle }),
    ],
    [button(leave.button), page.getByRole('dialog', { name: leave.title })],
    [button(players.tools.replace('{{name}}', opponent.user.username)), page.getByRole('menu')],
    [button(en.game.senses.button), page.getByRole('dialog', { name: en.game.senses.button })],
  ] as const
  // Twice each: the first time also fetches it.
  for (const [opener, layer] of openers) {
    await expectRoundTrip(page, opener, layer)
    await expectRoundTrip(page, opener, layer)
  }
  await tabTo(page, button(edit.button))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(en.createLobby.fields.name)).toBeFocused()
  await expectNoTrap(page)
  await page.context().close()
})

test('in a game Tab reaches everything, and what opens closes by Escape and gives the focus back', async ({
  openDuel,
}) => {
  const { page, begin } = await openDuel({ host: 'page' })
  await begin()
  await expectNoTrap(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const openers = [
    [button(en.room.leave.button), page.getByRole('dialog', { name: en.room.leave.title })],
    [button(en.hostTools.endGame), page.getByRole('dialog', { name: en.hostTools.endTitle })],
    [button(en.game.senses.button), page.getByRole('dialog', { name: en.game.senses.button })],
  ] as const
  for (const [opener, layer] of openers) {
    await expectRoundTrip(page, opener, layer)
    await expectRoundTrip(page, opener, layer)
  }
  await page.setViewportSize({ width: 800, height: 700 })
  await expectRoundTrip(page, button(en.hostTools.label), page.getByRole('menu'))
  await expectRoundTrip(page, button(en.hostTools.label), page.getByRole('menu'))
  await page.context().close()
})
