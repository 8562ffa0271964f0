import type { Page } from '@playwright/test'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

const QUEUE = '/gamemode/matchmaking'

/** Somebody who looks for a game, over all the pages that they look at meanwhile. */
export async function searchScenes(visit: Visit): Promise<void> {
  const { api, texts, camera, url } = visit
  const page = await visit.enter(await api.register('seeker'))
  const start = (name: string) => page.getByRole('button', { name, exact: true })
  const bar = page.getByTestId('search-bar')
  const wait = { isInQueue: true, queueId: 'q', gameModeId: 'quick_match', position: 3, waitedMs: 7_000 }
  await start(texts.lobby.modes.quick_match.start).waitFor()
  // The server has been asked by then whether a search runs already.
  await page.waitForLoadState('networkidle')
  await answer(page, `${QUEUE}/start`, { message: '', queueId: 'q', estimatedWaitTime: 12_000 })
  await answer(page, `${QUEUE}/status`, { ...wait, estimatedWaitTime: 8_000 })
  await start(texts.lobby.modes.quick_match.start).click()
  await bar.getByText(texts.matchmaking.place.replace('{{n}}', '3')).waitFor()
  await camera.take(page, 'search')

  const long = { ...wait, gameModeId: 'ranked', position: 1, waitedMs: 76_000, estimatedWaitTime: 95_000 }
  await answer(page, `${QUEUE}/status`, long)
  await page.goto(`${url}/create-lobby`)
  await bar.getByRole('button', { name: texts.matchmaking.instead }).waitFor()
  await camera.take(page, 'search-long')
  await answer(page, `${QUEUE}/status`, { code: 'SERVER_ERROR', error: 'Server error' }, 500)
  await bar.getByText(texts.matchmaking.silent).waitFor()
  await camera.take(page, 'search-silent')
  await answer(page, `${QUEUE}/status`, { isInQueue: false })
  await page.getByText(texts.matchmaking.ended).waitFor()
  await camera.take(page, 'search-ended')
  await shut(visit, page)
  await page.context().close()
}

async function shut({ texts, camera, url }: Visit, page: Page): Promise<void> {
  const refused = { code: 'RATE_LIMITED', error: 'Rate limit exceeded', details: { retryAfter: 11_900 } }
  await answer(page, `${QUEUE}/start`, refused, 429)
  await page.goto(`${url}/lobby`)
  await page.getByRole('button', { name: texts.lobby.modes.ranked.start, exact: true }).click()
  await page.getByRole('dialog').getByText(texts.matchmaking.ban.meanwhile).waitFor()
  await camera.take(page, 'ranked-shut')
}
