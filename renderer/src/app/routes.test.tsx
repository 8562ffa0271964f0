import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { landingGuard } from '#renderer/app/guards.ts'
import { platform } from '#renderer/platform/platform.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const member = sampleUser()
const newcomer = sampleUser({ preferredLanguage: null })
const MEMBER_PAGES = [
  '/lobby',
  '/home',
  '/ranks',
  '/shop',
  '/game-pass',
  '/profile',
  '/create-lobby',
  '/admin',
]

async function landsOn(path: string, user: typeof member | null) {
  const { router } = visit(path, { user })
  await waitFor(() => expect(router.state.initialized && router.state.navigation.state).toBe('idle'))
  const { pathname } = router.state.location
  cleanup()
  return pathname
}

afterEach(() => {
  document.body.innerHTML = ''
  platform.isNative = false
  vi.unstubAllGlobals()
})

describe('who may open what', () => {
  it('[NAV-1] / sends a logged-in user to the lobby', async () => {
    expect(await landsOn('/', member)).toBe('/lobby')
  })

  it('[NAV-2] / sends a logged-out user of the native app to the login', async () => {
    platform.isNative = true
    expect(await landsOn('/', null)).toBe('/login')
  })

  it('[NAV-3] / shows the landing page to a logged-out user on the web', async () => {
    stubServer({})
    document.body.innerHTML = '<div id="root"></div>'
    history.replaceState(null, '', '/')
    await import('#renderer/app/main.ts')
    expect(await screen.findByRole('heading', { level: 1, name: 'Type it before they do.' })).toBeVisible()
  })

  it('[NAV-3] / within the app loads the landing page as a document of its own', async () => {
    visit('/login')
    await screen.findByRole('heading', { name: 'Sign in' })
    const answer = await landingGuard()
    expect([answer?.headers.get('Location'), answer?.headers.has('X-Remix-Reload-Document')]).toEqual([
      '/',
      true,
    ])
  })

  it('[NAV-1] / starts the app for a browser with a token', async () => {
    vi.resetModules()
    stubServer({ 'GET /auth/validate': () => ok({ valid: true, user: member }) })
    localStorage.setItem('auth_token', 't')
    document.body.innerHTML = '<div id="root"></div>'
    history.replaceState(null, '', '/')
    await import('#renderer/app/main.ts')
    await waitFor(() => expect(location.pathname).toBe('/lobby'))
  })

  it('[NAV-4] [NAV-5] the language choice is for those who have not chosen', async () => {
    expect(await landsOn('/select-language', null)).toBe('/login')
    expect(await landsOn('/select-language', member)).toBe('/lobby')
    expect(await landsOn('/select-language', newcomer)).toBe('/select-language')
  })

  it.each(['/login', '/register', '/reset-password'])(
    '[NAV-6] [NAV-7] %s is for those who are logged out',
    async (path) => {
      expect(await landsOn(path, null)).toBe(path)
      expect(await landsOn(path, member)).toBe('/lobby')
      expect(await landsOn(path, newcomer)).toBe('/select-language')
    },
  )

  it.each(MEMBER_PAGES)('[NAV-9] [NAV-10] %s needs a login and a language', async (path) => {
    expect(await landsOn(path, null)).toBe('/login')
    expect(await landsOn(path, newcomer)).toBe('/select-language')
    expect(await landsOn(path, member)).toBe(path)
  })

  it.each(['/verify-email', '/terms-of-service', '/privacy-policy', '/cookie-policy'])(
    '[NAV-8] %s opens for everyone',
    async (path) => {
      for (const user of [null, member, newcomer]) expect(await landsOn(path, user)).toBe(path)
    },
  )

  it.each([
    ['/ranks', 'Ranks'],
    ['/shop', 'Library'],
    ['/game-pass', 'Game pass'],
    ['/profile', 'Profile'],
    ['/buy-r3', 'Buy R3'],
    ['/create-lobby', 'Private lobby'],
  ])('[NAV-14] %s shows the page “%s”', async (path, title) => {
    visit(path, { user: member })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it('[NAV-15] /admin opens for whoever is signed in, and refuses who is no admin', async () => {
    expect(await landsOn('/admin', null)).toBe('/login')
    const { server } = visit('/admin', { user: member })
    expect(await screen.findByRole('heading', { name: 'Admins only' })).toBeVisible()
    expect(server.requests.filter(({ path }) => path.startsWith('/admin'))).toEqual([])
  })

  it('[NAV-11] /lobby and /home are the same page', async () => {
    for (const path of ['/lobby', '/home']) {
      visit(path, { user: member })
      expect(await screen.findByRole('heading', { level: 1, name: 'Choose a room' })).toBeVisible()
      cleanup()
    }
  })

  it('keeps an invite link through the language choice', async () => {
    const { router } = visit('/lobby?join=ABC234', { user: newcomer })
    await waitFor(() => expect(router.state.location.pathname).toBe('/select-language'))
    expect(sessionStorage.getItem('pending_invite')).toBe('ABC234')
  })
})

describe('a path that leads nowhere', () => {
  it.each(['/nowhere', '/game', '/lobby/deep/er'])(
    '[NAV-16] [NAV-19] %s shows the 404 page',
    async (path) => {
      visit(path, { user: member })
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      expect(screen.getByText("The page you're looking for doesn't exist.")).toBeVisible()
      expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'Play' })).toHaveAttribute(
        'href',
        '/lobby',
      )
    },
  )

  it('[NAV-17] Go Back returns to the page before', async () => {
    const { router } = visit('/login')
    await screen.findByRole('heading', { name: 'Sign in' })
    await router.navigate('/nowhere')
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  it('[NAV-17] Go Back returns to a page that another document showed', async () => {
    vi.stubGlobal('navigation', { canGoBack: true })
    const { router } = visit('/nowhere')
    const navigate = vi.spyOn(router, 'navigate')
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(navigate.mock.calls[0]?.[0]).toBe(-1)
    vi.unstubAllGlobals()
  })

  it('[NAV-17] Go Back returns to / when there is none: for a member that is the lobby', async () => {
    const { router } = visit('/nowhere', { user: member })
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
  })
})

describe('what stands around the screens', () => {
  it('[NAV-22] [NAV-24] [NAV-25] [UI-12] header with user and rank, tab bar and footer on the lobby', async () => {
    visit('/lobby', { user: member })
    const header = await screen.findByTestId('header')
    expect(header).toHaveTextContent('Mira')
    expect(await screen.findByText('Scholar')).toBeVisible()
    expect(header).toHaveTextContent('640 points')
    expect(header).toHaveTextContent('Level 7')
    expect(header).toHaveTextContent('1,240 R3')
    expect(screen.getByTestId('tab-bar')).toBeVisible()
    expect(screen.getByTestId('footer')).toBeVisible()
  })

  it('[NAV-21] [NAV-23] [NAV-25] none of them on the login page', async () => {
    visit('/login')
    await screen.findByRole('heading', { name: 'Sign in' })
    for (const part of ['header', 'tab-bar', 'footer']) expect(screen.queryByTestId(part)).toBeNull()
  })
})
