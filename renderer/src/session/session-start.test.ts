import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { loadSession, storeVisit } from '#renderer/testing/session.ts'

const refuse = () => failed(401, 'TOKEN_INVALID_OR_EXPIRED', 'Token is invalid or expired')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a start', () => {
  it('[SESS-53] with a token alone validates it, loads the profile and is signed in', async () => {
    storeVisit('t', null)
    const server = stubServer({
      'GET /auth/validate': () => ok({ valid: true, user: sampleUser() }),
      'GET /auth/profile': () => ok(sampleProfile()),
    })
    const { sessionReady, sessionState, onSignedIn } = await loadSession()
    const listener = vi.fn()
    onSignedIn(listener)
    await sessionReady()
    expect(sessionState()).toMatchObject({ isAuthenticated: true, user: { username: 'Mira' } })
    expect(server.sent('GET /auth/profile')).toHaveLength(1)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('[SESS-53] with a token that is of no use is signed out', async () => {
    storeVisit('t', null)
    stubServer({ 'GET /auth/validate': refuse, 'POST /auth/refresh': refuse })
    const { sessionReady, sessionState } = await loadSession()
    await sessionReady()
    expect(sessionState().isAuthenticated).toBe(false)
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it('renews a token that has run out overnight', async () => {
    storeVisit('old', null)
    stubServer({
      'GET /auth/validate': ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? ok({ valid: true, user: sampleUser() }) : refuse(),
      'POST /auth/refresh': () => ok({ token: 'new' }),
      'GET /auth/profile': () => ok(sampleProfile()),
    })
    const { sessionReady, sessionState } = await loadSession()
    await sessionReady()
    expect(sessionState().isAuthenticated).toBe(true)
    expect(localStorage.getItem('auth_token')).toBe('new')
  })

  it('without a token forgets who was there', async () => {
    storeVisit(null, sampleUser())
    stubServer({})
    const { sessionReady, sessionState } = await loadSession()
    await sessionReady()
    expect(sessionState().isAuthenticated).toBe(false)
  })

  it('[STATUS-3] during maintenance is signed in when that is over', async () => {
    storeVisit('t', sampleUser())
    let isShut = true
    stubServer({
      'GET /auth/validate': () =>
        isShut
          ? failed(503, 'MAINTENANCE', 'Maintenance is under way')
          : ok({ valid: true, user: sampleUser() }),
      'GET /auth/profile': () => ok(sampleProfile()),
    })
    const { sessionReady, onSignedIn } = await loadSession()
    const { tellServerBack } = await import('#renderer/lib/server-back.ts')
    const listener = vi.fn()
    onSignedIn(listener)
    await sessionReady()
    for (const shut of [true, false]) {
      isShut = shut
      // Until the answer has come nobody waits for the server.
      await vi.waitFor(() => {
        tellServerBack()
        expect(listener).toHaveBeenCalledTimes(shut ? 0 : 1)
      }, 20_000)
    }
    tellServerBack()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('keeps token and user when the server cannot be reached', async () => {
    storeVisit('t', sampleUser())
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    const { sessionReady, sessionState } = await loadSession()
    await sessionReady()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sessionState().isAuthenticated).toBe(true)
    expect(localStorage.getItem('auth_token')).toBe('t')
  })
})
