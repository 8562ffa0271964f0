import { expect } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import { QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { LOCALES } from '../support/pages.ts'

test('[ROOM-37, GUEST-1] who comes by the link in round 2 looks on, plays from round 3, and is said to have', async ({
  browser,
  product,
  openDuel,
}) => {
  const quizzes = QUIZZES.slice(0, 3)
  const { page, room, begin, endRound, nextRound } = await openDuel({
    host: 'page',
    settings: { customQuizzes: quizzes, rounds: 3 },
  })
  await begin()
  await endRound()
  await nextRound()
  await expect(page.getByTestId('question')).toContainText(quizzes[1]?.prompt ?? '')

  const context = await browser.newContext({ locale: LOCALES.english, viewport: { width: 390, height: 844 } })
  const late = await context.newPage()
  await late.goto(`${product.url}/lobby?join=${room.inviteCode}`)
  await late.getByLabel(en.guest.play.nickname).fill('Lena')
  await late.getByRole('button', { name: en.guest.play.submit }).click()
  await expect(late.getByTestId('question')).toContainText(quizzes[1]?.prompt ?? '')
  await expect(late.getByTestId('chat-input')).toHaveAttribute('placeholder', en.game.input.late)

  await endRound()
  await nextRound()
  await expect(late.getByTestId('question')).toContainText(quizzes[2]?.prompt ?? '')
  await expect(late.getByTestId('chat-input')).toHaveAttribute('placeholder', en.game.input.guess)
  await late.getByTestId('chat-input').fill(quizzes[2]?.answers[0] ?? '')
  await late.getByTestId('chat-input').press('Enter')
  await expect(late.getByTestId('stamp')).toBeVisible()
  const row = page.getByTestId('scores').getByRole('row', { name: /Lena/ })
  await expect(row).toContainText(en.game.scores.late.replace('{{round}}', '3'))
  for (const one of [page, late]) await one.context().close()
})
