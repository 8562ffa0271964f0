import { expect } from '@playwright/test'
import { BETWEEN_ROUNDS_MS } from '#shared/constants/timings.ts'
import type { QuizSet } from '#shared/schemas/quiz-sets.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, type PageLanguage, startByReady, TEXTS } from '../support/pages.ts'

test('[QUIZ-3, QUIZ-12] a room about capitals: quizzes are made, one is dropped, the others are played', async ({
  browser,
  product,
  api,
}) => {
  const { createLobby, quizMaking, quizVoice, hostTools } = TEXTS.english
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(
    context,
    product.url,
    api,
    await api.register('capital_maker'),
    'english',
    '/create-lobby',
  )
  await page.getByRole('textbox', { name: createLobby.fields.rounds }).fill('2')
  // Two reveals' time to speak in.
  await page.locator('label', { hasText: '×2' }).click()
  await page.getByRole('radio', { name: createLobby.source.made }).check()
  await page.getByLabel(quizMaking.topic).fill('capitals')
  await page.getByLabel(quizMaking.topic).press('Enter')
  const preview = page.getByTestId('quiz-preview')
  await expect(preview.getByRole('listitem')).toHaveCount(5, { timeout: 20_000 })
  const prompt = await preview.getByRole('listitem').first().locator('p').first().innerText()
  await preview.getByRole('button', { name: quizMaking.dropN.replace('{{n}}', '2') }).click()
  await expect(preview.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: quizMaking.use_other.replace('{{count}}', '4') }).click()
  await page.getByRole('button', { name: createLobby.submit }).click()
  await expect(page.getByTestId('room-page')).toBeVisible()
  const code = await page.getByTestId('invite-code').innerText()

  const phone = await browser.newContext({
    locale: LOCALES.english,
    viewport: { width: 390, height: 844 },
  })
  const guest = await openAs(
    phone,
    product.url,
    api,
    await api.register('capital_guesser'),
    'english',
    `/lobby?join=${code}`,
  )
  await guest.getByTestId('ready').click()
  await startByReady(page, product)
  for (const one of [page, guest]) await expect(one.locator('#headline').getByText(prompt)).toBeVisible()
  await guest.getByTestId('chat-input').fill('Atlantis')
  await guest.getByTestId('chat-input').press('Enter')
  await expect(guest.getByText('Atlantis').first()).toBeVisible()
  await page.getByRole('button', { name: hostTools.endRound }).click()
  await guest.getByRole('button', { name: quizVoice.appeal }).click()
  await guest.getByRole('button', { name: quizVoice.appealSend }).click()
  await expect(guest.getByText(quizVoice.ownQuiz)).toBeVisible()
  await guest.keyboard.press('Escape')

  await product.advance(2 * BETWEEN_ROUNDS_MS)
  await expect(page.getByTestId('question')).toBeVisible()
  await page.getByRole('button', { name: hostTools.endRound }).click()
  await expect(guest.getByTestId('podium')).toBeVisible()
  const album = guest.getByTestId('album')
  await expect(album.getByRole('listitem')).toHaveCount(2)
  await expect(album.getByRole('button', { name: quizVoice.appeal })).toHaveCount(1)
  await expect(album.getByRole('button', { name: quizVoice.report })).toHaveCount(2)
  await phone.close()
  await context.close()
})

test('[QUIZ-13] a friend takes a set by its code, and plays it in a room', async ({
  browser,
  product,
  api,
}) => {
  const { quizSets, createLobby, room } = TEXTS.english
  const [author, friend] = [await api.register('set_author'), await api.register('set_friend')]
  const quizzes = [{ prompt: 'Capital of Sardinia?', answers: ['Cagliari'] }]
  const { set } = await api.call<{ set: QuizSet }>('POST', '/quizzes/sets', author.token, {
    name: 'Sardinia',
    language: 'english',
  })
  await api.call('PATCH', `/quizzes/sets/${set.id}`, author.token, { quizzes })

  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(context, product.url, api, friend, 'english', '/quizzes')
  await page.getByRole('button', { name: quizSets.copyByCode }).click()
  await page.getByLabel(quizSets.codeField).fill(set.code.toLowerCase())
  await page.getByRole('button', { name: quizSets.copy, exact: true }).click()
  await page.getByRole('link', { name: quizSets.playNamed.replace('{{name}}', 'Sardinia') }).click()
  await page
    .getByRole('button', { name: createLobby.quizzes.fitRounds_one.replace('{{count}}', '1') })
    .click()
  await page.getByRole('button', { name: createLobby.submit }).click()
  await expect(page.getByTestId('room-page')).toBeVisible()
  await expect(page.getByText(room.rules.quizzesOwn)).toBeVisible()
  const roomId = page.url().split('/').at(-1)
  expect(await api.call('GET', `/rooms/${roomId}/quizzes`, friend.token)).toEqual({ quizzes })
  await context.close()
})

const LOOKS = [
  { language: 'english', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { language: 'italian', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const

for (const { language, colorScheme, viewport } of LOOKS)
  test(`[NAV-25] made quizzes and own sets are sound: ${language}, ${colorScheme}, ${viewport.width} px`, async ({
    browser,
    product,
    api,
  }) => {
    test.setTimeout(240_000)
    const { quizSets, createLobby, quizMaking } = TEXTS[language satisfies PageLanguage]
    const context = await browser.newContext({ locale: LOCALES[language], viewport, colorScheme })
    const player = await api.register('sound')
    const page = await openAs(context, product.url, api, player, language, '/quizzes')
    await expect(page.getByText(quizSets.empty.title)).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: quizSets.import }).click()
    await page.getByLabel(quizSets.importList).fill('Cagliari |')
    await page.getByRole('button', { name: quizSets.importSubmit }).last().click()
    await expect(page.getByText(quizSets.importNothing)).toBeVisible()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: quizSets.create }).first().click()
    await expect(page.getByLabel(quizSets.judge.label)).toBeVisible()
    await expectSound(page)
    await page.goto(`${product.url}/quizzes`)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectSound(page)

    await page.goto(`${product.url}/create-lobby`)
    await page.getByRole('radio', { name: createLobby.source.made }).check()
    await page.getByLabel(quizMaking.topic).press('Enter')
    await page.getByRole('button', { name: quizMaking.showAnswers }).click({ timeout: 20_000 })
    await page.getByRole('button', { name: quizMaking.editN.replace('{{n}}', '1'), exact: true }).click()
    await expectSound(page)
    await context.close()
  })

test('[QUIZ-13] a set is written, judged and saved by keyboard on a phone, in Italian', async ({
  browser,
  product,
  api,
}) => {
  const { judgeReasons, quizSets, createLobby } = TEXTS.italian
  const context = await browser.newContext({
    locale: LOCALES.italian,
    viewport: { width: 390, height: 844 },
  })
  const page = await openAs(
    context,
    product.url,
    api,
    await api.register('set_writer'),
    'italian',
    '/quizzes',
  )
  await page.getByRole('button', { name: quizSets.create }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(createLobby.quizzes.prompt).focus()
  await page.keyboard.insertText('Capoluogo della Sardegna?')
  await page.getByLabel(createLobby.quizzes.answer, { exact: true }).focus()
  await page.keyboard.insertText('Cagliari')
  await page.getByLabel(quizSets.judge.label).focus()
  await page.keyboard.insertText('cagliari')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(`${quizSets.judge.correct}: ${judgeReasons.same}`, { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: quizSets.save, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(quizSets.unsaved)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(createLobby.quizzes.answer, { exact: true })).toHaveValue('Cagliari')
  await context.close()
})
