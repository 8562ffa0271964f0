import type { Visit } from './visit.ts'

/** A private room in the making: by itself, with questions of one's own, and with a pasted list that has mistakes. */
export async function createLobbyScenes(visit: Visit): Promise<void> {
  const { api, cast, texts, camera, url } = visit
  const { quizzes, source, fields, submit } = texts.createLobby
  const page = await visit.enter(await api.register('maker'))
  await page.goto(`${url}/create-lobby`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'create-lobby')
  await camera.take(page, 'create-lobby-whole', { whole: true })

  await page.getByLabel(fields.name).fill(cast.rooms.own)
  await page.getByRole('radio', { name: source.written }).check()
  await page.locator('label', { hasText: quizzes.byPaste }).click()
  await page.getByLabel(quizzes.pasteLabel).fill(cast.pasted)
  await page.getByText(quizzes.broken_other.replace('{{count}}', '2')).waitFor()
  await camera.take(page, 'create-lobby-paste', { whole: true })
  await page.getByRole('button', { name: quizzes.take }).click()
  await page.getByText(quizzes.quizN.replace('{{n}}', '3')).waitFor()
  await page.getByLabel(quizzes.answer).last().fill('')
  await page.getByRole('button', { name: submit }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await camera.take(page, 'create-lobby-own-quizzes', { whole: true })
  await page.context().close()
}
