import type { Visit } from './visit.ts'

/** The room of two who were found for one another. */
export async function matchScenes(visit: Visit): Promise<void> {
  const { api, cast, camera, look, texts } = visit
  const [me, other] = [await api.register(cast.names[0]), await api.register(cast.names[2])]
  await api.call('PATCH', '/auth/language', other.token, { language: look.language })
  const page = await visit.enter(me)
  const search = page.getByRole('button', { name: texts.lobby.modes.quick_match.start, exact: true })
  await search.click()
  await page.getByTestId('search-bar').waitFor()
  const wish = { gameModeId: 'quick_match' }
  await api.call('POST', '/gamemode/matchmaking/start', other.token, wish)
  await page.getByRole('heading', { level: 1, name: texts.room.match.found }).waitFor()
  await camera.take(page, 'room-matched')
  await page.context().close()
}
