import { readFile } from 'node:fs/promises'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { Room } from '#shared/schemas/room.ts'
import { PASSWORD, QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { uniqueName } from '../support/journey-api.ts'
import { LOCALES, TEXTS } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'
import { hindrances } from '../support/seen.ts'

const texts = TEXTS.italian
const [quiz] = QUIZZES
const answer = quiz?.answers[0] ?? ''
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function solve(page: Page): Promise<void> {
  await expect(page.getByTestId('question')).toContainText(quiz?.prompt ?? '')
  await page.getByTestId('chat-input').fill(answer)
  await page.getByTestId('chat-input').press('Enter')
  await expect(page.getByTestId('stamp')).toBeVisible()
}

test('[GAME-38, GUEST-4] three play again, one of them later than the others; a guest on a phone ends up with an account', async ({
  browser,
  product,
  api,
}) => {
  const mara = await api.register('mara')
  const settings = { customQuizzes: QUIZZES.slice(0, 1), rounds: 1, timePerRound: 60 }
  const { id: roomId, inviteCode } = await api.createRoom(mara, settings)
  const first = await joinRoomPlay(product.url, mara, roomId)
  const comeIn = async (name: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      locale: LOCALES.italian,
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
    await page.goto(`${product.url}/lobby?join=${inviteCode}`)
    await page.getByLabel(texts.guest.play.nickname).fill(name)
    await page.getByRole('button', { name: texts.guest.play.submit }).click()
    await expect(page.getByTestId('room-page')).toBeVisible()
    return page
  }
  const tom = await comeIn('Tom')
  // The guest later claims an account of this name.
  const piaName = uniqueName('Pia')
  const pia = await comeIn(piaName, PHONE)

  await api.startGame(mara, roomId)
  await solve(tom)
  await solve(pia)
  await first.say('chat_message', { roomId, message: answer })
  await expect(pia.getByTestId('podium')).toBeVisible()

  // Tom goes at once, and Mara after him.
  await tom.getByRole('button', { name: texts.game.finished.rematch }).click()
  await expect(tom).toHaveURL(/\/room\//)
  await expect(tom.getByTestId('room-page')).toBeVisible()
  await expect(pia.getByTestId('rematch')).toContainText('Tom')
  const { room } = await api.call<{ room: Room }>('POST', `/game/${roomId}/rematch`, mara.token)
  await expect(tom).toHaveURL(new RegExp(`/room/${room.id}$`))
  const second = await joinRoomPlay(product.url, mara, room.id)

  // Pia has not made up her mind: to her nobody has left.
  const wanted = texts.podium.rematch.who
    .replace('{{count}}', '2')
    .replace('{{of}}', '3')
    .replace('{{names}}', `Tom, ${mara.user.username}`)
  await expect(pia.getByTestId('rematch')).toContainText(wanted)
  await expect(pia.getByTestId('podium')).not.toContainText(texts.game.finished.left)
  await pia.getByTestId('rematch').getByRole('button', { name: texts.podium.rematch.join }).click()
  await expect(pia).toHaveURL(new RegExp(`/room/${room.id}$`))
  for (const page of [tom, pia]) {
    await expect(page.getByTestId('player')).toHaveCount(3)
    await expect(page.getByTestId('quizzes-seen')).toBeVisible()
  }
  // With three cards and a notice above it, the line to write in is still clear of the bar.
  await tom.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => hindrances(tom.getByTestId('chat-input'))).toEqual([])

  await api.startGame(mara, room.id)
  await solve(tom)
  await solve(pia)
  await second.say('chat_message', { roomId: room.id, message: answer })
  await expect(pia.getByTestId('podium')).toBeVisible()
  const [picture] = await Promise.all([
    pia.waitForEvent('download'),
    pia.getByRole('button', { name: texts.podium.share.button }).click(),
  ])
  expect(picture.suggestedFilename()).toBe(texts.podium.share.file)
  const bytes = await readFile(await picture.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  await pia.getByTestId('guest-offer').getByRole('button', { name: texts.common.actions.claim }).click()
  const dialog = pia.getByRole('dialog', { name: texts.common.actions.claim })
  await dialog.getByLabel(texts.auth.fields.email).fill(`${piaName}@example.org`)
  await dialog.getByLabel(texts.auth.fields.password, { exact: true }).fill(PASSWORD)
  await dialog.getByLabel(texts.auth.fields.confirmPassword).fill(PASSWORD)
  await dialog.getByRole('button', { name: texts.guest.claim.submit }).click()
  await expect(pia.getByText(texts.guest.claim.done.replace('{{name}}', piaName))).toBeVisible()
  for (const page of [tom, pia]) await page.context().close()
})
