import type { Page } from '@playwright/test'
import { joinRoomPlay } from '../support/room-play-client.ts'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()

/** The friends, a challenge, and what is reported. */
export async function friendScenes(visit: Visit): Promise<void> {
  const { api, cast, texts, camera } = visit
  const me = await api.register('friendly')
  const page = await visit.enter(me)
  const [a, b, c, d, e] = cast.names
  const person = (username: string, index: number) => ({
    id: `person-${index}`,
    username,
    avatar: `thumbs-0${index + 1}`,
  })
  const at = ago(30)
  await answer(page, '/friends', {
    friends: [
      { ...person(a, 0), online: true, place: 'game', since: at },
      { ...person(b, 1), online: true, place: 'room', since: at },
      { ...person(c, 2), online: true, place: null, since: at },
      { ...person(d, 3), online: false, place: null, since: at },
    ],
    received: [{ ...person(cast.hosts[2], 4), at }],
    sent: [{ ...person(cast.hosts[1], 5), at }],
    recent: [{ ...person(e, 6), at }],
    blocked: [{ ...person(cast.hosts[0], 7), at }],
  })
  await page.reload()
  await openPanel(page)
  await page.getByText(texts.friends.blocked.title).waitFor()
  await camera.take(page, 'friends')
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  await page.reload()
  await openPanel(page)
  await page.getByText(texts.friends.list.empty).waitFor()
  await camera.take(page, 'friends-nobody')
  await page.keyboard.press('Escape')
  await challenged(visit, page, me)
  await reporting(visit, page)
  await page.context().close()
}

/** On a phone the button is in the account menu, but the panel is opened while the page is wide. */
async function openPanel(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByTestId('friends-button').click()
  await page.getByTestId('friends').waitFor()
}

async function challenged(
  { api, cast, camera }: Visit,
  page: Page,
  me: Awaited<ReturnType<Visit['api']['register']>>,
): Promise<void> {
  const other = await api.register(`${cast.names[0]}_f`)
  await api.call('POST', '/friends', me.token, { username: other.user.username })
  await api.call('POST', '/friends', other.token, { username: me.user.username })
  await api.call('POST', `/friends/${me.user.id}/challenge`, other.token, {})
  await page.getByTestId('challenge').waitFor()
  await camera.take(page, 'challenge')
  await page.getByTestId('challenge').getByRole('button').first().click()
}

async function reporting({ api, cast, texts, camera, url, look }: Visit, page: Page): Promise<void> {
  const host = await api.register(`${cast.names[1]}_f`)
  const room = await api.createRoom(host, { name: cast.rooms.table, language: look.language })
  await joinRoomPlay(url, host, room.id)
  await page.setViewportSize({ width: 1280, height: 800 })
  const flag = texts.friends.report.roomOf.replace('{{room}}', cast.rooms.table)
  await page.getByRole('button', { name: flag }).waitFor()
  await camera.take(page, 'room-card-flag')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${url}/room/${room.id}`)
  await page.getByTestId('room-page').waitFor()
  await page
    .getByRole('button', { name: texts.friends.menu.label.replace('{{name}}', host.user.username) })
    .click()
  await page.getByRole('menuitem', { name: texts.friends.menu.block }).waitFor()
  await camera.take(page, 'player-menu')
  await page.getByRole('menuitem', { name: texts.friends.menu.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('button', { name: texts.friends.report.send }).click()
  await dialog.getByRole('textbox').waitFor()
  await camera.take(page, 'report')
  await dialog.getByRole('textbox').fill('…')
  await dialog.getByRole('button', { name: texts.friends.report.send }).click()
  await dialog.getByTestId('report-done').waitFor()
  await camera.take(page, 'report-done')
  await api.call('POST', `/rooms/${room.id}/leave`, host.token)
}
