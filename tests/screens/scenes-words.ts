import { answer } from './answers.ts'
import { resize } from './camera.ts'
import { WORDS } from './library-items.ts'
import type { Visit } from './visit.ts'

/** The words at hand in a chat: when they cannot be fetched, and when they are there. */
export async function wordScenes(visit: Visit): Promise<void> {
  const { api, camera, texts, url } = visit
  const player = await api.register('wordsmith')
  const { id } = await api.createRoom(player)
  const page = await visit.enter(player)
  await answer(page, '/inventory', { code: 'FORBIDDEN', error: 'Forbidden' }, 403)
  await page.goto(`${url}/room/${id}`)
  await resize(page, 'wide')
  await page.getByTestId('chat-input').fill('it is a ')
  await page.keyboard.press('Alt+w')
  const picker = page.getByTestId('word-picker')
  await picker.getByText(texts.library.picker.failed).waitFor()
  await camera.take(page, 'words-failed', { sizes: ['wide'] })
  const items = WORDS.map((word, at) => ({ ...word, owned: true, equipped: at % 3 !== 1 }))
  await answer(page, '/inventory', { items })
  const retry = picker.getByRole('button', { name: texts.common.actions.retry })
  const word = picker.getByRole('option').first()
  await retry.or(word).waitFor()
  // After a reconnect the page has asked again by itself.
  if (!(await word.isVisible())) await retry.click()
  await word.waitFor()
  await camera.take(page, 'words-panel', { sizes: ['wide'] })
  await page.keyboard.press('Escape')
  await resize(page, 'narrow')
  await page.locator('label', { hasText: texts.room.tabs.chat }).click()
  await page.getByTestId('words-button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'fern' }).waitFor()
  await camera.take(page, 'words-sheet', { sizes: ['narrow'] })
  await page.context().close()
}
