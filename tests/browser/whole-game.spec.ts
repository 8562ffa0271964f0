import { expect } from '@playwright/test'
import { HOST_MOVE_GAP_MS } from '#shared/constants/timings.ts'
import { it as texts } from '#shared/i18n/resources.ts'
import { test } from '../support/journey.ts'
import { uniqueName } from '../support/journey-api.ts'
import { pageFaults } from '../support/page-faults.ts'
import { signUp, startByReady } from '../support/pages.ts'

const QUIZZES = [
  'Ho le ali e non volo, giro e faccio la farina. Chi sono? | mulino | Il vento muove le pale e le pale la macina.',
  'Capoluogo della Sardegna? | Cagliari | Si affaccia sul Golfo degli Angeli.',
  'Il plurale di uovo? | uova | Al plurale cambia genere.',
]

test('[NAV-12, NAV-13, LOBBY-11, UI-14, UI-16, UI-31] two people play three rounds to the podium, in Italian', async ({
  browser,
  product,
}) => {
  const [one, two] = await Promise.all([
    browser.newContext({ locale: 'it-IT' }),
    browser.newContext({ locale: 'it-IT', viewport: { width: 390, height: 844 } }),
  ])
  const faults = await Promise.all([one, two].map(pageFaults))
  const host = await signUp(one, product.url, uniqueName('ada'), 'italian')
  const winner = uniqueName('bruno')
  const guest = await signUp(two, product.url, winner, 'italian')

  await host.getByRole('link', { name: texts.lobby.modes.create }).click()
  // The reveal must last until the button of the next round is pressed.
  await host.locator('label', { hasText: texts.createLobby.timers.double }).click()
  await host.getByRole('radio', { name: texts.createLobby.source.written }).check()
  await host.locator('label', { hasText: texts.createLobby.quizzes.byPaste }).click()
  await host.getByLabel(texts.createLobby.quizzes.pasteLabel).fill(QUIZZES.join('\n'))
  await host.getByRole('button', { name: texts.createLobby.quizzes.take }).click()
  await host
    .getByRole('button', { name: texts.createLobby.quizzes.fitRounds_other.replace('{{count}}', '3') })
    .click()
  await host.getByRole('button', { name: texts.createLobby.submit }).click()
  await expect(host).toHaveURL(/\/room\//)
  const code = (await host.getByTestId('invite-code').innerText()).replaceAll(/\s/g, '')
  expect(code).toMatch(/^[A-Z2-9]{6}$/)

  await guest.getByLabel(texts.lobby.code.label).fill(code.toLowerCase())
  await expect(guest).toHaveURL(/\/room\//)
  await guest.getByTestId('ready').click()
  await startByReady(host, product)

  for (const [index, line] of QUIZZES.entries()) {
    const [prompt = '', answer = ''] = line.split('|').map((part) => part.trim())
    for (const page of [host, guest]) await expect(page.locator('#headline').getByText(prompt)).toBeVisible()
    await expect(host).toHaveURL(/\/game\//)
    await expect(host.getByTestId('chat-input')).toBeFocused()
    // The host may move rounds at most once in this time.
    await product.advance(HOST_MOVE_GAP_MS)
    await guest.getByTestId('chat-input').fill(answer)
    await guest.getByTestId('chat-input').press('Enter')
    await expect(guest.getByTestId('stamp')).toBeVisible()
    await host.getByTestId('chat-input').fill(`il ${answer}`)
    await host.getByTestId('chat-input').press('Enter')
    if (index < QUIZZES.length - 1) {
      await expect(host.getByTestId('reveal')).toContainText(answer)
      await host.getByRole('button', { name: texts.hostTools.nextRound }).click()
    }
  }

  for (const page of [host, guest]) {
    await expect(page.getByTestId('podium')).toBeVisible()
    await expect(page.getByText(texts.game.finished.winner.replace('{{name}}', winner))).toBeVisible()
  }
  await guest.getByRole('button', { name: texts.game.finished.toLobby }).click()
  await expect(guest).toHaveURL(/\/lobby$/)
  expect(faults.flat()).toEqual([])
})
