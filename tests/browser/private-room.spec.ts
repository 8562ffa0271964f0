import { type Browser, expect, type Page } from '@playwright/test'
import type { Room } from '#shared/schemas/room.ts'
import { connectAccount } from '../support/account-client.ts'
import type { Player } from '../support/api.ts'
import { expectFits } from '../support/expect-fits.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import type { JourneyApi } from '../support/journey-api.ts'
import { accountChannel, LOCALES, openAs, TEXTS } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

const texts = TEXTS.english
const NAME = 'Behind the hedge'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

interface Visit {
  readonly path?: string
  readonly isPhone?: boolean
}

async function open(
  browser: Browser,
  api: JourneyApi,
  player: Player,
  { path = '/lobby', isPhone = false }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: LOCALES.english,
    reducedMotion: 'reduce',
    colorScheme: isPhone ? 'dark' : 'light',
    ...(isPhone && PHONE),
  })
  return openAs(context, api.url, api, player, 'english', path)
}

const befriend = async (api: JourneyApi, one: Player, other: Player): Promise<void> => {
  await api.call('POST', '/friends', one.token, { username: other.user.username })
  await api.call('POST', '/friends', other.token, { username: one.user.username })
}

test('[ROOM-44, ROOM-46, ROOM-47] only users who know a private room can find, see and enter it', async ({
  browser,
  product,
  api,
}) => {
  const host = await api.register('hedge_host')
  const [member, invited] = [await api.register('hedge_member'), await api.register('hedge_invited')]
  const [coded, stranger] = [await api.register('hedge_coded'), await api.register('hedge_stranger')]
  await befriend(api, host, invited)

  // The stranger has the lobby open before the room is, and learns nothing of it.
  const looking = await open(browser, api, stranger)
  const watching = await connectAccount(product.url, stranger)
  await watching.say('watch_lobby', { on: true })
  const room: Room = await api.createRoom(host, { name: NAME, listed: false })
  const { id, inviteCode = '' } = room
  const hosting = await joinRoomPlay(product.url, host, id)
  await api.call('POST', '/rooms/join-by-code', member.token, { inviteCode })

  // The address bar, with a mouse and on a phone.
  for (const isPhone of [false, true])
    for (const path of [`/room/${id}`, `/game/${id}`]) {
      const page = await open(browser, api, stranger, { path, isPhone })
      await expect(page.getByText(texts.errors.ROOM_NOT_FOUND)).toBeVisible()
      await expect(page.getByText(NAME)).toHaveCount(0)
      await expect(page).toHaveURL(/\/lobby$/)
      await expectSound(page)
      await expectFits(page)
      await page.context().close()
    }

  // The calls, the events, and Colyseus.
  const refused = { code: 'ROOM_NOT_FOUND' }
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${product.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${stranger.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.json()
  }
  expect(await call('GET', `/rooms/${id}`)).toMatchObject(refused)
  expect(await call('POST', `/rooms/${id}/join`, {})).toMatchObject(refused)
  expect(await call('POST', `/rooms/${id}/join`, { spectate: true })).toMatchObject(refused)
  expect(await call('POST', `/rooms/${id}/stage`)).toMatchObject(refused)
  expect(await watching.say('join_room', { roomId: id })).toMatchObject(refused)
  expect(await watching.say('get_chat_history', { roomId: id })).toMatchObject(refused)
  await expect(joinRoomPlay(product.url, stranger, id)).rejects.toMatchObject({ code: 4212 })

  // The member comes in by the address, the friend by the card, the last one by the code.
  const inside = await open(browser, api, member, { path: `/room/${id}` })
  await expect(inside.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  let connected: Promise<void> | undefined
  const context = await browser.newContext({ locale: LOCALES.english, reducedMotion: 'reduce' })
  const called = await openAs(context, api.url, api, invited, 'english', '/lobby', async (page) => {
    connected = accountChannel(page)
  })
  await connected
  await api.call('POST', `/friends/${invited.user.id}/challenge`, host.token, { roomId: id })
  const card = called.getByTestId('challenge')
  await card
    .getByRole('button', { name: texts.friends.challenge.joinOf.replace('{{name}}', host.user.username) })
    .press('Enter')
  await expect(called.getByTestId('room-page')).toBeVisible()
  const byCode = await open(browser, api, coded, { path: `/lobby?join=${inviteCode}` })
  await expect(byCode.getByTestId('room-page')).toBeVisible()
  await expect(inside.getByTestId('player')).toHaveCount(4)
  await hosting.say('chat_message', { roomId: id, message: 'All here' })
  for (const page of [inside, called, byCode]) await expect(page.getByText('All here')).toBeVisible()
  // Back after a reload, which asks for the room by its id again.
  await byCode.reload()
  await expect(byCode.getByTestId('room-page')).toBeVisible()

  // A room that the lobby shows comes after all that it could have shown of the other one.
  await api.createRoom(await api.register('open_host'), { name: 'Open to all' })
  await expect(looking.getByText('Open to all')).toBeVisible()
  await expect(looking.getByText(NAME)).toHaveCount(0)
  await expect.poll(() => JSON.stringify(watching.heard)).toContain('Open to all')
  expect(JSON.stringify(watching.heard)).not.toContain(id)
  watching.close()
})
