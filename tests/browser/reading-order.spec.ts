import { expect } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import { QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { expectReadInOrder } from '../support/outline.ts'
import { LOCALES } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

const [quiz] = QUIZZES
const [answer = ''] = quiz?.answers ?? []
const SKIP = `link ${en.common.skipToContent}`

test('a guest’s whole game is read in the order in which it is played', async ({ browser, product, api }) => {
  const host = await api.register('host_reads')
  const settings = { rounds: 1, customQuizzes: QUIZZES.slice(0, 1), timePerRound: 60 }
  const room = await api.createRoom(host, settings)
  const rival = await joinRoomPlay(product.url, host, room.id)
  const context = await browser.newContext({ locale: LOCALES.english, reducedMotion: 'reduce' })
  const page = await context.newPage()

  const { sample, modes, features, steps } = en.landing
  await page.goto(product.url)
  await expectReadInOrder(page, [
    SKIP,
    'main',
    `heading 1 ${en.landing.hero.title}`,
    `region ${sample.title}`,
    `textbox ${sample.answerLabel}`,
    `heading 2 ${modes.title}`,
    `heading 2 ${features.title}`,
    `heading 2 ${steps.title}`,
    'contentinfo',
    `navigation ${en.landing.footer.legal}`,
  ])

  const { login, fields } = en.auth
  const { play } = en.guest
  await page.goto(`${product.url}/login`)
  await expectReadInOrder(page, [
    SKIP,
    'main',
    `heading 1 ${login.title}`,
    `textbox ${fields.username}`,
    `textbox ${fields.password}`,
    `button ${login.submit}`,
    `textbox ${play.nickname}`,
    `button ${play.submit}`,
  ])
  await page.getByLabel(play.nickname).fill('Pippo')
  await page.getByRole('button', { name: play.submit }).click()

  const { lobby } = en
  await expectReadInOrder(page, [
    SKIP,
    'banner',
    'main',
    `heading 1 ${lobby.title}`,
    `heading 3 ${lobby.modes.quick_match.name}`,
    `heading 3 ${lobby.modes.private_lobby.name}`,
    `heading 3 ${lobby.modes.ranked.name}`,
    `textbox ${lobby.code.label}`,
    `heading 2 ${lobby.rooms.title}`,
    'contentinfo',
    `navigation ${en.common.nav.main}`,
  ])
  await page.getByLabel(lobby.code.label).fill(room.inviteCode ?? '')

  const { chat, invite, rules, ready, leave, composer } = en.room
  await expectReadInOrder(page, [
    SKIP,
    'main',
    `heading 1 ${room.name}`,
    `button ${leave.button}`,
    `heading 2 ${en.room.players.heading} ${en.room.players.count.replace('{{players}}', '2').replace('{{max}}', '8')}`,
    `heading 2 ${invite.heading}`,
    `heading 2 ${rules.heading}`,
    `heading 2 ${chat.heading}`,
    `log ${chat.heading}`,
    `button ${composer.send}`,
    `button ${ready.off}`,
  ])

  const { game } = en
  const head = `heading 1 ${game.round.replace('{{round}}', '1').replace('{{rounds}}', '1')}`
  const line = [`log ${chat.heading}`, `textbox ${game.input.label}`, `button ${composer.send}`]
  await api.startGame(host, room.id)
  await expect(page.getByTestId('question')).toBeVisible()
  await expectReadInOrder(page, [SKIP, 'main', head, 'complementary', `heading 2 ${quiz?.prompt}`, ...line])
  await page.getByTestId('chat-input').fill(answer)
  await page.getByTestId('chat-input').press('Enter')
  await expect(page.getByTestId('stamp')).toBeVisible()
  await expectReadInOrder(page, [SKIP, 'main', head, 'complementary', `heading 2 ${quiz?.prompt}`, ...line])

  // It would lie under the table, where nobody sees what has the focus.
  await expect(page.getByRole('contentinfo')).toBeHidden()

  await rival.say('chat_message', { roomId: room.id, message: answer })
  await expect(page.getByTestId('podium')).toBeVisible()
  await expectReadInOrder(page, [
    SKIP,
    'main',
    head,
    `heading 2 ${game.finished.winner.replace('{{name}}', 'Pippo')}`,
    `list ${game.finished.podium}`,
    `button ${game.finished.toLobby}`,
    `heading 3 ${en.podium.yours.heading}`,
    `heading 3 ${en.podium.album.title}`,
    ...line,
  ])
  await context.close()
})
