import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { loadSession, storeVisit } from '#renderer/testing/session.ts'
import { reconnectKey, STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

beforeEach(() => {
  storeVisit('t', sampleUser())
  localStorage.setItem(reconnectKey('r1'), '{}')
  sessionStorage.setItem('x', '1')
  // biome-ignore lint/suspicious/noDocumentCookie: what a logout has to clear
  document.cookie = 'leftover=1; path=/'
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('logging out', () => {
  it('[SESS-9] clears storage, session storage, cookies and state', async () => {
    const server = stubServer({ 'POST /auth/logout': () => ok(undefined) })
    const { logOut, sessionState } = await loadSession()
    expect(sessionState().isAuthenticated).toBe(true)
    logOut()
    expect(server.sent('POST /auth/logout')).toHaveLength(1)
    expect(Object.keys(localStorage).filter((key) => key !== STORAGE_KEYS.preferences)).toEqual([])
    expect(sessionStorage).toHaveLength(0)
    expect(document.cookie).toBe('')
    expect(sessionState()).toMatchObject({ user: null, isAuthenticated: false, authStatus: 'idle' })
  })

  it('[SESS-9] leaves what belongs to a LAN host, a guest’s device token and the day’s riddle', async () => {
    stubServer({ 'POST /auth/logout': () => ok(undefined) })
    const kept = {
      'lan:http://192.168.1.5:7777:auth_token': 'lan-jwt',
      'lan:http://192.168.1.5:7777:app_store': '{}',
      [STORAGE_KEYS.deviceToken]: 'device',
      [STORAGE_KEYS.dailyRiddle]: '{"streak":3}',
    }
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    sessionStorage.setItem('lan:http://192.168.1.5:7777:room_drafts', '{}')
    const { logOut } = await loadSession()
    logOut()
    const left = Object.fromEntries(
      Object.entries({ ...localStorage }).filter(([key]) => key !== 'preferences'),
    )
    expect(left).toEqual(kept)
    expect(Object.keys(sessionStorage)).toEqual(['lan:http://192.168.1.5:7777:room_drafts'])
  })

  it('[SESS-9] does so even when the server cannot be told', async () => {
    stubServer({ 'POST /auth/logout': () => failed(500, 'SERVER_ERROR', 'Server error') })
    const { logOut, sessionState } = await loadSession()
    logOut()
    expect(sessionState().isAuthenticated).toBe(false)
    expect(localStorage.getItem(STORAGE_KEYS.authToken)).toBeNull()
  })

  it('[SESS-9] does so at once, without waiting for the server', async () => {
    const server = stubServer({ 'POST /auth/logout': () => new Promise<never>(() => undefined) as never })
    const { logOut, sessionState } = await loadSession()
    logOut()
    expect(sessionState().isAuthenticated).toBe(false)
    expect(localStorage.getItem(STORAGE_KEYS.authToken)).toBeNull()
    expect(server.sent('POST /auth/logout')).toHaveLength(1)
  })

  it('[SESS-9] brings no token back when the server refuses the old one', async () => {
    const server = stubServer({
      'POST /auth/logout': () => failed(401, 'UNAUTHORIZED_ACCESS', 'Unauthorized access'),
      'POST /auth/refresh': () => ok({ token: 't2' }),
    })
    const { logOut } = await loadSession()
    logOut()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(server.sent('POST /auth/refresh')).toEqual([])
    expect(localStorage.getItem(STORAGE_KEYS.authToken)).toBeNull()
  })

  it('[SESS-10] keeps language and preferences, under one key', async () => {
    stubServer({ 'POST /auth/logout': () => ok(undefined) })
    const { logOut } = await loadSession()
    const { setLanguage, currentLanguage } = await import('#renderer/lib/i18n.ts')
    const { setPreferences } = await import('#renderer/lib/preferences.ts')
    setLanguage('italian')
    setPreferences({ colorScheme: 'light', muted: true })
    logOut()
    expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.preferences])
    const { state } = JSON.parse(localStorage.getItem(STORAGE_KEYS.preferences) ?? '{}')
    expect(state).toMatchObject({ language: 'italian', colorScheme: 'light', muted: true })
    await vi.waitFor(() => expect(currentLanguage()).toBe('italian'), 20_000)
  })
})
