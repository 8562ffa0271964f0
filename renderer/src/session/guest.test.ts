import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { loadSession, storeVisit } from '#renderer/testing/session.ts'

const guest = sampleUser({ role: 'guest', email: null, emailVerified: false, balance: 0 })
const entered = () => ok({ token: 't', user: guest, deviceToken: 'd'.repeat(43) })
const fields = { username: 'Mira', email: 'm@example.org', password: 'Secret1', confirmPassword: 'Secret1' }
const required = () => failed(403, 'ACCOUNT_REQUIRED', 'You need an account for this')
const offer = async () => (await import('#renderer/session/account-offer.ts')).useAccountOffer.getState()

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('playing as a guest', () => {
  it('[GUEST-1, SESS-9] sends the page’s language, and the device token the next time', async () => {
    const server = stubServer({ 'POST /auth/guest': entered })
    const { playAsGuest, logOut, sessionState } = await loadSession()
    await playAsGuest('Mira')
    expect(sessionState()).toMatchObject({ isAuthenticated: true, user: guest })
    expect(localStorage.getItem('auth_token')).toBe('t')
    logOut()
    expect(localStorage.getItem('auth_token')).toBeNull()
    await playAsGuest('Mira')
    expect(server.sent('POST /auth/guest').map(({ body }) => body)).toEqual([
      { nickname: 'Mira', language: 'english' },
      { nickname: 'Mira', language: 'english', deviceToken: 'd'.repeat(43) },
    ])
  })

  it('[GUEST-1] remembers the nickname, and says on logout that the guest can come back', async () => {
    stubServer({ 'POST /auth/guest': entered })
    const { playAsGuest, logOut, toast } = await loadSession()
    const told = vi.spyOn(toast, 'blank')
    await playAsGuest('Mira')
    logOut()
    expect(told).toHaveBeenCalledWith('For 30 days you can come back here as the same guest.')
    const { usePreferences } = await import('#renderer/lib/preferences.ts')
    expect(usePreferences.getState().nickname).toBe('Mira')
  })

  it('[GUEST-5] gives a long wait in minutes', async () => {
    const wait = { retryAfter: 1500 }
    stubServer({
      'POST /auth/guest': () => failed(429, 'RATE_LIMITED', 'Try again in 1500 seconds.', wait),
    })
    const { playAsGuest, sessionState } = await loadSession()
    await expect(playAsGuest('Mira')).rejects.toThrow()
    expect(sessionState().authError).toBe('Too many tries. Try again in 25 minutes.')
  })
})

describe('what needs an account', () => {
  it('[GUEST-2] offers one to a guest, whichever call is refused', async () => {
    stubServer({ 'GET /wallet': required })
    storeVisit('t', guest)
    const { api } = await loadSession()
    expect((await offer()).reason).toBeNull()
    await expect(api.get('/wallet')).rejects.toThrow()
    expect((await offer()).reason).toBe('needed')
  })

  it('[GUEST-6] offers none to a visitor where guests are shut out', async () => {
    stubServer({ 'POST /auth/guest': required })
    const { playAsGuest, sessionState } = await loadSession()
    await offer()
    await expect(playAsGuest('Mira')).rejects.toThrow()
    expect(sessionState().authError).toBe('You need an account for this')
    expect((await offer()).reason).toBeNull()
  })
})

describe('claiming', () => {
  it('[GUEST-4] keeps login and id, and forgets the device', async () => {
    const account = sampleUser({ balance: 100 })
    const server = stubServer({
      'POST /auth/guest': entered,
      'POST /auth/guest/claim': () => ok({ token: 'next', user: account }),
      'GET /auth/profile': () => ok(sampleProfile(account)),
    })
    const { playAsGuest, sessionState } = await loadSession()
    await playAsGuest('Mira')
    const { claimByPassword } = await import('#renderer/session/claim.ts')
    await claimByPassword(fields)
    expect(server.sent('POST /auth/guest/claim')[0]?.body).toEqual({ ...fields, language: 'english' })
    expect(sessionState()).toMatchObject({ isAuthenticated: true, user: account })
    expect(localStorage.getItem('auth_token')).toBe('next')
    expect(localStorage.getItem('device_token')).toBeNull()
  })

  it('[GUEST-4] by Google, and leaves the guest signed in when it fails', async () => {
    const server = stubServer({
      'POST /auth/guest': entered,
      'POST /auth/guest/claim': () => failed(409, 'EMAIL_ALREADY_EXISTS', 'Email already exists'),
    })
    const { playAsGuest, sessionState } = await loadSession()
    await playAsGuest('Mira')
    const { claimByGoogle } = await import('#renderer/session/claim.ts')
    await expect(claimByGoogle('an-id-token')).rejects.toThrow()
    expect(server.sent('POST /auth/guest/claim')[0]?.body).toEqual({
      firebaseUser: { idToken: 'an-id-token' },
      language: 'english',
    })
    expect(sessionState()).toMatchObject({ isAuthenticated: true, user: guest })
    expect(localStorage.getItem('device_token')).toBe('d'.repeat(43))
  })
})
