import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LandingPage } from '#renderer/features/landing/landing-page.tsx'
import { useClosedNotices } from '#renderer/lib/closed-notices.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { expectAnswerField } from '#renderer/testing/answer-field.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { sampleVersion } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'

const NOTICE = {
  startsAt: '2026-12-01T02:00:00.000Z',
  durationMinutes: 45,
  supportUrl: 'https://riddles.example/help',
  message: 'We move house.',
  messages: { english: 'We move house.', italian: 'Traslochiamo.' },
}
const STATUS = {
  maintenance: false,
  minVersion: '1.40.0',
  timestamp: '2026-01-01T00:00:00.000Z',
  kind: 'cloud',
}

function open(status: () => ReturnType<typeof ok> = () => ({ body: STATUS })) {
  const server = stubServer({ 'GET /status': status })
  return { server, ...renderUi(<LandingPage />) }
}

const heading = (name: string) => screen.findByRole('heading', { name })
const regionOf = async (name: string) => {
  const region = (await heading(name)).closest('section, nav')
  if (!(region instanceof HTMLElement)) throw new Error(`no region around ${name}`)
  return region
}

afterEach(() => {
  localStorage.clear()
  useClosedNotices.setState({ closed: [] })
  vi.unstubAllGlobals()
})

describe('the landing page', () => {
  it('[UI-1] has hero, features, three modes, four steps, call to action and footer', async () => {
    open()
    await heading('Type it before they do.')
    const modes = await regionOf('Three ways in')
    for (const mode of ['Quick match', 'Private lobby', 'Ranked']) {
      expect(within(modes).getByRole('heading', { name: mode })).toBeVisible()
    }
    expect(within(await regionOf('How it works')).getAllByRole('listitem')).toHaveLength(4)
    expect(within(await regionOf('What is inside')).getAllByRole('listitem')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/register')
    expect(screen.getByTestId('footer')).toBeVisible()
  })

  it('[UI-2] has about, quick links, community and legal in its footer', async () => {
    open()
    const footer = within(await screen.findByTestId('footer'))
    for (const name of ['About', 'Quick links', 'Community', 'Legal']) {
      expect(footer.getByRole('heading', { name })).toBeVisible()
    }
    expect(footer.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  })

  it('offers the desktop app for the visitor’s system, where the server has it', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get')
    agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
    const path = '/updates/riddle-rooms-1.41.0-linux-x86_64.AppImage'
    stubServer({
      'GET /status': () => ({ body: STATUS }),
      'GET /downloads': () => ok({ windows: null, mac: null, linux: { version: '1.41.0', path } }),
    })
    renderUi(<LandingPage />)
    const platforms = within(await regionOf('Where to play'))
    const link = await platforms.findByRole('link', { name: 'Download for Linux' })
    expect(link).toHaveAttribute('href', location.origin + path)
    expect(platforms.getByText('1.41.0')).toBeVisible()
    agent.mockRestore()
  })

  it('[UI-3] shows the web as online, Android and iOS as coming soon', async () => {
    open()
    const platforms = within(await regionOf('Where to play'))
    expect(await platforms.findByText('Online')).toBeVisible()
    expect(platforms.getAllByText('Coming soon')).toHaveLength(2)
    expect(platforms.queryByRole('link')).toBeNull()
  })

  it.each(['a server that fails', 'maintenance'])('[UI-3] shows the web as offline with %s', async (why) => {
    open(() =>
      why === 'maintenance' ? { body: { ...STATUS, maintenance: true } } : { status: 500, body: STATUS },
    )
    expect(await screen.findByText('Offline')).toBeVisible()
  })

  it('[STATUS-16] shows ongoing maintenance, and a server that does not answer', async () => {
    const { unmount } = open(() => ({ body: { ...STATUS, ...NOTICE, maintenance: true } }))
    const told = await screen.findByRole('region', { name: 'Back soon' })
    expect(told).toHaveTextContent(
      `Began: ${formatMoment(NOTICE.startsAt)}. Expected to take about 45 minutes.`,
    )
    expect(told).toHaveTextContent('We move house.')
    expect(within(told).getByRole('link', { name: 'Get help' })).toHaveAttribute('href', NOTICE.supportUrl)
    expect(within(told).queryByRole('button')).toBeNull()
    unmount()
    open(() => ({ status: 500, body: STATUS }))
    expect(await screen.findByRole('region', { name: 'The game does not answer' })).toBeVisible()
  })

  it('[STATUS-16, STATUS-6, STATUS-7, ADMIN-20] shows planned maintenance and announcements until they are closed', async () => {
    const announcements = [{ id: 'n1', texts: { english: 'A tournament!', italian: 'Un torneo!' } }]
    open(() => ({ body: { ...STATUS, ...NOTICE, announcements } }))
    const user = userEvent.setup()
    const planned = await screen.findByRole('region', { name: 'Planned maintenance' })
    expect(planned).toHaveTextContent(`Maintenance begins ${formatMoment(NOTICE.startsAt)}.`)
    expect(screen.getByRole('region', { name: 'Announcement' })).toHaveTextContent('A tournament!')
    for (const name of ['Close the notice about the maintenance', 'Close the announcement'])
      await user.click(screen.getByRole('button', { name }))
    expect(screen.queryByTestId('maintenance-banner')).toBeNull()
    expect(screen.queryByTestId('announcement')).toBeNull()
    expect(localStorage.getItem('closed_notice')).toBe(`${NOTICE.startsAt} n1`)
  })

  it('[UI-4] shows the sign-up promotion as free', async () => {
    open()
    const free = await screen.findAllByRole('link', { name: /free/ })
    expect(new Set(free.map((link) => link.textContent))).toEqual(
      new Set(['Play free', 'Create a free account']),
    )
    for (const link of free) expect(link).toHaveAttribute('href', '/register')
  })

  it('[SHOP-8] names the free gift of a new account next to the sign-up buttons', async () => {
    open()
    const gifts = await screen.findAllByText(/Free with a new account: 100 R3 and 10 voice tokens\./)
    expect(gifts).toHaveLength(2)
  })

  it('has doors for those without an account: a code, and a nickname where guests are welcome', async () => {
    stubServer({ 'GET /status': () => ({ body: STATUS }), 'GET /version': () => ok(sampleVersion()) })
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, origin: location.origin, assign })
    renderUi(<LandingPage />)
    expect(await screen.findByRole('link', { name: 'Play as a guest' })).toHaveAttribute(
      'href',
      '/login#guest',
    )
    const user = userEvent.setup()
    const field = screen.getByLabelText('Invite code')
    await user.type(field, 'abc{Enter}')
    expect(field).toHaveAccessibleDescription('A code has 6 letters or digits.')
    expect(assign).not.toHaveBeenCalled()
    await user.type(field, ' 234{Enter}')
    expect(assign).toHaveBeenCalledWith('/join/ABC234')
  })

  it('[GUEST-6] has no door for guests where they are shut out', async () => {
    const { sent } = stubServer({
      'GET /status': () => ({ body: STATUS }),
      'GET /version': () => ok(sampleVersion({ guests: false })),
    })
    renderUi(<LandingPage />)
    await waitFor(() => expect(sent('GET /version')).toHaveLength(1))
    expect(await screen.findByText('Online')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Play as a guest' })).toBeNull()
  })

  it('[SESS-56] lets one play a riddle without an account', async () => {
    const { server } = open()
    const user = userEvent.setup()
    const field = await screen.findByLabelText('Your answer')
    expectAnswerField(field)
    await user.type(field, 'fottstebz{Enter}')
    // The judge is loaded on demand.
    expect(await screen.findByText('Close! Check the spelling.')).toBeVisible()
    expect(field).toHaveFocus()
    // The field is selected: typing replaces.
    await user.keyboard('footsteps{Enter}')
    expect(screen.getByText('Correct!')).toBeVisible()
    expect(field).toHaveValue('')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Riddle 2 of 5')).toBeVisible())
    expect(field).toHaveValue('')
    await user.keyboard('nonsense{Enter}')
    act(() => setLanguage('italian'))
    expect(await screen.findByText('Enigma 1 di 5')).toBeVisible()
    expect(screen.queryByText('Non è questa. Riprova.')).toBeNull()
    act(() => setLanguage('english'))
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true)
  })
})
