import type { Page } from '@playwright/test'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

/** What a page shows, and offers, where there is nothing yet, or nothing that fits. */
export async function emptyScenes(visit: Visit): Promise<void> {
  const { api, camera, url } = visit
  const me = await api.register('blank_page')
  await api.call('PATCH', '/auth/tutorial-step', me.token, { step: 0 })
  const page = await visit.enter(me)
  const noRooms = { rooms: [], total: 0, page: 1, limit: 100 }
  await answer(page, '/rooms', noRooms)
  await answer(page, '/wallet/entries', { entries: [], total: 0, page: 1, limit: 20 })
  await answer(page, '/library/daily', {
    items: [],
    language: visit.look.language,
    resetsAt: new Date(Date.now() + 18_000_000).toISOString(),
  })
  const voices = { default: [], community: [], premium: [] }
  await answer(page, '/voice/public-voices', {
    voices,
    totals: { default: 0, community: 0, premium: 0 },
    hasSubscription: false,
    totalVoices: 0,
  })
  for (const [screen, path] of [
    ['lobby-no-rooms', '/lobby'],
    ['lobby-no-match', '/lobby?status=waiting'],
    ['games-empty', '/profile?tab=history'],
    ['store-history-empty', '/buy-r3?tab=history'],
    ['library-empty', '/shop'],
    ['voices-empty', '/profile?tab=voice'],
    ['quiz-set-missing', '/quizzes/nothing-here'],
  ] as const) {
    await page.goto(url + path)
    await page.getByTestId('empty-state').first().waitFor()
    await camera.take(page, screen, { whole: true })
  }
  await page.context().close()
  await failing(visit)
  await guest(visit)
}

/** What did not come: each with a way to ask for it again. */
async function failing(visit: Visit): Promise<void> {
  const { api, camera, url } = visit
  const me = await api.register('out_of_luck')
  await api.call('PATCH', '/auth/tutorial-step', me.token, { step: 0 })
  const page = await visit.enter(me)
  const refused = { code: 'FORBIDDEN', error: 'Forbidden' }
  for (const path of ['/quests/daily', '/users/[^/]+/games', '/inventory', '/friends', '/quizzes/sets'])
    await answer(page, path, refused, 403)
  for (const [screen, path] of [
    ['games-failed', '/profile?tab=history'],
    ['inventory-failed', '/profile?tab=inventory'],
    ['quiz-sets-failed', '/quizzes'],
  ] as const) {
    await page.goto(url + path)
    await page.getByTestId('error-state').first().waitFor()
    await camera.take(page, screen)
  }
  const opens = async (button: string, screen: string) => {
    await page.goto(`${url}/lobby`)
    await page.getByTestId(button).click()
    await page.getByTestId('error-state').waitFor()
    await camera.take(page, screen)
  }
  await opens('quests-bell', 'quests-failed')
  await opens('friends-button', 'friends-failed')
  await page.context().close()
}

/** What needs an account, as a guest comes to it. */
async function guest({ newBrowser, camera, texts, url }: Visit): Promise<void> {
  const page: Page = await (await newBrowser()).newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel(texts.guest.play.nickname).fill('Pippa')
  await page.getByRole('button', { name: texts.guest.play.submit }).click()
  await page.getByTestId('header').waitFor()
  await page.getByTestId('friends-button').click()
  await page.getByText(texts.friends.guest.title).waitFor()
  await camera.take(page, 'friends-guest')
  await page.goto(`${url}/buy-r3`)
  await page.getByTestId('empty-state').waitFor()
  await camera.take(page, 'store-guest')
  await page.context().close()
}
