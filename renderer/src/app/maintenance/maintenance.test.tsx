import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { watchStatus } from '#renderer/app/maintenance/watch-status.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { doubtServer, onServerBack } from '#renderer/lib/server-back.ts'
import { useServerStatus } from '#renderer/lib/server-status.ts'
import { localStore } from '#renderer/lib/storage.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { Status } from '#shared/schemas/status.ts'
import type { User } from '#shared/schemas/user.ts'

const WELL: Status = {
  maintenance: false,
  minVersion: '1.40.0',
  timestamp: '2026-12-01T00:00:00.000Z',
  kind: 'cloud',
}
const NOTICE = {
  startsAt: '2026-12-01T02:00:00.000Z',
  durationMinutes: 45,
  supportUrl: 'https://riddles.example/help',
  message: 'We move house.',
  messages: { english: 'We move house.', italian: 'Traslochiamo.' },
}

/** Null: it does not answer. */
let told: Status | null = WELL
const answer = () => (told === null ? failed(502, 'SERVER_ERROR', 'Bad gateway') : ok(told))
const open = (path: string, user: User | null = sampleUser()) =>
  visit(path, { user, server: { 'GET /status': answer } })
const tell = (status: Status | null) => {
  told = status
  act(doubtServer)
}
const page = () => screen.findByTestId('maintenance-page')
const banner = () => screen.findByRole('region', { name: 'Planned maintenance' })

beforeAll(() => {
  stubServer({ 'GET /status': answer })
  watchStatus()
})
afterEach(() => {
  told = WELL
  useServerStatus.setState({}, true)
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('while nobody can play', () => {
  it('[STATUS-5] the page stands in place of the screen, says what the operator says, and goes when it is over', async () => {
    open('/lobby')
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    tell({ ...WELL, ...NOTICE, maintenance: true })
    const shown = within(await page())
    expect(shown.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible()
    expect(shown.getByText('We move house.')).toBeVisible()
    expect(
      shown.getByText(new RegExp(`Began: ${formatMoment(NOTICE.startsAt)}.*about 45 minutes`)),
    ).toBeVisible()
    expect(shown.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', NOTICE.supportUrl)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.queryByRole('navigation')).toBeNull()

    const back = vi.fn()
    const stop = onServerBack(back)
    told = WELL
    await userEvent.click(shown.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByTestId('maintenance-page')).toBeNull())
    stop()
    expect(back).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('[STATUS-5] it speaks the player’s language, and has words of its own where the operator has none', async () => {
    const italian = sampleUser({ preferredLanguage: 'italian' })
    const { unmount } = open('/shop', italian)
    tell({ ...WELL, ...NOTICE, maintenance: true })
    expect(within(await page()).getByText('Traslochiamo.')).toBeVisible()
    unmount()
    open('/shop')
    tell({ ...WELL, maintenance: true })
    expect(within(await page()).getByText(/We are working on Riddle Rooms/)).toBeVisible()
  })

  it.each(['/login', '/admin', '/game/r1', '/stage/ABC234'])(
    '[STATUS-3, STATUS-5] %s stays as it is',
    async (path) => {
      open(path, path === '/login' ? null : sampleUser())
      tell({ ...WELL, maintenance: true })
      await waitFor(() => expect(useServerStatus.getState().maintenance).toBe(true))
      expect(screen.queryByTestId('maintenance-page')).toBeNull()
    },
  )

  it('[STATUS-3] a room stays once its game begins, and leads to it', async () => {
    open('/room/r1')
    // The layout subscribes to the room only after its first render.
    await screen.findByRole('main')
    tell({ ...WELL, maintenance: true })
    await page()
    act(() => useRoomStore.setState(({ model }) => ({ model: { ...model, phase: 'starting' } })))
    expect(screen.queryByTestId('maintenance-page')).toBeNull()
    act(() => useRoomStore.setState(useRoomStore.getInitialState(), true))
  })

  it('[STATUS-4, STATUS-5] a status call that fails counts as maintenance', async () => {
    open('/lobby')
    tell(null)
    expect(within(await page()).getByRole('heading', { name: 'The game does not answer' })).toBeVisible()
    tell(WELL)
    await waitFor(() => expect(screen.queryByTestId('maintenance-page')).toBeNull())
  })

  it('[STATUS-4, STATUS-5] the silence of a server that answered before is believed when it lasts', async () => {
    open('/lobby')
    tell(WELL)
    await waitFor(() => expect(useServerStatus.getState().maintenance).toBe(false))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    tell(null)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(screen.queryByTestId('maintenance-page')).toBeNull()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(useServerStatus.getState().maintenance).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await page()).toBeVisible()
  })

  it('[STATUS-4] one call that is lost shows nothing', async () => {
    open('/lobby')
    tell(WELL)
    await waitFor(() => expect(useServerStatus.getState().maintenance).toBe(false))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    tell(null)
    await vi.advanceTimersByTimeAsync(1_000)
    told = WELL
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(useServerStatus.getState().maintenance).toBe(false)
  })

  it('[STATUS-5] what was typed is still there when it is over', async () => {
    open('/lobby')
    await userEvent.type(await screen.findByLabelText('Invite code'), 'ABC')
    tell({ ...WELL, maintenance: true })
    await page()
    expect(screen.getByLabelText('Invite code')).not.toBeVisible()
    tell(WELL)
    await waitFor(() => expect(screen.queryByTestId('maintenance-page')).toBeNull())
    expect(screen.getByLabelText('Invite code')).toHaveValue('ABC')
  })

  it('[STATUS-4] a device without network says that instead', async () => {
    open('/lobby')
    tell(WELL)
    await waitFor(() => expect(useServerStatus.getState().maintenance).toBe(false))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    tell(null)
    expect(useServerStatus.getState().maintenance).toBe(false)
  })

  it('[STATUS-3, STATUS-5] the first call that is refused shows the page at once', async () => {
    const shut = () => failed(503, 'MAINTENANCE', 'Server under maintenance')
    told = { ...WELL, maintenance: true }
    visit('/lobby', { user: sampleUser(), server: { 'GET /status': answer, 'GET /rooms': shut } })
    expect(await page()).toBeVisible()
  })
})

describe('announced maintenance', () => {
  it('[STATUS-6] is told above every screen, with its date, its length and where to get help', async () => {
    open('/lobby')
    tell({ ...WELL, ...NOTICE })
    const shown = within(await banner())
    const text = `Maintenance begins ${formatMoment(NOTICE.startsAt)}. Expected to take about 45 minutes. We move house.`
    expect(shown.getByText(text)).toBeVisible()
    expect(shown.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', NOTICE.supportUrl)
    expect(screen.queryByTestId('maintenance-page')).toBeNull()
    tell({ ...WELL, ...NOTICE, durationMinutes: 1 })
    expect(await shown.findByText(/about 1 minute\./)).toBeVisible()
    tell(WELL)
    await waitFor(() => expect(screen.queryByTestId('maintenance-banner')).toBeNull())
  })

  it('[STATUS-7] stays closed, also after a reload and a logout, until something else is announced', async () => {
    const { unmount } = open('/lobby')
    tell({ ...WELL, ...NOTICE })
    const close = { name: 'Close the notice about the maintenance' }
    await userEvent.click(within(await banner()).getByRole('button', close))
    expect(screen.queryByTestId('maintenance-banner')).toBeNull()
    unmount()
    localStore.clear()
    expect(localStorage.getItem('closed_notice')).toBe(NOTICE.startsAt)
    open('/profile')
    tell({ ...WELL, ...NOTICE, durationMinutes: 60 })
    await waitFor(() => expect(useServerStatus.getState().durationMinutes).toBe(60))
    expect(screen.queryByTestId('maintenance-banner')).toBeNull()
    tell({ ...WELL, ...NOTICE, startsAt: '2026-12-08T02:00:00.000Z' })
    expect(await banner()).toBeVisible()
  })
})

describe('an announcement', () => {
  const ANNOUNCED = {
    id: 'n1',
    texts: { english: 'A tournament on Sunday!', italian: 'Domenica c’è un torneo!' },
  }
  const LATER = { ...NOTICE, startsAt: '2026-12-09T02:00:00.000Z' }
  const announcement = () => screen.findByRole('region', { name: 'Announcement' })

  it('[ADMIN-20] is shown above every screen in the player’s language, beside planned maintenance', async () => {
    open('/lobby', sampleUser({ preferredLanguage: 'italian' }))
    tell({ ...WELL, ...LATER, announcements: [ANNOUNCED] })
    expect(await screen.findByRole('region', { name: 'Annuncio' })).toHaveTextContent(
      'Domenica c’è un torneo!',
    )
    expect(screen.getByTestId('maintenance-banner')).toBeVisible()
  })

  it('[ADMIN-20, STATUS-7] stays closed by itself, and the next one is shown', async () => {
    open('/lobby')
    tell({ ...WELL, ...LATER, announcements: [ANNOUNCED] })
    await userEvent.click(
      within(await announcement()).getByRole('button', { name: 'Close the announcement' }),
    )
    expect(screen.queryByText('A tournament on Sunday!')).toBeNull()
    expect(await banner()).toBeVisible()
    tell({ ...WELL, announcements: [ANNOUNCED, { ...ANNOUNCED, id: 'n2' }] })
    await waitFor(() => expect(screen.queryByTestId('maintenance-banner')).toBeNull())
    expect(screen.getAllByText('A tournament on Sunday!')).toHaveLength(1)
  })
})
