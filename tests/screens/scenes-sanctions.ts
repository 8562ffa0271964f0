import { PASSWORD } from '../support/api.ts'
import { answer } from './answers.ts'
import { resize } from './camera.ts'
import type { Visit } from './visit.ts'

/** What a team has to say to a player: a warning, a mute, a ban. */
export async function sanctionScenes(visit: Visit): Promise<void> {
  const { api, texts, cast, camera, url, newBrowser } = visit
  const player = await api.register('rowdy')
  await api.call('PATCH', '/auth/tutorial-step', player.token, { step: 0 })
  const page = await visit.enter(player)
  const at = new Date(Date.now() - 3_600_000).toISOString()
  const warnings = [{ id: 'w1', preset: null, text: cast.talk[1], at }]
  await answer(page, '/sanctions', { warnings, mute: null })
  await page.goto(`${url}/lobby`)
  await page.getByRole('dialog').waitFor()
  await camera.take(page, 'warning')
  const mute = { reason: cast.talk[1], until: new Date(Date.now() + 3_600_000).toISOString() }
  await answer(page, '/sanctions', { warnings: [], mute })
  const room = await api.createRoom(player)
  await page.goto(`${url}/room/${room.id}`)
  await resize(page, 'narrow')
  await page.locator('label', { hasText: texts.room.tabs.chat }).click()
  await page.getByTestId('muted-line').waitFor()
  await camera.take(page, 'muted')
  await page.context().close()

  const door = await (await newBrowser()).newPage()
  await answer(
    door,
    '/auth/login',
    {
      code: 'BANNED',
      error: 'This account is banned',
      details: { reason: cast.talk[1], until: new Date(Date.now() + 86_400_000).toISOString() },
    },
    403,
  )
  await door.goto(`${url}/login`)
  await door.getByLabel(texts.auth.fields.username).fill('rowdy')
  await door.getByLabel(texts.auth.fields.password, { exact: true }).fill(PASSWORD)
  await door.getByRole('button', { name: texts.auth.login.submit }).click()
  await door.getByRole('main').getByRole('alert').waitFor()
  await camera.take(door, 'login-banned')
  await door.context().close()
}
