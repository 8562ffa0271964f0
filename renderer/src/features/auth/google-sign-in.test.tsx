import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SchemeSwitch } from '#renderer/components/scheme-switch.tsx'
import { GoogleSignIn } from '#renderer/features/auth/google-sign-in.tsx'
import { LoginPage } from '#renderer/features/auth/login-page.tsx'
import { RegisterPage } from '#renderer/features/auth/register-page.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { platform } from '#renderer/platform/platform.ts'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { fakeDesktop } from '#renderer/testing/fake-desktop.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { sampleUser, sampleVersion } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { standInGoogle } from '#renderer/testing/stand-in-google.ts'

type Answers = Parameters<typeof stubServer>[0]

const CLIENT_ID = '12-web.apps.example'
const version = (googleClientId: string | null, googleDesktopClientId: string | null = null): Answers => ({
  'GET /version': () => ok(sampleVersion({ googleClientId, googleDesktopClientId })),
})
const welcome: Answers = { 'POST /auth/google': () => ok({ token: 'of-google', user: sampleUser() }) }
const googleButton = () => screen.findByRole('button', { name: /^Google/ })

const ALONE = (
  <>
    <SchemeSwitch />
    <GoogleSignIn />
  </>
)
/** Google's part on a page, or alone. */
function show(answers: Answers, at: '/alone' | '/login' | '/register' = '/alone') {
  const server = stubServer(answers)
  const routes = [
    { path: '/alone', element: ALONE },
    { path: '/login', Component: LoginPage },
    { path: '/register', Component: RegisterPage },
    { path: '*', element: null },
  ]
  return { server, ...renderRoutes(routes, at) }
}

// The script comes once a page, and these are one page.
let google: ReturnType<typeof standInGoogle>
beforeAll(async () => {
  google = standInGoogle()
  // Compiled now, so that nobody waits for it later.
  await import('#renderer/features/auth/google-login.tsx')
})
afterAll(() => google.leave())
beforeEach(() => {
  google.letCome(true)
  queryClient.clear()
  setSession(SIGNED_OUT)
})
afterEach(() => {
  platform.desktop = null
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('where Google sign-in is not to be had', () => {
  it('[AUTH-33] is hidden on a server without a client id, and asks Google for nothing', async () => {
    show(version(null))
    const told = () => queryClient.getQueryData(['version'])
    await waitFor(() => expect(told()).toMatchObject({ googleClientId: null }))
    expect(screen.queryByTestId('google-button')).toBeNull()
    expect(google.asked).toEqual([])
  })

  it('is hidden when the server does not say', async () => {
    show({ 'GET /version': () => failed(503, 'MAINTENANCE', 'Server under maintenance') })
    await waitFor(() => expect(queryClient.getQueryState(['version'])?.status).toBe('error'))
    expect(screen.queryByTestId('google-button')).toBeNull()
  })

  it('is hidden in an app’s own window, where Google refuses it', async () => {
    platform.desktop = fakeDesktop().desktop
    show(version(CLIENT_ID))
    await waitFor(() => expect(queryClient.getQueryData(['version'])).toBeDefined())
    expect(screen.queryByTestId('google-button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })

  it('says so when Google’s script does not come, and the rest of the page works', async () => {
    google.letCome(false)
    const login: Answers = { 'POST /auth/login': () => ok({ token: 't', user: sampleUser() }) }
    const { router } = show({ ...version(CLIENT_ID), ...login }, '/login')
    expect(await screen.findByText(/Google sign-in could not be loaded/)).toBeVisible()
    expect(document.querySelector('script[src*="google"]')).toBeNull()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Username'), 'mira')
    await user.type(screen.getByLabelText('Password'), 'Secret1')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
  })
})

describe('Continue with Google', () => {
  it('[AUTH-40] hands the token on, keeps ours and opens the lobby', async () => {
    google.answerWith('token-of-mira')
    const { server, router } = show({ ...version(CLIENT_ID), ...welcome })
    await userEvent.click(await googleButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
    expect(server.sent('POST /auth/google')[0]?.body).toEqual({
      firebaseUser: { idToken: 'token-of-mira' },
      language: 'english',
    })
    expect(localStorage.getItem('auth_token')).toBe('of-google')
  })

  it('fetches the script once a page', async () => {
    const asked = google.asked.length
    const { unmount } = show(version(CLIENT_ID))
    await googleButton()
    unmount()
    show(version(CLIENT_ID))
    await googleButton()
    expect(google.asked).toHaveLength(asked)
    expect(google.clientIds).toEqual([CLIENT_ID])
  })

  it('speaks the page’s language and wears its scheme', async () => {
    show(version(CLIENT_ID))
    const names = () => screen.getAllByRole('button', { name: /^Google/ }).map((one) => one.textContent)
    await googleButton()
    expect(names()).toEqual(['Google en outline'])
    setLanguage('italian')
    await waitFor(() => expect(names()).toEqual(['Google it outline']))
    await userEvent.click(screen.getByRole('button', { name: 'Passa al tema scuro' }))
    await waitFor(() => expect(names()).toEqual(['Google it filled_black']))
    expect(google.looks.at(-1)).toMatchObject({ text: 'continue_with', type: 'standard' })
  })

  it('says that it is at it until the answer is there', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof ok>>()
    const { router } = show({ ...version(CLIENT_ID), 'POST /auth/google': () => answer.promise })
    await userEvent.click(await googleButton())
    expect(await screen.findByText('Signing in with Google…')).toBeVisible()
    answer.resolve(ok({ token: 't', user: sampleUser() }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
  })

  it('[AUTH-34] tells who has an account with this address what to do', async () => {
    show({
      ...version(CLIENT_ID),
      'POST /auth/google': () =>
        failed(409, 'EMAIL_ALREADY_EXISTS', 'Account with this e-mail already exists'),
    })
    await userEvent.click(await googleButton())
    expect(await screen.findByText(/first sign in with your password and confirm/)).toBeVisible()
  })

  it('[AUTH-39] shows a refusal on the login page like every other, there and as a toast', async () => {
    const refuse: Answers = {
      'POST /auth/google': () => failed(401, 'GOOGLE_AUTHENTICATION_FAILED', 'Google authentication failed'),
    }
    show({ ...version(CLIENT_ID), ...refuse }, '/login')
    await userEvent.click(await googleButton())
    expect(await screen.findAllByText('Google authentication failed')).toHaveLength(2)
    expect(await googleButton()).toBeVisible()
    expect(screen.queryByText(/first sign in with your password/)).toBeNull()
  })

  it.each(['/login', '/register'] as const)(
    '[ADMIN-11] says on %s why and until when an account is banned, and nothing of it after the next try',
    async (at) => {
      const details = { reason: 'Cheats', until: null }
      const answers = [
        failed(403, 'BANNED', 'This account is banned', details),
        failed(401, 'GOOGLE_AUTHENTICATION_FAILED', 'Google authentication failed'),
      ]
      show({ ...version(CLIENT_ID), 'POST /auth/google': () => answers.shift() ?? ok(undefined) }, at)
      await userEvent.click(await googleButton())
      expect(await screen.findByText('Reason: Cheats')).toBeVisible()
      expect(screen.getByText('The ban is permanent.')).toBeVisible()
      await userEvent.click(await googleButton())
      expect(await screen.findAllByText('Google authentication failed')).not.toEqual([])
      expect(screen.queryByText('Reason: Cheats')).toBeNull()
    },
  )

  it('stands on the registration page too', async () => {
    const { router } = show({ ...version(CLIENT_ID), ...welcome }, '/register')
    await userEvent.click(await googleButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
  })
})

describe('Google in the desktop app', () => {
  const GRANT = { code: '4/x', codeVerifier: 'v'.repeat(43), redirectUri: 'http://127.0.0.1:50123' }
  const button = () => screen.findByRole('button', { name: 'Continue with Google' })
  const setUp = (answers: Answers = {}) => {
    const { desktop } = fakeDesktop()
    platform.desktop = desktop
    return { desktop, ...show({ ...version(CLIENT_ID, '56-desktop.apps.example'), ...answers }) }
  }

  it('goes over the system browser, and hands what it brings back to the cloud', async () => {
    const { desktop, server, router } = setUp({
      'POST /auth/google/desktop': () => ok({ token: 'of-google', user: sampleUser() }),
    })
    const back = Promise.withResolvers<typeof GRANT>()
    desktop.authorizeWithGoogle.mockReturnValue(back.promise)
    await userEvent.click(await button())
    expect(desktop.authorizeWithGoogle).toHaveBeenCalledExactlyOnceWith('56-desktop.apps.example')
    expect(screen.getByRole('status')).toHaveTextContent('Sign in with your browser')
    back.resolve(GRANT)
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
    expect(server.sent('POST /auth/google/desktop')[0]?.body).toEqual({ ...GRANT, language: 'english' })
  })

  it('says that the player has cancelled it', async () => {
    setUp()
    await userEvent.click(await button())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('was cancelled'))
  })

  it('[AUTH-34] tells who has an account with this address what to do', async () => {
    const { desktop } = setUp({
      'POST /auth/google/desktop': () =>
        failed(409, 'EMAIL_ALREADY_EXISTS', 'Account with this e-mail already exists'),
    })
    desktop.authorizeWithGoogle.mockResolvedValue(GRANT)
    await userEvent.click(await button())
    expect(await screen.findByText(/first sign in with your password and confirm/)).toBeVisible()
  })
})

it('[UI-5] stands on the login page beside name, password, registration and the way back in', async () => {
  const user = userEvent.setup()
  show(version(CLIENT_ID), '/login')
  expect(await googleButton()).toBeVisible()
  expect(screen.getByLabelText('Username')).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/register')
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
})
