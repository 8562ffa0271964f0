import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '#renderer/lib/format-date.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleModes, sampleRank, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { Leaderboard } from '#shared/schemas/ranks.ts'
import type { UserRank } from '#shared/schemas/user.ts'
import { seasonEndAt } from '#shared/seasons.ts'

const entry = (position: number) => ({
  position,
  userId: `u${position + 100}`,
  username: `Riddler${position}`,
  avatar: 'thumbs-01',
  points: 3_000 - position,
})
const pageOf = (page: number, total: number): Leaderboard => {
  const from = (page - 1) * 20
  const count = Math.max(Math.min(20, total - from), 0)
  return { entries: Array.from({ length: count }, (_, at) => entry(from + at + 1)), total, page, limit: 20 }
}
const MINE: UserRank = { ...sampleRank, points: 742, pointsToNext: 208, season: 4, position: null }

interface RoomModel {
  rank?: UserRank
  total?: number
  me?: Leaderboard['me']
  path?: string
  server?: Parameters<typeof stubServer>[0]
}
async function open({ rank = MINE, total = 0, me, path = '/ranks', server = {} }: RoomModel = {}) {
  const page = visit(path, {
    user: sampleUser({ preferredLanguage: 'english' }),
    server: {
      'GET /ranks/me': () => ok({ userRank: rank }),
      'GET /ranked/neighbours': () => ok({ rank: rank.rank, total: 0, entries: [] }),
      'GET /leaderboard': ({ query }) =>
        ok({ ...pageOf(Number(query.get('page')), total), ...(me ? { me } : {}) }),
      ...server,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Ranks' })
  return { ...page, user: userEvent.setup() }
}
const own = () => screen.findByTestId('own-rank')
const rows = async () => {
  const board = within(await screen.findByRole('table', { name: 'Leaderboard' }))
  return board
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
}

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the ranks page', () => {
  it('[RANK-14] says beside the button what is missing before ranked opens', async () => {
    const locked = { verifyEmail: false, quickMatchesLeft: 1 }
    const gameModes = sampleModes.map((mode) => (mode.id === 'ranked' ? { ...mode, locked } : mode))
    const { server, user } = await open({ server: { 'GET /gamemode/modes': () => ok({ gameModes }) } })
    const lock = await screen.findByTestId('ranked-lock')
    expect(lock).toHaveTextContent('Finish 1 more quick match')
    expect(lock).not.toHaveTextContent('Confirm')
    await user.click(screen.getByRole('button', { name: 'Play ranked' }))
    expect(server.sent('POST /gamemode/matchmaking/start')).toEqual([])
  })

  it('[UI-20] shows the seven ranks, one’s own with the way to the next, and the leaderboard', async () => {
    await open({ total: 2 })
    const ladder = within(await screen.findByRole('region', { name: 'The ladder' }))
    const rungs = ladder.getAllByRole('listitem').map((rung) => rung.querySelector('strong')?.textContent)
    expect(rungs).toEqual(['Enigmaster', 'Mystic', 'Oracle', 'Sage', 'Scholar', 'Seeker', 'Apprentice'])
    await waitFor(async () => expect(await own()).toHaveTextContent('Scholar742 points208 points to Sage'))
    expect(ladder.getByText('from 1,850 points')).toBeVisible()
    expect(ladder.getAllByRole('listitem').find((rung) => rung.ariaCurrent === 'step')).toHaveTextContent(
      /Scholar.*You are here/,
    )
    expect(ladder.getAllByLabelText('reached')).toHaveLength(2)
    expect(await rows()).toEqual(['1Riddler12,999', '2Riddler22,998'])
  })

  it('[RANK-17] says when the season ends, and what stays of it', async () => {
    await open()
    await waitFor(async () =>
      expect(await own()).toHaveTextContent(
        `Season 4 Ends on ${formatDay(seasonEndAt(Date.now()))}. Half of the points stay.`,
      ),
    )
  })

  it('tells who has fallen below their threshold how long they keep the rank', async () => {
    await open({ rank: { ...MINE, points: 571, pointsToNext: 379 } })
    expect(await screen.findByText('You keep Scholar as long as you have 540 points.')).toBeVisible()
  })

  it('tells an Enigmaster their place, and one who rests the way back', async () => {
    await open({ rank: { ...MINE, rank: 'enigmaster', points: 1900, pointsToNext: null, position: 42 } })
    expect(await screen.findByText('42nd on the leaderboard')).toBeVisible()
    expect(screen.getByText(/highest rank/)).toBeVisible()
  })

  it('looks for a ranked game', async () => {
    const { user, server } = await open()
    await user.click(screen.getByRole('button', { name: 'Play ranked' }))
    await waitFor(() =>
      expect(server.sent('POST /gamemode/matchmaking/start')[0]?.body).toEqual({ gameModeId: 'ranked' }),
    )
  })

  it('says when the rank cannot be loaded, and still shows the ladder', async () => {
    visit('/ranks', {
      user: sampleUser(),
      server: { 'GET /ranks/me': () => failed(500, 'SERVER_ERROR', 'x') },
    })
    expect(await screen.findByText('Your rank could not be loaded')).toBeVisible()
    expect(screen.getByText('from 950 points')).toBeVisible()
  })
})

describe('one’s own place', () => {
  const place = async () => within(await screen.findByRole('region', { name: 'Your place' }))

  it('stands among its neighbours, in every rank', async () => {
    const entries = [entry(8), { ...entry(9), userId: sampleUser().id, username: 'Mira' }, entry(10)]
    await open({ server: { 'GET /ranked/neighbours': () => ok({ rank: 'scholar', total: 31, entries }) } })
    const mine = await place()
    expect(await mine.findByText('Among 31 players of the rank Scholar')).toBeVisible()
    const found = mine.getAllByRole('row').slice(1)
    expect(found.map((row) => row.textContent)).toEqual([
      '8Riddler82,992',
      '9Mirayou2,991',
      '10Riddler102,990',
    ])
    expect(found.map((row) => row.dataset.me)).toEqual(['false', 'true', 'false'])
  })

  it('says how one gets there', async () => {
    await open()
    expect(await (await place()).findByText(/first ranked game of this season/)).toBeVisible()
  })
})

describe('the leaderboard', () => {
  it('says that nobody is on it yet, and what it takes', async () => {
    await open()
    expect(await screen.findByText('Nobody is Enigmaster yet')).toBeVisible()
    expect(screen.getByText('The first to reach 1,850 points opens this board.')).toBeVisible()
    const empty = screen.getByText('Nobody is Enigmaster yet').closest('[data-testid="empty-state"]')
    expect(within(empty as HTMLElement).getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/lobby')
  })

  it('turns its pages, which stand in the address, and keeps the focus on the button', async () => {
    const { user, router, server } = await open({ total: 45 })
    const next = await screen.findByRole('button', { name: 'Next' })
    expect(screen.getByText('1–20 of 45')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await user.click(next)
    expect(await screen.findByText('21–40 of 45')).toBeVisible()
    expect(router.state.location.search).toBe('?page=2')
    await user.click(next)
    expect(await screen.findByText('41–45 of 45')).toBeVisible()
    await user.click(next)
    expect(next).toHaveFocus()
    expect(server.sent('GET /leaderboard').map(({ query }) => query.get('page'))).toEqual(['1', '2', '3'])
  })

  it('opens at the page of the address; one that is no longer there leads to the last', async () => {
    const { router } = await open({ total: 45, path: '/ranks?page=9' })
    expect(await screen.findByText('41–45 of 45')).toBeVisible()
    expect(router.state.location.search).toBe('?page=3')
  })

  it('shows one’s own row above the others, and marks it where it is among them', async () => {
    const me = { ...entry(33), userId: 'u1', username: 'Mira' }
    const { user } = await open({ total: 45, me })
    expect((await rows())[0]).toBe('33Mirayou2,967')
    expect(await rows()).toHaveLength(21)
    expect(user).toBeDefined()
  })

  it('can be loaded again', async () => {
    let broken = true
    visit('/ranks', {
      user: sampleUser(),
      server: {
        'GET /ranks/me': () => ok({ userRank: MINE }),
        'GET /ranked/neighbours': () => ok({ rank: MINE.rank, total: 0, entries: [] }),
        'GET /leaderboard': () => (broken ? failed(400, 'SERVER_ERROR', 'x') : ok(pageOf(1, 1))),
      },
    })
    expect(await screen.findByText('The leaderboard could not be loaded')).toBeVisible()
    broken = false
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Riddler1')).toBeVisible()
  })
})
