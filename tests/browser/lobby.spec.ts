import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'

const ROOMS = 40
const FIRST_MS = 10_000

/** Records the socket.io packets that a page sends. Packets begin with 4, heartbeats with other digits. */
function recordPackets(page: Page): string[] {
  const packets: string[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io')) return
    socket.on('framesent', ({ payload }) => {
      if (String(payload).startsWith('4')) packets.push(String(payload))
    })
  })
  return packets
}

test('[LOBBY-18] subscribes once to a lobby of 40 rooms that is opened with an empty cache, and follows it', async ({
  browser,
  product,
  api,
}) => {
  const texts = TEXTS.english
  const hosts = await Promise.all(Array.from({ length: ROOMS }, () => api.register('lobby_host')))
  await Promise.all(hosts.map((host) => api.createRoom(host)))
  const visitor = await api.register('lobby_visitor')
  const context = await browser.newContext({ locale: LOCALES.english })
  let packets: string[] = []
  const page = await openAs(context, product.url, api, visitor, 'english', '/lobby', async (opened) => {
    packets = recordPackets(opened)
    await opened.clock.install()
  })

  await expect(page.locator('[data-room-id]')).toHaveCount(ROOMS)
  // The last part of a card to be fetched.
  await expect(page.getByTitle(texts.friends.report.room)).toHaveCount(ROOMS)
  await page.clock.runFor(FIRST_MS)
  const watches = () => packets.filter((packet) => packet.includes('watch_lobby'))
  await expect.poll(watches).toHaveLength(1)
  expect(packets.length).toBeLessThanOrEqual(3)

  await page.getByLabel(texts.lobby.rooms.search).fill('Another')
  await expect(page.locator('[data-room-id]')).toHaveCount(0)
  await api.createRoom(await api.register('late_host'), { name: 'Another room' })
  await expect(page.locator('[data-room-id]')).toHaveCount(1)
  expect(packets.length).toBeLessThanOrEqual(3)
  expect(watches()).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.close()
})
