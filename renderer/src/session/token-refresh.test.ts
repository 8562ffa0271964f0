import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { loadSession, storeVisit } from '#renderer/testing/session.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

const unauthorized = () => failed(401, 'UNAUTHORIZED', 'Unauthorized')
const isFresh = (headers: Headers) => headers.get('authorization') === 'Bearer new'
const token = () => localStorage.getItem(STORAGE_KEYS.authToken)

/** A server that refuses the old token and renews it. */
const renewing = () =>
  stubServer({
    'GET /x': ({ headers }) => (isFresh(headers) ? ok({}) : unauthorized()),
    'POST /auth/refresh': () => ok({ token: 'new' }),
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  storeVisit('old', sampleUser())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('after a 401', () => {
  it('[SESS-1] refreshes once and repeats the request once', async () => {
    const server = renewing()
    const { api } = await loadSession()
    await api.get('/x')
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /x',
      'POST /auth/refresh',
      'GET /x',
    ])
  })

  it('[SESS-1] does not repeat for ever', async () => {
    const server = stubServer({ 'GET /x': unauthorized, 'POST /auth/refresh': () => ok({ token: 'new' }) })
    const { api } = await loadSession()
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401 })
    expect(server.sent('GET /x')).toHaveLength(2)
    expect(server.sent('POST /auth/refresh')).toHaveLength(1)
  })

  it.each(['/auth/refresh', '/auth/validate'])('[SESS-2] of %s does not refresh', async (path) => {
    const server = stubServer({ 'POST /auth/refresh': unauthorized, 'GET /auth/validate': unauthorized })
    const { api } = await loadSession()
    const call = path === '/auth/refresh' ? api.post(path) : api.get(path)
    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(server.requests).toHaveLength(1)
  })

  it('[SESS-3] does not refresh again within 5 s', async () => {
    const server = stubServer({ 'GET /x': unauthorized, 'POST /auth/refresh': () => ok({ token: 'new' }) })
    const { api } = await loadSession()
    await api.get('/x').catch(() => undefined)
    vi.advanceTimersByTime(4_999)
    await api.get('/x').catch(() => undefined)
    expect(server.sent('POST /auth/refresh')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await api.get('/x').catch(() => undefined)
    expect(server.sent('POST /auth/refresh')).toHaveLength(2)
  })

  it('[SESS-3] lets requests wait for the refresh that is running', async () => {
    const server = renewing()
    const { api } = await loadSession()
    await Promise.all([api.get('/x'), api.get('/x'), api.get('/x')])
    expect(server.sent('POST /auth/refresh')).toHaveLength(1)
    expect(server.sent('GET /x')).toHaveLength(6)
  })

  it('[SESS-4] without a stored token does not refresh', async () => {
    localStorage.clear()
    const server = stubServer({
      'POST /auth/login': () => failed(401, 'INVALID_USERNAME_OR_PASSWORD', 'Invalid username or password'),
    })
    const { logIn } = await loadSession()
    await expect(logIn({ username: 'a', password: 'b' })).rejects.toMatchObject({
      code: 'INVALID_USERNAME_OR_PASSWORD',
    })
    expect(server.requests).toHaveLength(1)
  })

  it('[SESS-5] stores the new token and tells those who listen', async () => {
    renewing()
    const { api, onTokenRefreshed } = await loadSession()
    const listener = vi.fn()
    onTokenRefreshed(listener)
    await api.get('/x')
    expect(token()).toBe('new')
    expect(listener).toHaveBeenCalledWith({ token: 'new' })
  })

  it('[SESS-11] ends the session when the refresh is refused, and says so', async () => {
    stubServer({ 'GET /x': unauthorized, 'POST /auth/refresh': unauthorized })
    const { api, onSignedOut, sessionState, toast } = await loadSession()
    const told = vi.spyOn(toast, 'blank')
    const out = vi.fn()
    onSignedOut(out)
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401 })
    expect(out).toHaveBeenCalledWith('expired')
    expect(told).toHaveBeenCalledWith('Your session has ended. Please sign in again.')
    expect(sessionState().isAuthenticated).toBe(false)
    expect(token()).toBeNull()
  })

  it('[UI-30] neither refreshes nor logs out while the session was closed from elsewhere', async () => {
    const server = stubServer({ 'GET /x': unauthorized })
    const { api, setSession, sessionState } = await loadSession()
    setSession({ forceDisconnectReason: 'Logged in from another device' })
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401 })
    expect(server.requests).toHaveLength(1)
    expect(sessionState().isAuthenticated).toBe(true)
  })
})

describe('a login that is renewed', () => {
  const PASSWORDS = { currentPassword: 'Secret1', newPassword: 'Secret2' }
  const CHANGE = 'POST /auth/change-password'

  it('[AUTH-36] goes on with the token of the answer', async () => {
    stubServer({ [CHANGE]: () => ok({ token: 'new' }) })
    const { changePassword, onLoginRenewed } = await loadSession()
    const renewed = vi.fn()
    onLoginRenewed(renewed)
    await changePassword(PASSWORDS)
    expect(token()).toBe('new')
    expect(renewed).toHaveBeenCalledOnce()
  })

  it('does not end with the old token, which others still use meanwhile', async () => {
    let answer: (reply: ReturnType<typeof ok>) => void = () => undefined
    stubServer({
      [CHANGE]: () => new Promise((resolve) => (answer = resolve)),
      'GET /x': unauthorized,
      'POST /auth/refresh': unauthorized,
    })
    const { api, changePassword, sessionState } = await loadSession()
    const changed = changePassword(PASSWORDS)
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401 })
    expect(sessionState().isAuthenticated).toBe(true)
    answer(ok({ token: 'new' }))
    await changed
    expect(token()).toBe('new')
  })

  it('keeps what it has when the password was wrong', async () => {
    stubServer({ [CHANGE]: () => failed(400, 'CURRENT_PASSWORD_INCORRECT', 'x'), 'GET /x': unauthorized })
    const { changePassword, sessionState } = await loadSession()
    await expect(changePassword(PASSWORDS)).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_INCORRECT' })
    expect(token()).toBe('old')
    expect(sessionState().isAuthenticated).toBe(true)
  })

  it('renews a token that has run out on the way', async () => {
    stubServer({
      [CHANGE]: ({ headers }) => (isFresh(headers) ? ok({ token: 'newer' }) : unauthorized()),
      'POST /auth/refresh': () => ok({ token: 'new' }),
    })
    const { changePassword } = await loadSession()
    await changePassword(PASSWORDS)
    expect(token()).toBe('newer')
  })
})
