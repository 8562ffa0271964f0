import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { Figures, Overview } from '#shared/schemas/figures.ts'

const COUNTED = {
  gamesBegun: 12,
  gamesFinished: 9,
  answers: 2_000,
  errors: 5,
  p95Ms: 84,
  r3Minted: 1_250,
  r3Spent: 300,
  voiceTokens: 17,
  speechCharacters: 640,
  aiCalls: 3,
  aiCostMicros: 45_000,
}
const MEASURED = { roomsWaiting: 4, roomsPlaying: 6, queued: 2, medianWaitMs: 8_000, openReports: 6 }
const OVERVIEW: Overview = {
  at: '2026-11-23T16:40:00.000Z',
  now: { ...MEASURED, online: 31, openPlayerReports: 1, openQuizReports: 2, openAppeals: 3 },
  lastHour: COUNTED,
  today: COUNTED,
  aiBudgetMicros: 5_000_000,
}
const NOTHING = Object.fromEntries(
  Object.keys({ ...COUNTED, ...MEASURED, online: 0 }).map((name) => [name, null]),
) as Omit<Figures['points'][number], 'at'>
const figures = (span: Figures['span'], online: readonly (number | null)[]): Figures => ({
  span,
  stepMs: 900_000,
  points: online.map((value, index) => ({
    at: new Date(Date.parse('2026-11-23T16:00:00.000Z') + index * 900_000).toISOString(),
    ...(value === null ? NOTHING : { ...COUNTED, ...MEASURED, online: value }),
  })),
})

function open(server: Parameters<typeof stubServer>[0] = {}) {
  const page = visit('/admin/overview', {
    user: sampleUser({ role: 'admin', preferredLanguage: 'english' }),
    server: {
      'GET /admin/overview': () => ok(OVERVIEW),
      'GET /admin/figures': ({ query }) =>
        ok(query.get('span') === '30d' ? figures('30d', [7]) : figures('24h', [5, null, 31])),
      ...server,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const tile = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement
const chart = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the overview', () => {
  it('[ADMIN-19] shows what is going on, and how it went, as charts that are tables as well', async () => {
    const { user } = open()
    expect(await tile('Players online')).toHaveTextContent('31')
    expect(await tile('Rooms')).toHaveTextContent('106 playing, 4 waiting')
    expect(await tile('95% of requests answered within')).toHaveTextContent('84 ms')
    expect(await tile('Model calls today')).toHaveTextContent('0.05 of 5.00 spent')
    const online = await chart('Players online')
    expect(online.getByRole('img', { name: 'Players online: latest 31, highest 31.' })).toBeVisible()
    await user.click(online.getByRole('button', { name: 'Table of Players online' }))
    const rows = online.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('cell').textContent)).toEqual(['31', '–', '5'])
    await user.click(online.getByRole('button', { name: 'Chart of Players online' }))
    expect(online.getByRole('img')).toBeVisible()
  })

  it('[ADMIN-19] shows 30 days as well, and keeps that in the address', async () => {
    const { user, server } = open()
    await chart('Errors')
    await user.click(screen.getByRole('radio', { name: '30 days' }))
    await waitFor(() => expect(server.sent('GET /admin/figures').at(-1)?.query.get('span')).toBe('30d'))
    expect(await screen.findByRole('img', { name: 'Players online: latest 7, highest 7.' })).toBeVisible()
  })

  it('[ADMIN-19] says where nothing is known', async () => {
    open({
      'GET /admin/overview': () => ok({ ...OVERVIEW, now: { ...OVERVIEW.now, online: null } }),
      'GET /admin/figures': () => ok(figures('24h', [null, null])),
    })
    expect(await tile('Players online')).toHaveTextContent('unknownA process does not answer.')
    expect((await chart('R3')).getByText('Nothing has been recorded yet.')).toBeVisible()
    expect(screen.queryByRole('img', { name: /latest/ })).toBeNull()
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { user } = open({ 'GET /admin/overview': () => failed(500, 'SERVER_ERROR', 'Server error') })
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  })
})
