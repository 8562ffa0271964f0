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
  it('[AUTH-38] goes from idle to loading to success', async () => {
    stubServer({ 'POST /auth/login': () => ok({ token: 't', user: sampleUser() }) })
    const { logIn, useSession } = await loadSession()
    const seen = [useSession.getState().authStatus]
    useSession.subscribe(({ authStatus }) => {
      if (seen.at(-1) !== authStatus) seen.push(authStatus)
    })
    await logIn(credentials)
    expect(seen).toEqual(['idle', 'loading', 'success'])
  })

  it('[AUTH-38] [AUTH-39] goes to error when refused: unauthenticated, with the error and a toast', async () => {
    stubServer({ 'POST /auth/register': refuse, 'POST /auth/login': refuse })
    const { logIn, register, sessionState, toast } = await loadSession()
    const told = vi.spyOn(toast, 'error')
    await expect(logIn(credentials)).rejects.toThrow()
    expect(sessionState()).toMatchObject({
      authStatus: 'error',
      authError: 'Invalid username or password',
      isAuthenticated: false,
    })
    expect(told).toHaveBeenCalledWith('Invalid username or password')
    await expect(register(registration)).rejects.toThrow()
    expect(sessionState().authStatus).toBe('error')
  })

  it('[AUTH-40] [SESS-12] stores token and user id, of a registration too', async () => {
    stubServer({
      'POST /auth/login': () => ok({ token: 'of-login', user: sampleUser() }),
      'POST /auth/register': () => ok({ token: 'of-register', user: sampleUser({ id: 'u2' }) }),
    })
    const { logIn, register } = await loadSession()
    await logIn(credentials)
    expect(localStorage.getItem('auth_token')).toBe('of-login')
    expect(localStorage.getItem('user_id')).toBe('u1')
    await register(registration)
    expect(localStorage.getItem('auth_token')).toBe('of-register')
    expect(localStorage.getItem('user_id')).toBe('u2')
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
    await vi.waitFor(() => expect(currentLanguage()).toBe('italian'))
  })
})
