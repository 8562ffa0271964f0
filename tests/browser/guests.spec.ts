import { expect } from '@playwright/test'
import type { User } from '#shared/schemas/user.ts'
import { PASSWORD, QUIZZES } from '../support/api.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { uniqueName } from '../support/journey-api.ts'
import { LOCALES, TEXTS } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

test('[LOBBY-17, GUEST-1, GUEST-4] on a phone from the invite link to the podium as a guest, then to an account', async ({
  browser,
  product,
  api,
}) => {
  const texts = TEXTS.italian
  const { guest } = texts
  const host = await api.register('host_of_guests')
  // The guest later claims an account of this name.
  const nickname = uniqueName('Pippo')
  const [quiz] = QUIZZES
  const settings = { customQuizzes: QUIZZES.slice(0, 1), rounds: 1, timePerRound: 60 }
  const { id: roomId, inviteCode } = await api.createRoom(host, settings)
  const scripted = await joinRoomPlay(product.url, host, roomId)
  const context = await browser.newContext({
    locale: LOCALES.italian,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const whoAmI = async () => {
    const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? ''
    return (await api.call<{ user: User }>('GET', '/auth/validate', token)).user
  }

  await page.goto(`${product.url}/lobby?join=${inviteCode}`)
  const title = guest.invite.title.replace('{{host}}', host.user.username)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectSound(page)
  await page.getByLabel(guest.play.nickname).fill(nickname)
  await page.getByRole('button', { name: guest.play.submit }).tap()
  await expect(page.getByTestId('room-page')).toBeVisible()
  await expect(page.getByTestId('player').filter({ hasText: nickname })).toContainText(texts.common.guest)
  const before = await whoAmI()
  expect(before).toMatchObject({ username: nickname, role: 'guest', preferredLanguage: 'italian' })

  await api.startGame(host, roomId)
  await expect(page.getByTestId('question')).toContainText(quiz?.prompt ?? '')
  await page.getByTestId('chat-input').fill(quiz?.answers[0] ?? '')
  await page.getByTestId('chat-input').press('Enter')
  await expect(page.getByTestId('stamp')).toBeVisible()
  await scripted.say('chat_message', { roomId, message: quiz?.answers[0] ?? '' })
  await expect(page.getByTestId('podium')).toContainText(texts.common.guest)
  await expectSound(page)

  await page.getByTestId('guest-offer').getByRole('button', { name: texts.common.actions.claim }).tap()
  const dialog = page.getByRole('dialog', { name: texts.common.actions.claim })
  await expect(dialog.getByLabel(texts.auth.fields.username)).toHaveValue(nickname)
  await expectSound(page)
  await dialog.getByLabel(texts.auth.fields.email).fill(`${nickname}@example.org`)
  await dialog.getByLabel(texts.auth.fields.password, { exact: true }).fill(PASSWORD)
  await dialog.getByLabel(texts.auth.fields.confirmPassword).fill(PASSWORD)
  await dialog.getByRole('button', { name: guest.claim.submit }).tap()
  await expect(page.getByText(guest.claim.done.replace('{{name}}', nickname))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByTestId('guest-offer')).toBeHidden()
  expect(await whoAmI()).toMatchObject({ id: before.id, role: 'player', email: `${nickname}@example.org` })
  await context.close()
})
