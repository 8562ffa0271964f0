import { PASSWORD } from '../support/api.ts'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

/** What is shown when something has gone wrong. */
export async function troubleScenes(visit: Visit): Promise<void> {
  await outOfTheWay(visit)
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

  const status = {
    maintenance: false,
    minVersion: '1.40.0',
    timestamp: new Date().toISOString(),
    kind: 'cloud',
  }
  const notice = {
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    durationMinutes: 45,
    supportUrl: 'https://riddles.example/help',
    messages: { english: 'We move to a bigger house.', italian: 'Ci spostiamo in una casa più grande.' },
  }
  for (const [name, changes] of [
    ['maintenance-banner', notice],
    ['maintenance-page', { ...notice, maintenance: true }],
  ] as const) {
    const data = { ...status, ...changes }
    await page.route('**/api/status', (route) => route.fulfill({ json: { success: true, data } }))
    await page.goto(`${url}/lobby`)
    await page.getByTestId(name).waitFor()
    await camera.take(page, name)
  }
  await page.unroute('**/api/status')

  const account = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io'))
  await page.goto(`${url}/lobby`)
  // A socket.io packet that begins with 40 says that the account channel is open.
  await (await account).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'))
  await api.call('POST', '/auth/login', undefined, { username: player.user.username, password: PASSWORD })
  await page.getByRole('alertdialog').waitFor()
  await camera.take(page, 'force-disconnect')
  await page.context().close()
}

/** A page that throws, a device without a network, a room behind a password, and a part that is turned off. */
async function outOfTheWay(visit: Visit): Promise<void> {
  const { api, texts, camera, url } = visit
  const player = await api.register('strayed')
  await api.call('PATCH', '/auth/tutorial-step', player.token, { step: 0 })
  const room = await api.createRoom(await api.register('doorkeeper'), { password: 'sesame' })
  const page = await visit.enter(player)
  await page.goto(`${url}/room/${room.id}`)
  await page.getByText(texts.lobby.code.passwordTitle).waitFor()
  await camera.take(page, 'room-locked')

  await page.goto(`${url}/offline.html`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'offline-page')

  await answer(page, '/status', {
    maintenance: false,
    minVersion: '1.40.0',
    timestamp: new Date().toISOString(),
    kind: 'cloud',
    off: ['store'],
  })
  await page.goto(`${url}/buy-r3`)
  await page.getByText(texts.errors.FEATURE_OFF).first().waitFor()
  await camera.take(page, 'store-off')

  await page.goto(`${url}/lobby`)
  await page.getByRole('link', { name: texts.common.nav.ranks }).waitFor()
  await page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('For a picture')
      },
    })
    document.querySelector<HTMLElement>('a[href="/ranks"]')?.click()
  })
  await page.getByTestId('error-state').waitFor()
  await camera.take(page, 'crash')
  await page.context().close()
}
