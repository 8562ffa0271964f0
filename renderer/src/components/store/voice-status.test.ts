import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { loadSession, storeVisit } from '#renderer/testing/session.ts'
import type { VoiceStatus } from '#shared/schemas/voice.ts'

const user = sampleUser()
const GRACE = {
  id: 'en-grace',
  name: 'Grace',
  category: 'default',
  ageGroup: 'adult',
  gender: 'female',
  language: 'english',
} as const
const STATUS: VoiceStatus = {
  tokens: 7,
  canWatchAd: true,
  nextAdAt: null,
  hasActiveSubscription: true,
  subscriptionType: 'voice-pro',
  subscriptionExpires: '2026-12-22T00:00:00.000Z',
  selectedVoice: GRACE,
}
const stored = () => JSON.parse(localStorage.getItem('voice_storage') ?? 'null')

/** The app of a page load, before a server that has the account. */
async function start(server: Parameters<typeof stubServer>[0]) {
  const stub = stubServer({
    'POST /auth/login': () => ok({ token: 't1', user }),
    'POST /auth/logout': () => ok(null),
    ...server,
  })
  const session = await loadSession()
  const { followAccount } = await import('#renderer/app/follow-account.ts')
  followAccount()
  const asked = () => stub.sent('GET /voice/status').length
  return { ...stub, session, asked, voice: await import('./voice-status.ts') }
}
const logIn = (session: Awaited<ReturnType<typeof loadSession>>) =>
  session.logIn({ username: 'Mira', password: 'Secret1' })

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the status of the voice', () => {
  it('[VOICE-11, VOICE-12] is fetched after a login, and kept with voice, tokens and subscription', async () => {
    const { session, asked } = await start({ 'GET /voice/status': () => ok(STATUS) })
    expect(asked()).toBe(0)
    await logIn(session)
    await vi.waitFor(
      () => expect(stored()).toEqual({ selectedVoice: GRACE, tokens: 7, hasActiveSubscription: true }),
      20_000,
    )
    expect(asked()).toBe(1)
  })

  it.each([
    [404, 'NOT_FOUND'],
    [401, 'UNAUTHORIZED_ACCESS'],
  ] as const)('[VOICE-11] is done without, silently, when it answers %i', async (status, code) => {
    const { session, asked, sent } = await start({
      'GET /voice/status': () => failed(status, code, 'x'),
      'POST /auth/refresh': () => failed(401, code, 'x'),
    })
    const told = [vi.spyOn(session.toast, 'blank'), vi.spyOn(session.toast, 'error')]
    await logIn(session)
    await vi.waitFor(() => expect(asked()).toBe(1), 20_000)
    await new Promise((done) => setTimeout(done))
    expect(sent('POST /auth/refresh')).toEqual([])
    expect(session.sessionState().isAuthenticated).toBe(true)
    for (const toast of told) expect(toast).not.toHaveBeenCalled()
    expect(stored()).toBeNull()
  })

  it('[VOICE-11] is nothing that a guest has', async () => {
    const guest = sampleUser({ role: 'guest', email: null })
    const { session, asked } = await start({ 'POST /auth/login': () => ok({ token: 't1', user: guest }) })
    await logIn(session)
    await vi.dynamicImportSettled()
    expect(asked()).toBe(0)
  })

  it('[VOICE-12] is not kept where the player has logged out meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof ok>>()
    const { session, asked } = await start({ 'GET /voice/status': () => promise })
    await logIn(session)
    await vi.waitFor(() => expect(asked()).toBe(1), 20_000)
    session.logOut()
    resolve(ok(STATUS))
    await new Promise((done) => setTimeout(done))
    expect(stored()).toBeNull()
  })

  it('[VOICE-12] is kept as it changes, read at the next start, and forgotten by a logout', async () => {
    const first = await start({ 'GET /voice/status': () => ok({ ...STATUS, tokens: 1 }) })
    await logIn(first.session)
    await vi.waitFor(() => expect(stored()).toMatchObject({ tokens: 1 }), 20_000)
    const { queryClient } = await import('#renderer/lib/query-client.ts')
    await queryClient.fetchQuery(first.voice.voiceStatusQuery)
    first.voice.noteSpoken()
    expect(stored()).toMatchObject({ tokens: 0 })

    storeVisit('t1', user)
    const next = await start({ 'GET /voice/status': () => failed(503, 'SERVICE_UNAVAILABLE', 'x') })
    const { readVoice } = await import('./kept-voice.ts')
    expect(readVoice()).toEqual({ selectedVoice: GRACE, tokens: 0, hasActiveSubscription: true })
    next.session.logOut()
    expect(readVoice()).toBeUndefined()
  })

  it.each(['{', '{"tokens":-1}', 'null'])('[VOICE-12] is not read from what is none: %s', async (text) => {
    localStorage.setItem('voice_storage', text)
    const { readVoice } = await import('./kept-voice.ts')
    expect(readVoice()).toBeUndefined()
  })
})
