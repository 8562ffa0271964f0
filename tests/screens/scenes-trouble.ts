import { PASSWORD } from '../support/api.ts'
import type { Visit } from './visit.ts'

/** What is shown when something has gone wrong. */
export async function troubleScenes(visit: Visit): Promise<void> {
  const { api, texts, camera, url } = visit
  const player = await api.register('unlucky')
  const page = await visit.enter(player)
  await page.goto(`${url}/room/no-such-room`)
  await page.getByRole('button', { name: texts.common.actions.retry }).waitFor()
  await camera.take(page, 'room-failed')

  await page.route(/create-lobby-page/, (route) => route.abort())
  await page.goto(`${url}/create-lobby`)
  await page.getByTestId('error-state').waitFor()
  await camera.take(page, 'page-not-loaded')

  const account = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io'))
  await page.goto(`${url}/lobby`)
  // A socket.io packet that begins with 40 says that the account channel is open.
  await (await account).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'))
  await api.call('POST', '/auth/login', undefined, { username: player.user.username, password: PASSWORD })
  await page.getByRole('alertdialog').waitFor()
  await camera.take(page, 'force-disconnect')
  await page.context().close()
}
