import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { loadSession } from '#renderer/testing/session.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

const credentials = { username: 'mira', password: 'Secret1' }
const registration = { ...credentials, email: 'm@example.org', confirmPassword: 'Secret1' }
const refuse = () => failed(401, 'INVALID_USERNAME_OR_PASSWORD', 'Invalid username or password')

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('signing in', () => {
  it.each(['password', 'Google'])('[AUTH-38] by %s goes from idle to loading to success', async (means) => {
    const session = () => ok({ token: 't', user: sampleUser() })
    stubServer({ 'POST /auth/login': session, 'POST /auth/google': session })
    const { logIn, logInWithGoogle, useSession } = await loadSession()
    const seen = [useSession.getState().authStatus]
    useSession.subscribe(({ authStatus }) => {
      if (seen.at(-1) !== authStatus) seen.push(authStatus)
    })
    await (means === 'Google' ? logInWithGoogle('an-id-token') : logIn(credentials))
    expect(seen).toEqual(['idle', 'loading', 'success'])
  })

  it('[AUTH-38] [AUTH-39] goes to error when refused: unauthenticated, with the error and a toast', async () => {
    stubServer({
      'POST /auth/register': refuse,
      'POST /auth/login': refuse,
      'POST /auth/google': () => failed(401, 'GOOGLE_AUTHENTICATION_FAILED', 'Google authentication failed'),
    })
    const { logIn, logInWithGoogle, register, sessionState, toast } = await loadSession()
    const told = vi.spyOn(toast, 'error')
    await expect(logIn(credentials)).rejects.toThrow()
    expect(sessionState()).toMatchObject({
      authStatus: 'error',
      authError: 'Invalid username or password',
      isAuthenticated: false,
    })
    expect(told).toHaveBeenCalledWith('Login failed')
    await expect(register(registration)).rejects.toThrow()
    expect(sessionState().authStatus).toBe('error')
    await expect(logInWithGoogle('an-id-token')).rejects.toThrow()
    expect(sessionState()).toMatchObject({ authStatus: 'error', isAuthenticated: false })
    expect(told).toHaveBeenLastCalledWith('Google authentication failed')
  })

  it('[AUTH-39] takes the refusal away with the next attempt', async () => {
    const answers = [refuse, () => ok({ token: 't', user: sampleUser() })]
    stubServer({ 'POST /auth/login': () => (answers.shift() ?? refuse)() })
    const { logIn, toast } = await loadSession()
    const [told, taken] = [vi.spyOn(toast, 'error'), vi.spyOn(toast, 'dismiss')]
    await expect(logIn(credentials)).rejects.toThrow()
    expect(taken).not.toHaveBeenCalled()
    await logIn(credentials)
    expect(taken.mock.calls).toEqual([[told.mock.results[0]?.value]])
  })

  it('[AUTH-40] [SESS-12] stores token and user id, of a registration and of Google too', async () => {
    stubServer({
      'POST /auth/login': () => ok({ token: 'of-login', user: sampleUser() }),
      'POST /auth/register': () => ok({ token: 'of-register', user: sampleUser({ id: 'u2' }) }),
      'POST /auth/google': () => ok({ token: 'of-google', user: sampleUser({ id: 'u3' }) }),
    })
    const { logIn, logInWithGoogle, register } = await loadSession()
    await logIn(credentials)
    expect(localStorage.getItem('auth_token')).toBe('of-login')
    expect(localStorage.getItem('user_id')).toBe('u1')
    await register(registration)
    expect(localStorage.getItem('auth_token')).toBe('of-register')
    expect(localStorage.getItem('user_id')).toBe('u2')
    await logInWithGoogle('an-id-token')
    expect(localStorage.getItem('auth_token')).toBe('of-google')
    expect(localStorage.getItem('user_id')).toBe('u3')
  })

  it('[SESS-13] persists the user and the flag, and nothing else', async () => {
    stubServer({ 'POST /auth/login': () => ok({ token: 't', user: sampleUser() }) })
    const { logIn } = await loadSession()
    await logIn(credentials)
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEYS.app) ?? '{}')
    expect(stored.state).toEqual({ user: sampleUser(), isAuthenticated: true })
  })

  it('tells those who wait for it, and those who come late', async () => {
    stubServer({ 'POST /auth/login': () => ok({ token: 't', user: sampleUser() }) })
    const { logIn, onSignedIn } = await loadSession()
    const [early, late] = [vi.fn(), vi.fn()]
    onSignedIn(early)
    await logIn(credentials)
    onSignedIn(late)
    expect(early).toHaveBeenCalledOnce()
    expect(late).toHaveBeenCalledOnce()
  })

  it('[I18N-2] speaks the account’s language from then on', async () => {
    stubServer({
      'POST /auth/login': () => ok({ token: 't', user: sampleUser({ preferredLanguage: 'italian' }) }),
    })
    const { logIn } = await loadSession()
    const { currentLanguage } = await import('#renderer/lib/i18n.ts')
    expect(currentLanguage()).toBe('english')
    await logIn(credentials)
    await vi.waitFor(() => expect(currentLanguage()).toBe('italian'), 20_000)
  })
})
