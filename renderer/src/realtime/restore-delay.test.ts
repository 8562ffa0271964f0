import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRealtime } from '#renderer/realtime/start-realtime.ts'
import { forgetStart, sessionReady } from '#renderer/session/session-start.ts'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { logIn } from '#renderer/session/sign-in.ts'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'

const restoreSession = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#renderer/realtime/room/restore-session.ts', () => ({ restoreSession }))

/** Lets the promises that are due settle; what is fetched by import is mocked, and comes at once. */
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

await import('#renderer/realtime/room/restore-session.ts')
startRealtime(() => undefined)
beforeEach(() => {
  vi.useFakeTimers()
  restoreSession.mockClear()
  setSession(SIGNED_OUT)
  forgetStart()
})
afterEach(async () => {
  await tick(1_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the last room', () => {
  it('[SESS-35] is restored half a second after a login, and not before', async () => {
    stubServer({ 'POST /auth/login': () => ok({ token: 'jwt', user: sampleUser() }) })
    await logIn({ username: 'mira', password: 'Secret1' })
    await tick(499)
    expect(restoreSession).not.toHaveBeenCalled()
    await tick(1)
    await vi.waitFor(() => expect(restoreSession).toHaveBeenCalledTimes(1), 20_000)
  })

  it('[SESS-35] is restored half a second after a start whose stored token is valid', async () => {
    localStorage.setItem('auth_token', 'jwt')
    stubServer({
      'GET /auth/validate': () => ok({ valid: true, user: sampleUser() }),
      'GET /auth/profile': () => ok(sampleProfile()),
    })
    await sessionReady()
    await tick(499)
    expect(restoreSession).not.toHaveBeenCalled()
    await tick(1)
    await vi.waitFor(() => expect(restoreSession).toHaveBeenCalledTimes(1), 20_000)
  })

  it('[SESS-35] is not restored after a start whose token is refused, nor without one', async () => {
    const refuse = () => failed(401, 'TOKEN_INVALID_OR_EXPIRED', 'Invalid or expired token')
    stubServer({ 'GET /auth/validate': refuse, 'POST /auth/refresh': refuse })
    await sessionReady()
    localStorage.setItem('auth_token', 'jwt')
    forgetStart()
    await sessionReady()
    await tick(1_000)
    expect(restoreSession).not.toHaveBeenCalled()
  })
})
