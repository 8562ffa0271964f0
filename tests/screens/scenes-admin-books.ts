import { PASSWORD, type Player } from '../support/api.ts'
import { ADMIN } from './admin.ts'
import type { Visit } from './visit.ts'

/** The panel where an admin looks after accounts and money, and the dialogs that change them. */
export async function adminBookScenes(visit: Visit): Promise<void> {
  const { api, cast, camera, texts, url } = visit
  const [first, ...others] = cast.names
  const player = await api.register(`${first}_a`)
  for (const name of others) await api.register(`${name}_a`)
  const admin = await api.call<Player>('POST', '/auth/login', undefined, {
    username: ADMIN,
    password: PASSWORD,
  })
  const page = await visit.enter(admin)
  for (const part of ['users', 'library', 'progress', 'payments', 'ledger'] as const) {
    await page.goto(`${url}/admin/${part}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByTestId('skeleton').first().waitFor({ state: 'detached' })
    await camera.take(page, `admin-${part}`, { whole: true })
  }
  await page.goto(`${url}/admin/users?search=nobody-of-this-name`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('searchbox').first().fill('nobody-of-this-name')
  await page.getByTestId('empty-state').waitFor()
  await camera.take(page, 'admin-users-none')
  await page.goto(`${url}/admin/users/${player.user.id}`)
  await page.getByText(player.user.email).first().waitFor()
  await camera.take(page, 'admin-user', { whole: true })
  for (const action of ['warn', 'mute', 'ban', 'delete'] as const) {
    await page.getByRole('button', { name: texts.adminUsers.actions[action], exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await camera.take(page, `admin-user-${action}`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.context().close()

  const stranger = await visit.enter(player)
  await stranger.goto(`${url}/admin`)
  await stranger.getByTestId('empty-state').waitFor()
  await camera.take(stranger, 'admin-forbidden')
  await stranger.context().close()
}
