import type { Page, Route } from '@playwright/test'
import type { LeaderboardEntry } from '#shared/schemas/ranks.ts'
import type { User, UserRank } from '#shared/schemas/user.ts'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

const SCHOLAR: UserRank = { rank: 'scholar', points: 742, pointsToNext: 208, season: 4, position: null }

/** The ladder by the eyes of a newcomer, of somebody half way, of a champion; and the board, empty, full and broken. */
export async function rankScenes(visit: Visit): Promise<void> {
  const { api, texts, camera, url } = visit
  const me = await api.register('climber')
  const page = await visit.enter(me)
  const open = async (rank: UserRank, board: object, path = '/ranks') => {
    await answer(page, '/ranks/me', { userRank: rank })
    await answer(page, '/leaderboard', board)
    const entries = rank.points === 0 ? [] : neighboursOf(visit, me.user, rank)
    await answer(page, '/ranked/neighbours', { rank: rank.rank, total: entries.length * 6, entries })
    await page.goto(url + path)
    await page.getByTestId('own-rank').getByText(texts.common.rank[rank.rank]).first().waitFor()
  }
  await open(
    { rank: 'apprentice', points: 0, pointsToNext: 200, season: 4, position: null },
    { entries: [], total: 0, page: 1, limit: 20 },
  )
  await page.getByText(texts.ranks.board.empty).waitFor()
  await camera.take(page, 'ranks-empty', { whole: true })

  await open(SCHOLAR, { entries: entriesOf(visit), total: 83, page: 1, limit: 20 })
  await page.getByText(texts.common.pager.next).waitFor()
  await camera.take(page, 'ranks')
  await camera.take(page, 'ranks-whole', { whole: true })

  const { id: userId, username, avatar } = me.user
  await open(
    { rank: 'enigmaster', points: 1906, pointsToNext: null, season: 4, position: 41 },
    {
      entries: entriesOf(visit),
      total: 83,
      page: 1,
      limit: 20,
      me: { position: 41, userId, username, avatar, points: 1906 },
    },
  )
  await camera.take(page, 'ranks-enigmaster')
  await open({ ...SCHOLAR, points: 571, pointsToNext: 379 }, { entries: [], total: 0, page: 1, limit: 20 })
  await camera.take(page, 'ranks-margin', { sizes: ['narrow'] })
  await loadingAndFailing(visit, page)
  await page.context().close()
}

/** Two above, the player, and two below. */
const neighboursOf = ({ cast }: Visit, { id, username, avatar }: User, { points }: UserRank) =>
  [-2, -1, 0, 1, 2].map((step) => ({
    position: 9 + step,
    userId: step === 0 ? id : `n${step}`,
    username: step === 0 ? username : (cast.names[step + 2] ?? 'riddler'),
    avatar: step === 0 ? avatar : `thumbs-0${step + 4}`,
    points: points - step * 7,
  }))

const entriesOf = ({ cast }: Visit): LeaderboardEntry[] =>
  Array.from({ length: 20 }, (_, at) => ({
    position: at + 1,
    userId: `u${at}`,
    username: [...cast.names, ...cast.hosts][at] ?? `riddler_${at}`,
    avatar: `thumbs-${String((at % 12) + 1).padStart(2, '0')}`,
    points: 2418 - at * 23,
  }))

async function loadingAndFailing({ texts, camera, url }: Visit, page: Page): Promise<void> {
  const held: Route[] = []
  let refuses = false
  const refuse = (route: Route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'Server error', code: 'SERVER_ERROR' } })
  await page.unrouteAll()
  await page.route(/\/api\/(ranks\/me|ranked\/neighbours|leaderboard)/, async (route) => {
    if (refuses) await refuse(route)
    else held.push(route)
  })
  await page.goto(`${url}/ranks`)
  await page.getByTestId('skeleton').nth(1).waitFor()
  await camera.take(page, 'ranks-loading')
  refuses = true
  for (const route of held) await refuse(route)
  await page.getByText(texts.ranks.board.failed).waitFor()
  await camera.take(page, 'ranks-failed')
}
