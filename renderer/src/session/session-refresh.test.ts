import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { loadSession, storeVisit } from '#renderer/testing/session.ts'

const refuse = () => failed(401, 'TOKEN_INVALID_OR_EXPIRED', 'Token is invalid or expired')
const renew = () => ok({ token: 'new' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  storeVisit('old', sampleUser())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('refreshing the session', () => {
  it('[SESS-6] is ignored when the last one was under a second ago', async () => {
    const server = stubServer({
      'POST /auth/refresh': renew,
      'GET /auth/validate': () => ok({ valid: true, user: sampleUser() }),
      'GET /auth/profile': () => ok(sampleProfile()),
    })
    const { refreshSession } = await loadSession()
    await refreshSession()
    vi.advanceTimersByTime(999)
    await refreshSession()
    expect(server.sent('GET /auth/profile')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await refreshSession()
    expect(server.sent('GET /auth/profile')).toHaveLength(2)
  })

  it('[SESS-7] validates the token when the refresh fails', async () => {
    const server = stubServer({
      'POST /auth/refresh': refuse,
      'GET /auth/validate': () => ok({ valid: true, user: sampleUser() }),
      'GET /auth/profile': () => ok(sampleProfile()),
    })
    const { refreshSession, sessionState } = await loadSession()
    expect(await refreshSession()).toBe(true)
    expect(server.sent('GET /auth/validate')).toHaveLength(1)
    expect(sessionState().isAuthenticated).toBe(true)
  })

  it('[SESS-7] [SESS-11] logs out as expired when that fails too', async () => {
    stubServer({ 'POST /auth/refresh': refuse, 'GET /auth/validate': refuse })
    const { refreshSession, onSignedOut, toast } = await loadSession()
    const [out, told] = [vi.fn(), vi.spyOn(toast, 'blank')]
    onSignedOut(out)
    expect(await refreshSession()).toBe(false)
    expect(out).toHaveBeenCalledWith('expired')
    expect(told).toHaveBeenCalledOnce()
  })

  it('keeps the session when the server cannot be asked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    const { refreshSession, sessionState } = await loadSession()
    expect(await refreshSession()).toBe(true)
    expect(sessionState().isAuthenticated).toBe(true)
  })

  it('[SESS-8] loads profile and language, and hands the new token on', async () => {
    stubServer({
      'POST /auth/refresh': renew,
      'GET /auth/profile': () => ok(sampleProfile(sampleUser({ balance: 7, preferredLanguage: 'italian' }))),
    })
    const { refreshSession, sessionState, onTokenRefreshed } = await loadSession()
    const { currentLanguage } = await import('#renderer/lib/i18n.ts')
    const socket = vi.fn()
    onTokenRefreshed(socket)
    await refreshSession()
    expect(socket).toHaveBeenCalledWith({ token: 'new' })
    expect(sessionState().user?.balance).toBe(7)
    await vi.waitFor(() => expect(currentLanguage()).toBe('italian'), 20_000)
  })
})
