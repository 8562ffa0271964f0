import type { Page, Route } from '@playwright/test'
import { resize } from './camera.ts'
import { fillLobby } from './lobby-crowd.ts'
import type { Visit } from './visit.ts'

const ROOM_LIST = /\/api\/rooms(\?|$)/

/** The list of rooms, empty and full, and everything that opens over it. */
export async function lobbyScenes(visit: Visit): Promise<void> {
  const { api, cast, texts, camera, url, table } = visit
  const me = await api.register('lodger')
  const page = await visit.enter(me)
  await page.getByText(texts.lobby.rooms.empty).waitFor()
  await camera.take(page, 'lobby-empty')
  await loadingAndFailing(visit, page)

  const lockedCode = await fillLobby(visit)
  await page.route(ROOM_LIST, giveOneAPrize)
  await page.goto(`${url}/lobby?showFull=true`)
  await page.getByText(cast.rooms.locked).waitFor()
  await camera.take(page, 'lobby')
  await camera.take(page, 'lobby-whole', { whole: true })
  await fewAndMany(visit, page)
  await accountMenu(visit, page)
  await dialogs(visit, page)
  await joinByCode(visit, page, lockedCode)
  await toast(visit, page)
  await page.context().close()
  table.leave()
}

/** Three rooms, which need no filters, and forty. */
async function fewAndMany({ camera, url }: Visit, page: Page): Promise<void> {
  const list = async (count: number) => {
    await page.unroute(ROOM_LIST)
    await page.route(ROOM_LIST, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const { rooms } = answer.data
      const shown = Array.from({ length: count }, (_, n) => ({ ...rooms[n % rooms.length], id: `room-${n}` }))
      Object.assign(answer.data, { rooms: shown, total: count })
      await route.fulfill({ response, json: answer })
    })
    await page.goto(`${url}/lobby?`)
    await page
      .locator('[data-room-id]')
      .nth(count - 1)
      .waitFor()
  }
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('preferences') ?? '{}')
    if (kept.state)
      localStorage.setItem(
        'preferences',
        JSON.stringify({ ...kept, state: { ...kept.state, lobbyFilters: '' } }),
      )
  })
  await list(3)
  await camera.take(page, 'lobby-three')
  await list(40)
  await camera.take(page, 'lobby-forty', { whole: true })
  await page.unroute(ROOM_LIST)
  await page.route(ROOM_LIST, giveOneAPrize)
  await page.goto(`${url}/lobby?showFull=true`)
}

/** A prize costs R3, and nothing in the product gives R3 away yet. */
async function giveOneAPrize(route: Route): Promise<void> {
  const response = await route.fetch()
  const answer = await response.json()
  const room = answer.data.rooms.find((one: { customQuizzes: boolean }) => one.customQuizzes)
  if (room) Object.assign(room, { paid: true, tokenReward: 1250 })
  await route.fulfill({ response, json: answer })
}

async function loadingAndFailing({ texts, camera, url }: Visit, page: Page): Promise<void> {
  const held: Route[] = []
  let refuses = false
  const refuse = (route: Route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': '01J8ZV3T5K9QH2' },
      json: { success: false, error: 'Something went wrong on our side', code: 'INTERNAL_ERROR' },
    })
  await page.route(ROOM_LIST, async (route) => {
    if (refuses) await refuse(route)
    else held.push(route)
  })
  await page.goto(`${url}/lobby`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'lobby-loading')
  refuses = true
  for (const route of held) await refuse(route)
  await page.getByText(texts.lobby.rooms.failed).waitFor()
  await camera.take(page, 'lobby-failed')
  await page.unroute(ROOM_LIST)
}

async function accountMenu({ texts, camera }: Visit, page: Page): Promise<void> {
  const face = page.getByRole('button', { name: texts.common.nav.account.replace('{{name}}', 'lodger') })
  await face.click()
  await page.getByRole('button', { name: texts.common.actions.logOut }).waitFor()
  await camera.take(page, 'account-menu')
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await page.getByText(texts.common.offline.message).waitFor()
  await camera.take(page, 'offline')
  await page.context().setOffline(false)
}

async function toast({ texts, camera }: Visit, page: Page): Promise<void> {
  await page.keyboard.press('Alt+m')
  await page.getByText(texts.common.sound.muted).waitFor()
  await camera.take(page, 'lobby-toast')
}

async function dialogs({ texts, camera, cast }: Visit, page: Page): Promise<void> {
  await resize(page, 'narrow')
  await page.getByRole('button', { name: texts.roomFilters.open_one.replace('{{count}}', '1') }).click()
  await page.getByRole('button', { name: texts.roomFilters.done }).waitFor()
  await camera.take(page, 'lobby-filters', { sizes: ['narrow'] })
  await page.getByRole('button', { name: texts.roomFilters.done }).click()

  await page.getByRole('button', { name: texts.lobby.rooms.create }).click()
  const submit = page.getByRole('button', { name: texts.createRoom.submit })
  await submit.waitFor()
  await camera.take(page, 'create-room')
  await page.getByLabel(texts.createRoom.name).fill('')
  await submit.click()
  await camera.take(page, 'create-room-errors')
  await page.keyboard.press('Escape')
  await submit.waitFor({ state: 'detached' })

  const locked = page.locator('[data-room-id]').filter({ hasText: cast.rooms.locked })
  await locked.locator('[data-room-action]').click()
  await page.getByRole('dialog').getByLabel(texts.lobby.password.label, { exact: true }).fill('raven')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.lobby.password.enter, exact: true })
    .click()
  await page.getByRole('dialog').locator('[aria-invalid="true"]').waitFor()
  await camera.take(page, 'room-password')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function joinByCode({ texts, camera }: Visit, page: Page, lockedCode: string): Promise<void> {
  const field = page.getByLabel(texts.lobby.code.label)
  await field.fill('ZZZZZZ')
  await page.locator('[aria-invalid="true"]').waitFor()
  await camera.take(page, 'code-error')
  await field.fill('')
  await field.fill(lockedCode)
  await page.getByLabel(texts.lobby.code.passwordLabel, { exact: true }).waitFor()
  await camera.take(page, 'code-password')
}
