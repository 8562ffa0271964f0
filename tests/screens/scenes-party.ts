import { startLanHost } from '../support/lan-host-process.ts'
import type { Visit } from './visit.ts'

/** A party without internet: its door, its lobby before and after a room is there, and oneself. */
export async function partyScenes(visit: Visit): Promise<void> {
  const host = await startLanHost()
  try {
    await atParty(visit, host.url)
  } finally {
    await host.stop()
  }
}

async function atParty({ cast, camera, texts, newBrowser }: Visit, url: string): Promise<void> {
  const { party, common } = texts
  const page = await (await newBrowser()).newPage()
  await page.goto(url)
  await page.getByLabel(party.door.nickname).waitFor()
  await camera.take(page, 'party-door')
  await page.getByLabel(party.door.nickname).fill(cast.names[0])
  await page.getByRole('button', { name: party.door.play, exact: true }).click()
  await page.getByText(party.lobby.empty).waitFor()
  await camera.take(page, 'party-lobby-empty')
  // Before there is a room: who comes later is led into it.
  const other = await (await newBrowser()).newPage()
  await other.goto(url)
  await other.getByLabel(party.door.nickname).fill(cast.names[1])
  await other.getByRole('button', { name: party.door.play, exact: true }).click()
  await other.getByText(party.lobby.empty).waitFor()
  await page.goto(`${url}/create-lobby`)
  await page.getByRole('button', { name: texts.createLobby.submit }).waitFor()
  await camera.take(page, 'party-create-lobby', { whole: true })
  await page.getByRole('button', { name: texts.createLobby.submit }).click()
  await page.getByTestId('room-page').waitFor()
  await camera.take(page, 'party-room')
  await other.locator('[data-room-id]').waitFor()
  await camera.take(other, 'party-lobby')
  await other.getByRole('link', { name: common.nav.profile }).click()
  await other.getByRole('heading', { level: 1, name: party.you.title }).waitFor()
  await camera.take(other, 'party-profile', { whole: true })
  await other.context().close()
  await page.context().close()
}
